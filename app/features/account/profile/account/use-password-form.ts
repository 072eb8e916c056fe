import { faultOfNewPassword } from '#domain/account/auth/credentials.ts';
import { useState } from 'react';
import { useProof } from '../../auth/proof/use-proof.ts';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { changePassword, sentenceOf } from './calls.ts';

export type PasswordField = 'currentPassword' | 'newPassword' | 'confirmation';

type Place = PasswordField | 'form';

const NOTHING_TYPED = { currentPassword: '', newPassword: '', confirmation: '' };

type PasswordFormOptions = {
  hasPassword: boolean;
  onDone: () => void;
  /** Moves the focus to where the fault is. */
  onFault: (place: Place) => void;
};

/** What was typed stays through every failure. */
export function usePasswordForm({ hasPassword, onDone, onFault }: PasswordFormOptions) {
  const [draft, setDraft] = useState(NOTHING_TYPED);
  const [fault, setFault] = useState<{ place: Place; sentence: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const withProof = useProof();

  function fail(place: Place, sentence: string) {
    setFault({ place, sentence });
    onFault(place);
  }

  async function submit() {
    if (isBusy) return;
    setFault(null);
    if (hasPassword && draft.currentPassword === '')
      return fail('currentPassword', 'Wypełnij wszystkie pola');
    const typo = faultOfNewPassword(draft.newPassword, draft.confirmation);
    if (typo !== null) return fail(typo.field, typo.sentence);
    const { currentPassword, ...wanted } = draft;
    setBusy(true);
    const result = await withProof(() =>
      changePassword(hasPassword ? { currentPassword, ...wanted } : wanted),
    );
    setBusy(false);
    if (result.ok) return onDone();
    toast({ tone: 'error', text: 'Nie udało się zmienić hasła' });
    if (result.code === 'no-session') return fail('form', 'Zaloguj się, aby zmienić hasło.');
    fail(placeOf(result.code), sentenceOf(result));
  }

  return { draft, setDraft, fault, isBusy, submit };
}

// Past the checks above, what is still invalid is a new password that too many people use.
function placeOf(code: string): Place {
  if (code === 'invalid-credentials') return 'currentPassword';
  return code === 'invalid' ? 'newPassword' : 'form';
}
