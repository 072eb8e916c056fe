// /potwierdz-email. Opening it changes nothing, since mail scanners open links, too, and would confirm an address for whoever
// registered it: it takes a press. Works without JavaScript.
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { AFTER_LOGIN } from '#domain/account/auth/return-path.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { JoinLink } from '../auth/dialog/JoinLink.tsx';
import { announce } from '../auth/session/auth-channel.ts';
import { useUser } from '../auth/session/use-user.ts';
import { LinkPage } from './LinkPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { TokenField } from './TokenField.tsx';
import { returnLabel } from './return-label.ts';
import { useToken } from './use-token.ts';

/** `sent`: a new link is on its way, if somebody waits for one there. */
export type Confirmation = (
  | { state: 'done' | 'ended' | 'sent' }
  | { state: 'failed'; place: 'token' | 'password' | 'form'; sentence: string; token: string }
  /** The address is theirs, what opened the account is gone, and `token` sets a password. */
  | { state: 'claimed'; token: string }
  | { state: 'not-sent'; sentence: string }
) & { returnTo: string | null };

type ConfirmEmailPageProps = {
  /** Who has no link comes for one. */
  wantsNew: boolean;
  /** What the person was doing; null = nothing that needs to go on. */
  returnTo: string | null;
  result: Confirmation | undefined;
};

export function ConfirmEmailPage({ wantsNew, returnTo: asked, result }: ConfirmEmailPageProps) {
  // The address is cleaned, and posting the form leads to the page without its query.
  const [fromLink] = useState(asked);
  const returnTo = result?.returnTo ?? fromLink;
  const token = useToken();
  const isConfirmed = useUser()?.emailConfirmed === true;
  const isDone = result?.state === 'done';
  useEffect(() => {
    if (isDone) announce('USER_UPDATED');
  }, [isDone]);

  if (isDone || (isConfirmed && result === undefined)) return <Done returnTo={returnTo} />;
  if (result?.state === 'sent') {
    return (
      <LinkPage
        colour="green"
        title="Sprawdź skrzynkę"
        text={withNonBreakingSpaces(
          'Jeśli jest u nas konto z tym adresem, które czeka na potwierdzenie, wysłaliśmy nowy link. Działa przez godzinę. Sprawdź też folder ze spamem.',
        )}
      />
    );
  }
  if (result?.state === 'claimed') return <Claimed token={result.token} />;
  if (result?.state === 'not-sent') return <Ended {...ENDED} fault={result.sentence} returnTo={returnTo} />;
  if (result?.state === 'ended') return <Ended {...ENDED} fault={null} returnTo={returnTo} />;
  if (wantsNew && result === undefined) return <Ended {...NEW} fault={null} returnTo={returnTo} />;
  const refusal = result?.state === 'failed' ? result : null;
  return <AskForProof token={refusal?.token || token} refusal={refusal} returnTo={returnTo} />;
}

type Way = { returnTo: string | null };

function Claimed({ token }: { token: string }) {
  return (
    <LinkPage
      colour="green"
      title="Adres potwierdzony – ustaw hasło"
      text={withNonBreakingSpaces(
        'Poprzednie hasło już nie działa, a wszystkie sesje są zakończone. Konto otworzy tylko hasło, które tu wpiszesz.',
      )}
    >
      <NewPasswordForm token={token} fault={null} />
    </LinkPage>
  );
}

function Done({ returnTo }: Way) {
  const isSignedIn = useUser() !== null;
  return (
    <LinkPage
      colour="green"
      title="Adres potwierdzony"
      text={withNonBreakingSpaces('Dziękujemy. Konto jest w pełni Twoje i możesz ruszać w drogę.')}
    >
      {isSignedIn ? (
        <ButtonLink to={returnTo ?? AFTER_LOGIN}>{returnLabel(returnTo)}</ButtonLink>
      ) : (
        <JoinLink mode="login" returnTo={returnTo}>
          Zaloguj się
        </JoinLink>
      )}
    </LinkPage>
  );
}

