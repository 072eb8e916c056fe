import { useEffect, useRef, type FormEvent } from 'react';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { PASSWORD_POLICY } from '../../auth/dialog/auth-texts.ts';
import { usePasswordForm, type PasswordField } from './use-password-form.ts';

type PasswordFormProps = {
  /** For password managers, which file the new password under it. */
  email: string;
  /** Then the present one is asked for, too. */
  hasPassword: boolean;
  onDone: () => void;
  onCancel: () => void;
};

export function PasswordForm({ email, hasPassword, onDone, onCancel }: PasswordFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const first = hasPassword ? 'currentPassword' : 'newPassword';
  const { draft, setDraft, fault, isBusy, submit } = usePasswordForm({
    hasPassword,
    onDone,
    onFault: (place) => focusOn(element.current, place),
  });
  useEffect(() => focusOn(element.current, first), [first]);

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  const field = (name: PasswordField, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={fault?.place === name ? fault.sentence : null}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          required
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Stack as="form" ref={element} onSubmit={send} noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      {hasPassword ? field('currentPassword', 'Obecne hasło') : null}
      {field('newPassword', 'Nowe hasło', PASSWORD_POLICY)}
      {field('confirmation', 'Powtórz nowe hasło')}
      <Inline>
        <Button type="submit" busy={isBusy}>
          {hasPassword ? 'Zmień hasło' : 'Ustaw hasło'}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Anuluj
        </Button>
      </Inline>
    </Stack>
  );
}

function focusOn(element: HTMLFormElement | null, name: string): void {
  const control = element?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
