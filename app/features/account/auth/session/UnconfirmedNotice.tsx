// Offers to send the confirmation again (docs/decisions.md 'Before the address is confirmed'), until it is put away in this tab.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '../../../../lib/browser-storage.ts';
import { usePageTrait } from '../../../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { resendConfirmation } from '../dialog/account-calls.ts';
import { noResponseSentence } from './session-texts.ts';
import { again, away, line, what, where, words } from './UnconfirmedNotice.css.ts';
import { useSite, useUser } from './use-user.ts';

const PUT_AWAY_KEY = 'confirmation_notice_put_away';

const sentTo = (email: string) =>
  withNonBreakingSpaces(`Wysłaliśmy link jeszcze raz. Sprawdź skrzynkę ${email}, także folder ze spamem.`);

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
        <div className={line}>
          <span className={words}>
            <strong className={what}>Potwierdź e-mail</strong>
            <span className={where}>: kliknij link w&nbsp;wiadomości, którą wysłaliśmy na {user.email}.</span>
          </span>
          <SendAgain email={user.email} />
          <button type="button" className={away} aria-label="Nie teraz" onClick={() => putAway(user.id)}>
            <Icon name="close" />
          </button>
        </div>
      </Container>
    </aside>
  );
}

function SendAgain({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const { pathname } = useLocation();
  async function sendAgain() {
    if (isBusy) return;
    setBusy(true);
    const result = await resendConfirmation(pathname);
    setBusy(false);
    if (result.ok) return toast({ tone: 'success', text: sentTo(email) });
    toast({ tone: 'error', text: result.sentence ?? noResponseSentence(navigator.onLine) });
  }
  return (
    <Button tone="quiet" className={again} busy={isBusy} onClick={() => void sendAgain()}>
      Wyślij ponownie
    </Button>
  );
}
