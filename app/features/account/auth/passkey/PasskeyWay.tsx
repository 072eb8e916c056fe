import { PasskeyButton } from './PasskeyButton.tsx';
import { PASSKEY_SIGN_IN } from './texts.ts';

/** The button of the sign-in dialog, short enough to stand beside 'Zapamiętaj mnie'. */
export function PasskeyWay({ remember, onSignedIn }: { remember: boolean; onSignedIn: () => void }) {
  return (
    <PasskeyButton
      tone="quiet"
      perform={({ signInByPasskey }) => signInByPasskey(remember)}
      onDone={onSignedIn}
    >
      {PASSKEY_SIGN_IN}
    </PasskeyButton>
  );
}
