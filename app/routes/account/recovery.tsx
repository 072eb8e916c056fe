// /odzyskaj-konto#token=…, where the letter of a way back at the desk leads.
import { polishMomentInText } from '#domain/platform/polish-date.ts';
import { scopeContext } from '../../context.ts';
import { LinkForm, linkMeta } from '../../features/account/mailed-link/LinkForm.tsx';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import { NewPasswordForm } from '../../features/account/mailed-link/NewPasswordForm.tsx';
import { recoverAction } from '../../features/account/recovery/actions.server.ts';
import type { AccountRecovered } from '../../features/account/recovery/views.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import type { Route } from './+types/recovery.ts';

export const handle: PageHandle = { isPlace: false };

export function loader({ context }: Route.LoaderArgs) {
  return { contactEmail: context.get(scopeContext).config.operator.email };
}

export async function action({ context, request }: Route.ActionArgs) {
  return recoverAction(context.get(scopeContext), await request.formData());
}

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return linkMeta('Odzyskiwanie konta');
}

export default function Recovery({ loaderData, actionData }: Route.ComponentProps) {
  return <RecoveryPage view={actionData} contactEmail={loaderData.contactEmail} />;
}

// /odzyskaj-konto, where the letter of a way back at the desk leads: it calls it off, and after the waiting time opens the account.
type RecoveryPageProps = { view: AccountRecovered | undefined; contactEmail: string };

function RecoveryPage({ view, contactEmail }: RecoveryPageProps) {
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
      <LinkForm action="/odzyskaj-konto" sent={isWaiting ? view.token : refused?.token} refused={refused}>
        <Button type="submit">{isWaiting ? 'Sprawdź ponownie' : 'Odzyskaj konto'}</Button>
        <Button type="submit" tone="secondary" name="zamiar" value="odwolaj">
          To nie ja – odwołaj
        </Button>
      </LinkForm>
    </LinkPage>
  );
}
