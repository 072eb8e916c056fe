// /odzyskaj-konto, where the letter of a way back at the desk leads: it calls it off, and after the waiting time opens the account.
import { polishMomentInText } from '#domain/platform/polish-date.ts';
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
import type { AccountRecovered } from './views.ts';

type RecoveryPageProps = { view: AccountRecovered | undefined; contactEmail: string };

export function RecoveryPage({ view, contactEmail }: RecoveryPageProps) {
  const token = useToken();
  if (view?.state === 'done') {
    return (
      <LinkPage
        colour="green"
        title="To znów Twoje konto"
        text={withNonBreakingSpaces(
          'Usunęliśmy klucze dostępu i kody zapasowe, wyłączyliśmy logowanie w dwóch krokach i zakończyliśmy wszystkie sesje. Ustaw nowe hasło.',
        )}
      >
        <NewPasswordForm token={view.resetToken} fault={null} />
      </LinkPage>
    );
  }
  if (view?.state === 'cancelled') {
    return (
      <LinkPage
        colour="green"
        title="Odzyskiwanie odwołane"
        text={withNonBreakingSpaces(
          'Link z tej wiadomości już nie działa i na koncie nic się nie zmieniło. Jeśli ktoś może czytać Twoją pocztę, zmień hasło do niej.',
        )}
      />
    );
  }
  if (view?.state === 'ended') {
    return (
      <LinkPage
        colour="yellow"
        title="Ten link już nie działa"
        text={withNonBreakingSpaces(
          'Był już użyty, minął jego czas albo odzyskiwanie zostało odwołane. Jeśli nadal nie możesz się zalogować, napisz do nas.',
        )}
      >
        <ButtonLink to={`mailto:${contactEmail}`}>Napisz do nas</ButtonLink>
      </LinkPage>
    );
  }
  const isWaiting = view?.state === 'waits';
  const refused = view?.state === 'failed' ? view : null;
  const sent = isWaiting ? view.token : (refused?.token ?? '');
  return (
    <LinkPage
      colour={isWaiting ? 'yellow' : 'blue'}
      title={isWaiting ? 'Jeszcze trzeba poczekać' : 'Odzyskaj konto'}
      text={withNonBreakingSpaces(
        isWaiting
          ? `Ten link otworzy konto ${polishMomentInText(view.opensAt)}. Czekamy 72 godziny, żeby nikt nie odzyskał konta za plecami tego, do kogo należy. Zachowaj wiadomość i wróć tu później.`
          : 'Usuniemy wszystkie klucze dostępu i kody zapasowe, wyłączymy logowanie w dwóch krokach, zakończymy sesje i poprosimy o nowe hasło. Analizy i kursy zostaną.',
      )}
    >
      <Stack as="form" width="form" method="post" action="/odzyskaj-konto" noValidate>
        {refused?.place === 'form' ? <Notice tone="error">{refused.sentence}</Notice> : null}
        <TokenField token={sent || token} fault={refused?.place === 'token' ? refused.sentence : null} />
        <Inline gap={4}>
          <Button type="submit">{isWaiting ? 'Sprawdź ponownie' : 'Odzyskaj konto'}</Button>
          <Button type="submit" tone="secondary" name="zamiar" value="odwolaj">
            To nie ja – odwołaj
          </Button>
        </Inline>
      </Stack>
    </LinkPage>
  );
}
