import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Text } from '../../../ui/text/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { AUTH_TEXTS, PASSWORD_POLICY } from './auth-texts.ts';
import { checkbox, forgotten, remember } from './AuthForm.css.ts';
import type { AuthRequest } from './use-auth-dialog.ts';
import { useAuthForm } from './use-auth-form.ts';
import { TermsNote } from './TermsNote.tsx';
import { useSite } from '../session/use-user.ts';

/** `otherWay` stands between the form and the change of mode. */
export function AuthForm({ request, otherWay }: { request: AuthRequest; otherWay: ReactNode }) {
  const { mode } = request;
  const isNew = mode === 'register';
  const { hasMail } = useSite();
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const { draft, setDraft, fault, isBusy, switchTo, submit } = useAuthForm(request, (place) => {
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
    <Stack>
      <Stack as="form" onSubmit={send} noValidate>
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
        <Field label="Hasło" hint={isNew ? PASSWORD_POLICY : undefined} error={errorAt('password')}>
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
        {isNew ? null : (
          <Inline gap={4} rowGap={0} justify="between">
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
            {hasMail ? (
              <Button tone="quiet" className={forgotten} onClick={() => switchTo('forgot')}>
                Nie pamiętasz hasła?
              </Button>
            ) : null}
          </Inline>
        )}
        {isNew ? <TermsNote /> : null}
        <Button type="submit" busy={isBusy}>
          {AUTH_TEXTS[mode].submit}
        </Button>
      </Stack>
      {otherWay}
      <Inline gap={0} justify="center" paddingBlockStart={3} rule="above">
        <Text as="span" tone="soft">
          {isNew ? 'Masz już konto?' : 'Nie masz jeszcze konta?'}
        </Text>
        <Button tone="quiet" onClick={() => switchTo(isNew ? 'login' : 'register')}>
          {isNew ? 'Zaloguj się' : 'Załóż konto'}
        </Button>
      </Inline>
    </Stack>
  );
}
