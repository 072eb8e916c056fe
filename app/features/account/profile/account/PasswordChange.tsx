// The change of the password: hidden, shown, then sent or cancelled (docs/product.md 'Profile page', 'Credentials'). Who has only ever
// come by Google sets a first one, with a fresh proof, which may lead away and back: asked for before anything is typed.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Profile } from '#worker/services/account/profile.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { askForProof } from '../../auth/proof/calls.ts';
import { useProof } from '../../auth/proof/use-proof.ts';
import { useSite } from '../../auth/session/use-user.ts';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { sentenceOf } from './calls.ts';
import { PasswordForm } from './PasswordForm.tsx';

const CHANGED = 'Hasło zostało zmienione.';

export function PasswordChange({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { hasMail } = useSite();
  const toast = useToast();
  const withProof = useProof();
  const { revalidate } = useRevalidator();

  // The form is gone: the focus goes back to what opened it.
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function open() {
    const result = profile.hasPassword ? null : await withProof(askForProof);
    if (result === null || result.ok) setOpen(true);
    else toast({ tone: 'error', text: sentenceOf(result) });
  }

  async function finish() {
    toast({ tone: 'success', text: hasMail ? `${CHANGED} Sprawdź e-mail z potwierdzeniem.` : CHANGED });
    setOpen(false);
    await revalidate();
  }

  if (!isOpen) {
    return (
      <div>
        <Button tone="secondary" ref={opener} onClick={() => void open()}>
          {profile.hasPassword ? 'Zmień hasło' : 'Ustaw hasło'}
        </Button>
      </div>
    );
  }
  return (
    <PasswordForm
      email={profile.person.email}
      hasPassword={profile.hasPassword}
      onDone={() => void finish()}
      onCancel={() => setOpen(false)}
    />
  );
}
