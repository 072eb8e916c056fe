// /poprzedni-adres, where the link to the old address leads: it puts that address back and asks for a new password.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { LinkPage } from '../mailed-link/LinkPage.tsx';
import { NewPasswordForm } from '../mailed-link/NewPasswordForm.tsx';
import { TokenField } from '../mailed-link/TokenField.tsx';
import { useToken } from '../mailed-link/use-token.ts';
import type { Undone } from './address-views.ts';

type UndoAddressPageProps = { view: Undone | undefined; contactEmail: string };

export function UndoAddressPage({ view, contactEmail }: UndoAddressPageProps) {
  const token = useToken();
  if (view?.state === 'done') {
    return (
      <LinkPage
        colour="green"
        title="Poprzedni adres wrócił"
        text={withNonBreakingSpaces(
          `Konto ma znów adres ${view.email}. Zakończyliśmy wszystkie sesje, a dotychczasowe hasło już nie działa. Ustaw nowe.`,
        )}
      >
        <NewPasswordForm token={view.resetToken} fault={null} />
      </LinkPage>
    );
  }
  if (view?.state === 'ended') {
    return (
      <LinkPage
        colour="yellow"
        title="Ten link już nie działa"
        text={withNonBreakingSpaces(
          'Był już użyty albo minęły 72 godziny od zmiany adresu. Jeśli ktoś przejął Twoje konto, napisz do nas.',
        )}
      >
        <ButtonLink to={`mailto:${contactEmail}`}>Napisz do nas</ButtonLink>
      </LinkPage>
    );
  }
  const errorAt = (place: string) => (view?.place === place ? view.sentence : null);
  return (
    <LinkPage
      colour="blue"
      title="Cofnij zmianę adresu"
      text={withNonBreakingSpaces(
        'Przywrócimy poprzedni adres, zakończymy wszystkie sesje i poprosimy o nowe hasło. Analizy i kursy zostaną.',
      )}
    >
      <Stack as="form" width="form" method="post" action="/poprzedni-adres" noValidate>
        {view?.place === 'form' ? <Notice tone="error">{view.sentence}</Notice> : null}
        <TokenField token={view?.token || token} fault={errorAt('token')} />
        <Inline>
          <Button type="submit">Przywróć poprzedni adres</Button>
        </Inline>
      </Stack>
    </LinkPage>
  );
}
