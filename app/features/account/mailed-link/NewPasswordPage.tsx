// /nowe-haslo: a new password by a mailed link. Opening it uses nothing up; works without JavaScript.
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { authStateAtom } from '../auth/session/auth-atoms.ts';
import { announce } from '../auth/session/auth-channel.ts';
import { JoinLink } from '../auth/dialog/JoinLink.tsx';
import { LinkPage } from './LinkPage.tsx';
import { NewPasswordForm, type PasswordRefusal } from './NewPasswordForm.tsx';
import { useToken } from './use-token.ts';

export type Reset =
  | { state: 'done' | 'ended' }
  | ({ state: 'refused'; token: string; endKeys: boolean } & PasswordRefusal);

export function NewPasswordPage({ result }: { result: Reset | undefined }) {
  const token = useToken();
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
  if (result?.state === 'ended') {
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
      <NewPasswordForm
        token={refusal?.token ?? token}
        fault={refusal}
        keys={{ isChecked: refusal?.endKeys ?? false }}
      />
    </LinkPage>
  );
}
