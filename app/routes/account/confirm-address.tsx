// /nowy-adres#token=…, where the mail to a new address leads.
import { scopeContext } from '../../context.ts';
import { confirmAction } from '../../features/account/address-change/address-actions.server.ts';
import { ADDRESS_PATH, type Confirmed } from '../../features/account/address-change/address-views.ts';
import { useUser } from '../../features/account/auth/session/use-user.ts';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import { TokenField } from '../../features/account/mailed-link/TokenField.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
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

export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Nowy adres e-mail – Szlak' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ];
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
  const errorAt = (place: string) => (view?.place === place ? withNonBreakingSpaces(view.sentence) : null);
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
      <Stack as="form" width="form" method="post" action="/nowy-adres" noValidate>
        {view?.place === 'form' ? <Notice tone="error">{view.sentence}</Notice> : null}
        <TokenField token={view?.token ?? ''} fault={errorAt('token')} />
        {isSignedIn && view?.place !== 'password' ? null : (
          <Field label="Hasło" error={errorAt('password')}>
            {(control) => (
              <TextInput {...control} type="password" name="password" autoComplete="current-password" />
            )}
          </Field>
        )}
        <Inline>
          <Button type="submit">Potwierdzam nowy adres</Button>
        </Inline>
      </Stack>
    </LinkPage>
  );
}
