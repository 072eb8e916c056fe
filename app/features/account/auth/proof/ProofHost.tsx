// The one dialog that asks for a fresh proof, wherever something grave is done (docs/decisions.md 'A fresh proof').
import { useAtomValue } from 'jotai';
import type { ProofWays } from '#domain/account/auth/passkeys/passkeys.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { GoogleButton } from '../dialog/GoogleButton.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { CodeProof } from './CodeProof.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { KEY_PROOF_INTRO, LOST_KEYS, PROOF_INTRO, PROOF_TITLE } from './texts.ts';
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
        <Text>{withNonBreakingSpaces(request.isByKey ? KEY_PROOF_INTRO : PROOF_INTRO)}</Text>
        {ways.passkey ? (
          <PasskeyButton
            isWide
            perform={({ proveByPasskey }) => proveByPasskey()}
            onDone={() => request.settle(true)}
          >
            Potwierdź kluczem dostępu
          </PasskeyButton>
        ) : null}
        {ways.password && !request.isByKey ? <PasswordProof onProven={() => request.settle(true)} /> : null}
        {ways.google && !request.isByKey ? <GoogleButton returnTo={returnTo} /> : null}
        {ways.recoveryCode ? <CodeProof action="/potwierdz" returnTo={returnTo} fault={null} /> : null}
        {request.isByKey ? (
          <Text size="small" tone="soft">
            {withNonBreakingSpaces('Nie masz już swoich kluczy?')} <Link to="/?auth=forgot">{LOST_KEYS}</Link>
            {withNonBreakingSpaces(
              '. Jeśli logowanie w dwóch krokach działa dłużej niż 72 godziny, napisz do nas.',
            )}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
