// The change of the password: hidden, shown, then sent or cancelled (docs/product.md 'Profile page', 'Credentials'). Who has only ever
// come by Google sets a first one, after a fresh sign-in (docs/decisions.md 'Google-only person').
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Profile } from '#worker/services/account/profile.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { GoogleButton } from '../../auth/dialog/GoogleButton.tsx';
import { useSite } from '../../auth/session/use-user.ts';
import { useToast } from '../../toasts/toast-store.ts';
import { PasswordForm } from './PasswordForm.tsx';

const CHANGED = 'Hasło zostało zmienione.';

export function PasswordChange({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { hasMail } = useSite();
  const toast = useToast();
  const { revalidate } = useRevalidator();

  // The form is gone: the focus goes back to what opened it.
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function finish() {
    toast({ tone: 'success', text: hasMail ? `${CHANGED} Sprawdź e-mail z potwierdzeniem.` : CHANGED });
    setOpen(false);
    await revalidate();
  }

  if (!isOpen) {
    return (
      <div>
        <Button tone="secondary" ref={opener} onClick={() => setOpen(true)}>
          {profile.hasPassword ? 'Zmień hasło' : 'Ustaw hasło'}
        </Button>
      </div>
    );
  }
  if (!profile.hasPassword && !profile.isFreshGoogle) return <SignInAgain onCancel={() => setOpen(false)} />;
  return (
    <PasswordForm
      email={profile.person.email}
      hasPassword={profile.hasPassword}
      onDone={() => void finish()}
      onCancel={() => setOpen(false)}
    />
  );
}

function SignInAgain({ onCancel }: { onCancel: () => void }) {
  return (
    <Stack gap={4}>
      <Text>
        {withNonBreakingSpaces(
          'Dla bezpieczeństwa zaloguj się najpierw jeszcze raz przez Google. Potem masz pięć minut na ustawienie hasła.',
        )}
      </Text>
      <Inline>
        <GoogleButton returnTo="/profil" />
        <Button tone="quiet" onClick={onCancel}>
          Anuluj
        </Button>
      </Inline>
    </Stack>
  );
}
