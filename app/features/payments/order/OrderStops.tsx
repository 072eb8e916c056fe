// Where an order can't go on, and the one thing to do about it.
import { useFetcher } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useUser } from '../../account/auth/session/use-user.ts';
import { LinkPage } from '../../account/mailed-link/LinkPage.tsx';
import { PAYMENTS_OFF } from '../plans/plan-texts.ts';
import type { OrderResult } from './order-data.ts';

export function PaymentsOff({ backTo }: { backTo: string }) {
  return (
    <LinkPage colour="yellow" title="Na razie nic tu nie kupisz" text={PAYMENTS_OFF}>
      <ButtonLink to={backTo} tone="secondary">
        Wróć
      </ButtonLink>
    </LinkPage>
  );
}

export function OrderAway() {
  return (
    <LinkPage
      colour="yellow"
      title="Nie możemy teraz przyjąć zamówienia"
      text={withNonBreakingSpaces(
        'Baza danych nie odpowiada. Nic nie zostało kupione. Odczekaj chwilę i odśwież stronę.',
      )}
    />
  );
}

/** Nobody pays from an address that may be somebody else's (docs/decisions.md 'Before the address is confirmed'). */
export function ConfirmFirst({ result: resultOfPage }: { result: OrderResult | undefined }) {
  const fetcher = useFetcher<OrderResult>();
  const user = useUser();
  const result = fetcher.data ?? resultOfPage;
  return (
    <LinkPage
      colour="blue"
      title="Najpierw potwierdź adres e-mail"
      text={
        <>
          {withNonBreakingSpaces('Wysłaliśmy wiadomość z linkiem')}
          {user === null ? '' : ` na ${user.email}`}.{' '}
          {withNonBreakingSpaces('Po jego kliknięciu wróć tutaj i dokończ zamówienie.')}
        </>
      }
    >
      <fetcher.Form method="post">
        <Button type="submit" name="zamiar" value="potwierdzenie" busy={fetcher.state !== 'idle'}>
          Wyślij wiadomość jeszcze raz
        </Button>
      </fetcher.Form>
      <div aria-live="polite">
        {result?.state === 'sent' ? (
          <Notice tone="success">
            {withNonBreakingSpaces(
              'Wysłaliśmy wiadomość jeszcze raz. Sprawdź skrzynkę, także folder ze spamem.',
            )}
          </Notice>
        ) : null}
      </div>
      {result?.state === 'refused' ? <Notice tone="error">{result.sentence}</Notice> : null}
    </LinkPage>
  );
}
