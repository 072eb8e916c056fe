// The one dialog that asks for a fresh proof, wherever something grave is done (docs/decisions.md 'A fresh proof').
import { useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import type { ProofWays } from '#domain/account/auth/passkeys/passkeys.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { GoogleButton } from '../dialog/GoogleButton.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { noResponseSentence } from '../session/session-texts.ts';
import { CodeProof } from './CodeProof.tsx';
import { KEY_PROOF_INTRO, LOST_KEYS, PROOF_INTRO, PROOF_TITLE } from './texts.ts';
import { proofRequestAtom, proveByPassword } from './use-proof.ts';

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

type Fault = { place: 'password' | 'form'; sentence: string };

function PasswordProof({ onProven }: { onProven: () => void }) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const result = await proveByPassword(password);
    setBusy(false);
    if (result.ok) return onProven();
    const place = result.code === 'invalid-credentials' || result.code === 'invalid' ? 'password' : 'form';
    setFault({ place, sentence: result.sentence ?? noResponseSentence(navigator.onLine) });
    if (place === 'password') input.current?.focus();
  }

  return (
    <Stack as="form" onSubmit={(event) => void send(event)} noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
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
      <Button type="submit" busy={isBusy}>
        Potwierdź
      </Button>
    </Stack>
  );
}
