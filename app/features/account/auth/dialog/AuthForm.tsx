import { useEffect, useRef, type FormEvent } from 'react';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { PasskeyWay } from '../passkey/PasskeyWay.tsx';
import { AUTH_TEXTS, PASSWORD_HINT } from './auth-texts.ts';
import { beside, checkbox, forgotten, password, remember } from './AuthForm.css.ts';
import type { AuthRequest } from './use-auth-dialog.ts';
import { useAuthForm, useSwitchMode } from './use-auth-form.ts';
import { TermsNote } from './TermsNote.tsx';
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
          <label className={remember}>
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
