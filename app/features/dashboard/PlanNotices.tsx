// What is the matter with a subscription that doesn't count at the moment (faults 36), with the way to mend it.
import type { Dashboard } from '#worker/services/dashboard.ts';
import { tied } from '../../lib/typography.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PROFILE_LINKS } from '../shell/nav-links.ts';

const PROFILE = PROFILE_LINKS.find(({ to }) => to === '/profil')?.to ?? null;

const SENTENCES: Partial<Record<string, string>> = {
  past_due:
    'Ostatnia płatność za Premium nie przeszła, więc widzisz plan darmowy. Sprawdź kartę lub wskaż inną – Premium wróci zaraz po udanej płatności.',
  unpaid:
    'Płatność za Premium nie doszła do skutku, więc widzisz plan darmowy. Ureguluj ją, a Premium wróci od razu.',
  incomplete: 'Płatność za Premium czeka na dokończenie. Do tego czasu widzisz plan darmowy.',
};

export function PlanNotices({ lapsedStatus }: Pick<Dashboard, 'lapsedStatus'>) {
  const sentence = lapsedStatus === null ? undefined : SENTENCES[lapsedStatus];
  if (sentence === undefined) return null;
  const action = PROFILE === null ? null : <Link to={PROFILE}>Zarządzaj subskrypcją</Link>;
  return (
    <Notice tone="warning" action={action}>
      {tied(sentence)}
    </Notice>
  );
}
