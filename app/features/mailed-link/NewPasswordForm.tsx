import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PasswordInput } from '../../ui/form/PasswordInput.tsx';
import { PASSWORD_POLICY } from '../auth/dialog/auth-texts.ts';
import { TokenField } from './TokenField.tsx';

export type PasswordRefusal = {
  place: 'token' | 'newPassword' | 'confirmation' | 'form';
  sentence: string;
};

type NewPasswordFormProps = { token: string; fault: PasswordRefusal | null };

/** Sets a password by a token, wherever that came from. */
export function NewPasswordForm({ token, fault }: NewPasswordFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formAction === '/nowe-haslo';
  useEffect(() => {
    const control = element.current?.elements.namedItem(fault?.place ?? '');
    if (control instanceof HTMLElement) control.focus();
  }, [fault]);
  const errorAt = (place: string) => (fault?.place === place ? fault.sentence : null);
  return (
    <Stack as={Form} width="form" ref={element} method="post" action="/nowe-haslo" replace noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      <TokenField token={token} fault={errorAt('token')} />
      <Field label="Nowe hasło" hint={PASSWORD_POLICY} error={errorAt('newPassword')}>
        {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" required />}
      </Field>
      <Field label="Powtórz nowe hasło" error={errorAt('confirmation')}>
        {(control) => <PasswordInput {...control} name="confirmation" autoComplete="new-password" required />}
      </Field>
      <Button type="submit" busy={isSending}>
        Ustaw nowe hasło
      </Button>
    </Stack>
  );
}
