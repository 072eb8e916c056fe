// /poprzedni-adres#token=…, where the mail to an old address leads.
import { scopeContext } from '../../context.ts';
import { undoAction } from '../../features/account/address-change/address-actions.server.ts';
import type { Undone } from '../../features/account/address-change/address-views.ts';
import { LinkForm, linkMeta } from '../../features/account/mailed-link/LinkForm.tsx';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import { NewPasswordForm } from '../../features/account/mailed-link/NewPasswordForm.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import type { Route } from './+types/undo-address.ts';

export const handle: PageHandle = { isPlace: false };

export function loader({ context }: Route.LoaderArgs) {
  return { contactEmail: context.get(scopeContext).config.operator.email };
}

export async function action({ context, request }: Route.ActionArgs) {
  return undoAction(context.get(scopeContext), await request.formData());
}

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return linkMeta('Poprzedni adres e-mail');
}

export default function UndoAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <UndoAddressPage view={actionData} contactEmail={loaderData.contactEmail} />;
}

// /poprzedni-adres, where the link to the old address leads: it puts that address back and asks for a new password.
type UndoAddressPageProps = { view: Undone | undefined; contactEmail: string };

function UndoAddressPage({ view, contactEmail }: UndoAddressPageProps) {
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
  return (
    <LinkPage
      colour="blue"
      title="Cofnij zmianę adresu"
      text={withNonBreakingSpaces(
        'Przywrócimy poprzedni adres, zakończymy wszystkie sesje i poprosimy o nowe hasło. Analizy i kursy zostaną.',
      )}
    >
      <LinkForm action="/poprzedni-adres" sent={view?.token} refused={view}>
        <Button type="submit">Przywróć poprzedni adres</Button>
      </LinkForm>
    </LinkPage>
  );
}
