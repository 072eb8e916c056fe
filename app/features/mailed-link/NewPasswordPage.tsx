// /nowe-haslo: a new password by a mailed link. Opening it uses nothing up; works without JavaScript.
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PasswordInput } from '../../ui/form/PasswordInput.tsx';
import { authStateAtom } from '../auth/session/auth-atoms.ts';
import { announce } from '../auth/session/auth-channel.ts';
import { PASSWORD_POLICY } from '../auth/dialog/auth-texts.ts';
import { JoinLink } from '../auth/dialog/JoinLink.tsx';
import { LinkPage } from './LinkPage.tsx';
import { useToken } from './use-token.ts';

export type Reset =
  | { state: 'done' | 'ended' }
  | { state: 'refused'; place: 'newPassword' | 'confirmation' | 'form'; sentence: string; token: string };

type NewPasswordPageProps = { token: string; result: Reset | undefined };

export function NewPasswordPage({ token: fromAddress, result }: NewPasswordPageProps) {
  const token = useToken(fromAddress);
  const tell = useSetAtom(authStateAtom);
  const isDone = result?.state === 'done';
  useEffect(() => tell({ type: 'PASSWORD_RECOVERY' }), [tell]);
  useEffect(() => {
    // Every session of the person has ended, those of other tabs here, too.
    if (isDone) announce('SIGNED_OUT');
  }, [isDone]);

  if (result?.state === 'done') {
    return (
      <LinkPage
        colour="green"
        title="Hasło zostało zmienione"
        text={withNonBreakingSpaces(
          'Wylogowaliśmy Cię na wszystkich urządzeniach. Zaloguj się nowym hasłem.',
        )}
      >
        <JoinLink mode="login">Zaloguj się</JoinLink>
      </LinkPage>
    );
  }
  const refusal = result?.state === 'refused' ? result : null;
  if (refusal === null && (result !== undefined || token === '')) {
    return (
      <LinkPage
        colour="yellow"
        title="Ten link już nie działa"
        text={withNonBreakingSpaces(
          'Był już użyty albo minęła godzina. Poproś o nowy, a wyślemy go na Twój adres.',
        )}
      >
        <JoinLink mode="forgot">Poproś o nowy link</JoinLink>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      colour="blue"
      title="Ustaw nowe hasło"
      text={withNonBreakingSpaces('Po zmianie wylogujemy Cię na wszystkich urządzeniach.')}
    >
      <NewPasswordForm token={refusal?.token ?? token} fault={refusal} />
    </LinkPage>
  );
}

type NewPasswordFormProps = { token: string; fault: Extract<Reset, { state: 'refused' }> | null };

function NewPasswordForm({ token, fault }: NewPasswordFormProps) {
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
      <input type="hidden" name="token" value={token} />
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
