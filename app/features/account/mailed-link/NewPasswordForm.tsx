import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { PASSWORD_POLICY } from '../auth/dialog/auth-texts.ts';
import { TokenField } from './TokenField.tsx';

export type PasswordRefusal = {
  place: 'token' | 'newPassword' | 'confirmation' | 'form';
  sentence: string;
};

type NewPasswordFormProps = {
  token: string;
  fault: PasswordRefusal | null;
  /** Whether the form asks about passkeys, too; null = those of strangers are gone. */
  keys?: { isChecked: boolean } | null;
};

/** Sets a password by a token, wherever that came from. */
export function NewPasswordForm({ token, fault, keys = null }: NewPasswordFormProps) {
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
      {keys === null ? null : (
        <Choice
          type="checkbox"
          name="endKeys"
          defaultChecked={keys.isChecked}
          label="Usuń klucze dostępu"
          description={withNonBreakingSpaces(
            'Zaznacz, jeśli ktoś mógł wejść na Twoje konto albo nie masz już swoich kluczy. Usuniemy wszystkie i wyłączymy logowanie w dwóch krokach. Jeśli działa ono dłużej niż 72 godziny, zostanie włączone, a my usuniemy tylko klucze i kody zapasowe z ostatnich 72 godzin. Jeśli starszych nie ma, nie usuniemy żadnych, bo na konto nie dałoby się już wejść. Nie masz wtedy ani klucza, ani kodu zapasowego? Napisz do nas.',
          )}
        />
      )}
      <Button type="submit" busy={isSending}>
        Ustaw nowe hasło
      </Button>
    </Stack>
  );
}
