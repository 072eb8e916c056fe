// /nowy-adres, where the link to a new address leads. Opening it changes nothing; it takes a press, by the account's own person.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { LinkPage } from '../mailed-link/LinkPage.tsx';
import { TokenField } from '../mailed-link/TokenField.tsx';
import { useUser } from '../auth/session/use-user.ts';
import { ADDRESS_PATH, type Confirmed } from './address-views.ts';

type ConfirmAddressPageProps = { view: Confirmed | undefined };

export function ConfirmAddressPage({ view }: ConfirmAddressPageProps) {
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
