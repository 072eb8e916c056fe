// Offers to send the confirmation again (docs/decisions.md 'Before the address is confirmed'), until it is put away in this tab.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '../../../../lib/browser-storage.ts';
import { usePageTrait } from '../../../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { resendConfirmation } from '../dialog/account-calls.ts';
import { noResponseSentence } from './session-texts.ts';
import { useSite, useUser } from './use-user.ts';

const PUT_AWAY_KEY = 'confirmation_notice_put_away';

const SENT = withNonBreakingSpaces('Wysłaliśmy link jeszcze raz. Sprawdź skrzynkę, także folder ze spamem.');

export function UnconfirmedNotice() {
  const { hasMail } = useSite();
  const user = useUser();
  const isHydrated = useHydrated();
  const hydrates = usePageTrait('hydrate');
  const [isPutAway, setPutAway] = useState(false);
  // Sending is a call, so a page without React leaves it to the others.
  if (!hasMail || !(hydrates || isHydrated) || user === null || user.emailConfirmed) return null;
  if (isPutAway || (isHydrated && readStored('sessionStorage', PUT_AWAY_KEY) === user.id)) return null;

  function putAway(userId: string) {
    writeStored('sessionStorage', PUT_AWAY_KEY, userId);
    setPutAway(true);
  }
  return (
    <aside aria-label="Potwierdzenie adresu" data-reminder="">
      <Container className={screenOnly}>
        <Stack paddingBlockStart={4}>
          <Notice tone="warning" action={<Actions onPutAway={() => putAway(user.id)} />}>
            Potwierdź adres e-mail: kliknij link w&nbsp;wiadomości, którą wysłaliśmy na{' '}
            <strong>{user.email}</strong>.
          </Notice>
        </Stack>
      </Container>
    </aside>
  );
}

function Actions({ onPutAway }: { onPutAway: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const { pathname } = useLocation();
  async function sendAgain() {
    if (isBusy) return;
    setBusy(true);
    const result = await resendConfirmation(pathname);
    setBusy(false);
    if (result.ok) return toast({ tone: 'success', text: SENT });
    toast({ tone: 'error', text: result.sentence ?? noResponseSentence(navigator.onLine) });
  }
  return (
    <Inline gap={2}>
      <Button tone="secondary" busy={isBusy} onClick={() => void sendAgain()}>
        Wyślij ponownie
      </Button>
      <Button tone="quiet" onClick={onPutAway}>
        Nie teraz
      </Button>
    </Inline>
  );
}
