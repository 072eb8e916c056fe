import { useEffect, useRef, type FormEvent } from 'react';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { PASSKEY_SIGN_IN } from '../passkey/texts.ts';
import { AUTH_TEXTS, PASSWORD_HINT } from './auth-texts.ts';
import { beside, checkbox, forgotten, password, remember as rememberStyle } from './AuthForm.css.ts';
import type { AuthRequest } from './use-auth-dialog.ts';
import { useAuthForm, useSwitchMode } from './use-auth-form.ts';
import { useSite } from '../session/use-user.ts';

export function AuthForm({ request }: { request: AuthRequest & { mode: 'register' | 'login' } }) {
  const { mode } = request;
  const isNew = mode === 'register';
  const { hasMail } = useSite();
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const switchTo = useSwitchMode();
  const { draft, setDraft, fault, isBusy, submit, welcome } = useAuthForm(request, (place) => {
    if (place !== 'form') fields[place].current?.focus();
  });
  const { email } = fields;
  // The button that led back from the forgotten password is gone.
  useEffect(() => email.current?.focus(), [email]);
  const errorAt = (place: string) => (fault?.place === place ? fault.sentence : null);

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <Stack as="form" gap={3} onSubmit={send} noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      <Field label="E-mail" error={errorAt('email')}>
        {(control) => (
          <TextInput
            {...control}
            ref={fields.email}
            data-autofocus
            type="email"
            name="email"
            autoComplete={isNew ? 'email' : 'username'}
            required
            value={draft.email}
            onChange={(event) => setDraft({ ...draft, email: event.target.value })}
          />
        )}
      </Field>
      <div className={password}>
        <Field label="Hasło" hint={isNew ? PASSWORD_HINT : undefined} error={errorAt('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={fields.password}
              name="password"
              autoComplete={isNew ? 'new-password' : 'current-password'}
              placeholder="Minimum 8 znaków"
              required
              value={draft.password}
              onChange={(event) => setDraft({ ...draft, password: event.target.value })}
            />
          )}
        </Field>
        {isNew || !hasMail ? null : (
          <Button tone="quiet" className={forgotten} onClick={() => switchTo('forgot')}>
            Nie pamiętasz hasła?
          </Button>
        )}
      </div>
      {isNew ? null : (
        <Inline justify="between" gap={3} rowGap={0} className={beside}>
          <label className={rememberStyle}>
            <input
              className={checkbox}
              type="checkbox"
              name="remember"
              checked={draft.remember}
              onChange={(event) => setDraft({ ...draft, remember: event.target.checked })}
            />
            Zapamiętaj mnie
          </label>
          <PasskeyWay remember={draft.remember} onSignedIn={welcome} />
        </Inline>
      )}
      {isNew ? <TermsNote /> : null}
      <Button type="submit" busy={isBusy}>
        {AUTH_TEXTS[mode].submit}
      </Button>
    </Stack>
  );
}

/** The button of the sign-in dialog, short enough to stand beside 'Zapamiętaj mnie'. */
function PasskeyWay({ remember, onSignedIn }: { remember: boolean; onSignedIn: () => void }) {
  return (
    <PasskeyButton
      tone="quiet"
      perform={({ signInByPasskey }) => signInByPasskey(remember)}
      onDone={onSignedIn}
    >
      {PASSKEY_SIGN_IN}
    </PasskeyButton>
  );
}

const NEW_TAB = withNonBreakingSpaces(' (otwiera się w nowej karcie)');

/** Stands above the buttons that may make an account. They open beside the dialog, where what was typed waits for who reads first. */
export function TermsNote() {
  return (
    <Text size="small" tone="soft">
      {withNonBreakingSpaces('Zakładając konto, akceptujesz ')}
      <Link to="/regulamin" target="_blank">
        regulamin
        <VisuallyHidden>{NEW_TAB}</VisuallyHidden>
      </Link>
      {withNonBreakingSpaces(
        ' i potwierdzasz, że masz ukończone 18\u00a0lat. Jak przetwarzamy dane, opisuje ',
      )}
      <Link to="/polityka-prywatnosci" target="_blank">
        polityka prywatności
        <VisuallyHidden>{NEW_TAB}</VisuallyHidden>
      </Link>
      .
    </Text>
  );
}