const ENDED = {
  title: 'Ten link już nie działa',
  text: 'Był już użyty albo minęła godzina. Jeśli adres nie jest potwierdzony, wyślemy nowy link.',
};

const NEW = {
  title: 'Nowy link',
  text: 'Wyślemy go na Twój adres, jeśli czeka na potwierdzenie. Działa przez godzinę.',
};

/** The link was used, is too old or was never ours; anyone who still waits for one gets it here. */
function Ended({ title, text, fault, returnTo }: Way & typeof ENDED & { fault: string | null }) {
  const user = useUser();
  const isSending = useNavigation().formAction === '/potwierdz-email';
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== null) email.current?.focus();
  }, [fault]);
  return (
    <LinkPage colour="yellow" title={title} text={withNonBreakingSpaces(text)}>
      <Stack as={Form} width="form" method="post" action="/potwierdz-email" replace noValidate>
        <input type="hidden" name="intent" value="resend" />
        <ReturnField returnTo={returnTo} />
        {user === null ? (
          <Field label="E-mail" error={fault}>
            {(control) => (
              <TextInput {...control} ref={email} type="email" name="email" autoComplete="email" required />
            )}
          </Field>
        ) : (
          <>
            {fault === null ? null : <Notice tone="error">{fault}</Notice>}
            <input type="hidden" name="email" value={user.email} />
          </>
        )}
        <Inline>
          <Button type="submit" busy={isSending}>
            Wyślij nowy link
          </Button>
        </Inline>
      </Stack>
    </LinkPage>
  );
}

// The press that confirms an address: in the session that registered it is enough, elsewhere it takes the password, or a new one for
// anyone who knows none (docs/decisions.md 'Whose password it is').
type AskForProofProps = {
  token: string;
  refusal: { place: 'token' | 'password' | 'form'; sentence: string } | null;
  returnTo: string | null;
};

function AskForProof({ token, refusal, returnTo }: AskForProofProps) {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formAction === '/potwierdz-email';
  const asksPassword = useUser() === null || refusal?.place === 'password';
  const errorAt = (place: string) => (refusal?.place === place ? refusal.sentence : null);
  useEffect(() => {
    const control = element.current?.elements.namedItem(refusal?.place ?? '');
    if (control instanceof HTMLElement) control.focus();
  }, [refusal]);
  return (
    <LinkPage
      colour="blue"
      title="Potwierdź adres e-mail"
      text={withNonBreakingSpaces(
        asksPassword
          ? 'Wpisz hasło do konta. Dzięki temu nikt obcy nie założy konta na Twój adres.'
          : 'Jeszcze jedno naciśnięcie i Twoje konto jest gotowe.',
      )}
    >
      <Stack as={Form} width="form" ref={element} method="post" action="/potwierdz-email" replace noValidate>
        {refusal?.place === 'form' ? <Notice tone="error">{refusal.sentence}</Notice> : null}
        <TokenField token={token} fault={errorAt('token')} />
        <ReturnField returnTo={returnTo} />
        {asksPassword ? (
          <Field label="Hasło" error={errorAt('password')}>
            {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
          </Field>
        ) : null}
        <Inline>
          <Button type="submit" busy={isSending}>
            Potwierdzam adres
          </Button>
          {asksPassword ? (
            <Button type="submit" tone="secondary" name="intent" value="nowe-haslo" disabled={isSending}>
              Nie znam hasła
            </Button>
          ) : null}
        </Inline>
        {asksPassword ? (
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              'Nie znasz hasła albo ktoś inny założył to konto? Potwierdź adres bez niego: dotychczasowe hasło i wszystkie sesje przestaną działać, a Ty ustawisz nowe.',
            )}
          </Text>
        ) : null}
        {token === '' ? (
          <Text size="small">
            <Link to="/potwierdz-email?nowy=tak">Nie mam linku, wyślijcie nowy</Link>
          </Text>
        ) : null}
      </Stack>
    </LinkPage>
  );
}

function ReturnField({ returnTo }: { returnTo: string | null }) {
  return returnTo === null ? null : <input type="hidden" name="powrot" value={returnTo} />;
}
