// What stands under the header of a page for a while: the operator's word to everybody, and the reminder of an address to be confirmed.
import { useLocation } from 'react-router';
import { usePageTrait } from '../../../lib/page-handle.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { UnconfirmedNotice } from '../../account/auth/session/UnconfirmedNotice.tsx';

export function Notices() {
  const sells = usePageTrait('sells');
  // Where the address is just being confirmed nobody needs reminding.
  const isPlace = usePageTrait('isPlace');
  return (
    <>
      <OperatorNotice />
      {sells && isPlace ? <UnconfirmedNotice /> : null}
    </>
  );
}

// What the operator tells everybody for a while (docs/operations.md 'Switches'): on all pages, and above the quiz also that no analysis can
// be started now, before somebody fills it in.
function OperatorNotice() {
  const { notice, 'analyses-off': noAnalyses } = useRootData()?.switches ?? {};
  const hasQuiz = useLocation().pathname === '/';
  const sentences = [notice, hasQuiz ? noAnalyses : undefined].filter((one) => one !== undefined);
  if (sentences.length === 0) return null;
  return (
    <aside aria-label="Komunikat Szlaku">
      <Container className={screenOnly}>
        <Stack paddingBlockStart={4} gap={2}>
          {sentences.map((sentence) => (
            <Notice key={sentence} tone="info">
              <output>{sentence}</output>
            </Notice>
          ))}
        </Stack>
      </Container>
    </aside>
  );
}
