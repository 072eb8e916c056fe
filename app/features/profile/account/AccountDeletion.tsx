// The last question before an account goes: the password again, or a fresh sign-in with Google (docs/contract.md 'Account calls').
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '#worker/services/account/profile.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { announce } from '../../auth/session/auth-channel.ts';
import { forgetCopies } from '../../auth/session/forget-copies.ts';
import { GoogleButton } from '../../auth/dialog/GoogleButton.tsx';
import { useToast } from '../../toasts/toast-store.ts';
import { deleteAccount, sentenceOf } from './calls.ts';

type AccountDeletionProps = { profile: Profile; onCancel: () => void };

export function AccountDeletion({ profile, onCancel }: AccountDeletionProps) {
  const { hasPassword, isFreshGoogle } = profile;
  return (
    <Stack gap={4}>
      <Text>
        {withNonBreakingSpaces(
          'Znikną: konto, analizy z odpowiedziami, postępy i zakupy. Subskrypcja zostanie anulowana. Tego nie da się cofnąć.',
        )}
      </Text>
      {hasPassword || isFreshGoogle ? (
        <Confirmation hasPassword={hasPassword} onCancel={onCancel} />
      ) : (
        <>
          <Text>
            {withNonBreakingSpaces(
              'Dla bezpieczeństwa zaloguj się najpierw jeszcze raz przez Google, a potem wróć tutaj.',
            )}
          </Text>
          <GoogleButton returnTo="/profil" />
          <Button tone="quiet" onClick={onCancel}>
            Anuluj
          </Button>
        </>
      )}
    </Stack>
  );
}

function Confirmation({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { fault, isBusy, remove } = useDeletion(() => input.current?.focus());
  function send(event: FormEvent) {
    event.preventDefault();
    void remove(hasPassword ? password : null);
  }
  return (
    <Stack as="form" onSubmit={send} noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      {hasPassword ? (
        <Field label="Twoje hasło" error={fault?.place === 'password' ? fault.sentence : null}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={input}
              data-autofocus
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <Inline>
        <Button tone="secondary" onClick={onCancel}>
          Anuluj
        </Button>
        <Button type="submit" tone="danger" busy={isBusy}>
          Usuń konto na zawsze
        </Button>
      </Inline>
    </Stack>
  );
}

function useDeletion(onPasswordFault: () => void) {
  const [fault, setFault] = useState<{ place: 'password' | 'form'; sentence: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();

  function failAtPassword(sentence: string) {
    setFault({ place: 'password', sentence });
    onPasswordFault();
  }
  /** `password` = null: the person has none, and has just come by Google. */
  async function remove(password: string | null) {
    if (isBusy) return;
    setFault(null);
    if (password === '') return failAtPassword('Wypełnij wszystkie pola');
    setBusy(true);
    const result = await deleteAccount(password === null ? {} : { password });
    setBusy(false);
    if (!result.ok) {
      if (result.code === 'invalid-credentials') return failAtPassword(sentenceOf(result));
      return setFault({ place: 'form', sentence: sentenceOf(result) });
    }
    toast({ tone: 'success', text: 'Twoje konto zostało usunięte.' });
    forgetCopies();
    announce('SIGNED_OUT');
    await navigate('/');
  }
  return { fault, isBusy, remove };
}
