// What is the matter with a subscription that doesn't count at the moment (docs/faults.md 36), with the way to mend it.
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Link } from '../../../ui/text/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

const SENTENCES: Partial<Record<string, string>> = {
  past_due:
    'Ostatnia płatność za Premium nie przeszła, więc widzisz plan darmowy. Sprawdź kartę lub wskaż inną – Premium wróci zaraz po udanej płatności.',
  unpaid:
    'Płatność za Premium nie doszła do skutku, więc widzisz plan darmowy. Zapłać, a Premium wróci od razu.',
  incomplete: 'Płatność za Premium czeka na dokończenie. Do tego czasu widzisz plan darmowy.',
};

type PlanNoticesProps = {
  lapsedStatus: string | null;
  /** Left out: the way to the profile, where the payment is mended. */
  action?: ReactNode;
};

export function PlanNotices({ lapsedStatus, action }: PlanNoticesProps) {
  const sentence = lapsedStatus === null ? undefined : SENTENCES[lapsedStatus];
  if (sentence === undefined) return null;
  return (
    <Notice tone="warning" action={action ?? <ToProfile />}>
      {withNonBreakingSpaces(sentence)}
    </Notice>
  );
}

function ToProfile() {
  return <Link to="/profil#subskrypcja">Zarządzaj subskrypcją</Link>;
}
