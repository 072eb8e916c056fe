// The one dialog that asks for a fresh proof, wherever something grave is done (docs/decisions.md 'A fresh proof').
import { useAtomValue } from 'jotai';
import type { ProofWays } from '#domain/auth/passkeys/passkeys.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { GoogleButton } from '../dialog/GoogleButton.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { CodeProof } from './CodeProof.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { PROOF_INTRO, PROOF_TITLE } from './texts.ts';
import { proofRequestAtom } from './use-proof.ts';

type ProofHostProps = {
  ways: ProofWays;
  /** Where Google leads back to. */
  returnTo: string;
};

export function ProofHost({ ways, returnTo }: ProofHostProps) {
  const request = useAtomValue(proofRequestAtom);
  if (request === null) return null;
  return (
    <Dialog isOpen title={PROOF_TITLE} onClose={() => request.settle(false)}>
      <Stack gap={4}>
        <Text>{withNonBreakingSpaces(PROOF_INTRO)}</Text>
        {ways.passkey ? (
          <PasskeyButton
            isWide
            perform={({ proveByPasskey }) => proveByPasskey()}
            onDone={() => request.settle(true)}
          >
            Potwierdź kluczem dostępu
          </PasskeyButton>
        ) : null}
        {ways.password ? <PasswordProof onProven={() => request.settle(true)} /> : null}
        {ways.google ? <GoogleButton returnTo={returnTo} /> : null}
        {ways.recoveryCode ? <CodeProof action="/potwierdz" returnTo={returnTo} fault={null} /> : null}
      </Stack>
    </Dialog>
  );
}
