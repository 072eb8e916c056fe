// /nowy-adres#token=…, where the mail to a new address leads.
import { scopeContext } from '../../context.ts';
import { confirmAction } from '../../features/account/address-change/address-actions.server.ts';
import { ADDRESS_PATH, type Confirmed } from '../../features/account/address-change/address-views.ts';
import { useUser } from '../../features/account/auth/session/use-user.ts';
import { LinkForm, linkMeta } from '../../features/account/mailed-link/LinkForm.tsx';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import type { Route } from './+types/confirm-address.ts';

export const handle: PageHandle = { hydrate: false, isPlace: false };

/** Asks who is here, so that the page knows whether a password is needed; strangers cost no call. */
export async function loader({ context }: Route.LoaderArgs) {
  await context
    .get(scopeContext)
    .accountState()
    .catch(() => null);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  return confirmAction(context.get(scopeContext), await request.formData());
}

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return linkMeta('Nowy adres e-mail');
}

export default function ConfirmAddress({ actionData }: Route.ComponentProps) {
  return <ConfirmAddressPage view={actionData} />;
}

// /nowy-adres, where the link to a new address leads. Opening it changes nothing; it takes a press, by the account's own person.
type ConfirmAddressPageProps = { view: Confirmed | undefined };

function ConfirmAddressPage({ view }: ConfirmAddressPageProps) {
  const isSignedIn = useUser() !== null;
  if (view?.state === 'done') {
    return (
      <LinkPage
        colour="green"
        title="Adres zmieniony"
        text={withNonBreakingSpaces(
          `Od teraz ${view.email} służy do logowania i do wiadomości od nas. Na innych urządzeniach zaloguj się ponownie.`,
        )}
      >
        <ButtonLink to={isSignedIn ? '/profil' : '/?auth=login'}>
          {isSignedIn ? 'Wróć do profilu' : 'Zaloguj się'}
        </ButtonLink>
      </LinkPage>
    );
  }
  if (view?.state === 'ended') {
    return (
      <LinkPage
        colour="yellow"
        title="Ten link już nie działa"
        text={withNonBreakingSpaces(
          'Był już użyty, minęła godzina albo zmiana została odwołana. Jeśli adres ma się zmienić, poproś o nowy link.',
        )}
      >
        <ButtonLink to={ADDRESS_PATH}>Poproś o nowy link</ButtonLink>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      colour="blue"
      title="Potwierdź nowy adres"
      text={withNonBreakingSpaces(
        isSignedIn
          ? 'Jeszcze jedno naciśnięcie i Twoje konto ma nowy adres.'
          : 'Wpisz hasło do swojego konta. Dzięki temu nikt nie przeniesie na Twój adres obcego konta.',
      )}
    >
      <LinkForm
        action="/nowy-adres"
        sent={view?.token}
        refused={view}
        fields={
          isSignedIn && view?.place !== 'password' ? null : (
            <Field
              label="Hasło"
              error={view?.place === 'password' ? withNonBreakingSpaces(view.sentence) : null}
            >
              {(control) => (
                <TextInput {...control} type="password" name="password" autoComplete="current-password" />
              )}
            </Field>
          )
        }
      >
        <Button type="submit">Potwierdzam nowy adres</Button>
      </LinkForm>
    </LinkPage>
  );
}
