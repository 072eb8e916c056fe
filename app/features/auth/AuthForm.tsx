import { useRef, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { AUTH_TEXTS } from './auth-texts.ts';
import { checkbox, form, otherMode, remember } from './AuthForm.css.ts';
import type { AuthRequest } from './use-auth-dialog.ts';
import { useAuthForm } from './use-auth-form.ts';

export function AuthForm({ request }: { request: AuthRequest }) {
  const { mode } = request;
  const texts = AUTH_TEXTS[mode];
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const { draft, setDraft, fault, isBusy, switchTo, submit } = useAuthForm(request, (place) => {
    if (place !== 'form') fields[place].current?.focus();
  });
  const errorAt = (place: string) => (fault?.place === place ? fault.sentence : null);

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form className={form} onSubmit={send} noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      <Field label="E-mail" error={errorAt('email')}>
        {(control) => (
          <TextInput
            {...control}
            ref={fields.email}
            data-autofocus
            type="email"
            name="email"
            autoComplete="email"
            required
            value={draft.email}
            onChange={(event) => setDraft({ ...draft, email: event.target.value })}
          />
        )}
      </Field>
      <Field label="Hasło" error={errorAt('password')}>
        {(control) => (
          <TextInput
            {...control}
            ref={fields.password}
            type="password"
            name="password"
            autoComplete={mode === 'register' ? 'new-password' : 'current-password'}
            placeholder="Minimum 8 znaków"
            required
            value={draft.password}
            onChange={(event) => setDraft({ ...draft, password: event.target.value })}
          />
        )}
      </Field>
      {mode === 'login' ? (
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
      ) : null}
      <Button type="submit" busy={isBusy}>
        {texts.submit}
      </Button>
      <div className={otherMode}>
        {texts.question}
        <Button tone="quiet" onClick={() => switchTo(mode === 'register' ? 'login' : 'register')}>
          {texts.otherMode}
        </Button>
      </div>
    </form>
  );
}
