// Signing in in two steps, by choice: on with ten recovery codes, which are shown once.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, type CallResult } from '../../../../lib/call-api.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { useProof } from '../../auth/proof/use-proof.ts';
import { sentenceOf } from '../account/calls.ts';
import { list } from './RecoveryCodes.css.ts';

const FEW_CODES = 3;

export function SecondFactor({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const { codes, isBusy, fault, turnOn, turnOff, forgetCodes } = useSecondFactor();
  return (
    <Stack gap={4}>
      <Inline gap={2}>
        <Heading level={3} size={4}>
          Logowanie w&nbsp;dwóch krokach
        </Heading>
        {isOn ? <Badge tone="positive">Włączone</Badge> : null}
      </Inline>
      <Text>
        {withNonBreakingSpaces(
          isOn
            ? 'Po haśle albo koncie Google pytamy jeszcze o klucz dostępu. Samo hasło nie otworzy konta, nawet jeśli ktoś je pozna.'
            : 'Gdy je włączysz, po haśle albo koncie Google zapytamy jeszcze o klucz dostępu. Samo hasło nie otworzy konta, nawet jeśli ktoś je pozna.',
        )}
      </Text>
      {isOn ? (
        <Text tone="soft" size="small">
          Niewykorzystane kody zapasowe: {codesLeft}.
          {codesLeft <= FEW_CODES ? ' Utwórz nowe, zanim się skończą.' : null}
        </Text>
      ) : null}
      {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      <Inline>
        <Button tone="secondary" busy={isBusy} onClick={() => void turnOn()}>
          {isOn ? 'Utwórz nowe kody zapasowe' : 'Włącz logowanie w\u00a0dwóch krokach'}
        </Button>
        {isOn ? (
          <Button tone="quiet" onClick={() => void turnOff()}>
            Wyłącz
          </Button>
        ) : null}
      </Inline>
      <RecoveryCodes codes={codes} onClose={forgetCodes} />
    </Stack>
  );
}

function useSecondFactor() {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const withProof = useProof();
  const toast = useToast();
  const { revalidate } = useRevalidator();

  async function perform<Body>(call: () => Promise<CallResult<Body>>): Promise<Body | null> {
    if (isBusy) return null;
    setFault(null);
    setBusy(true);
    const result = await withProof(call);
    setBusy(false);
    if (!result.ok) setFault(sentenceOf(result));
    return result.ok ? result.body : null;
  }
  async function turnOn() {
    const made = await perform(turnOnSecondFactor);
    if (made === null) return;
    setCodes(made.recoveryCodes);
    await revalidate();
  }
  async function turnOff() {
    const done = await perform(async () => {
      const result = await turnOffSecondFactor();
      return result.ok ? { ...result, body: true } : result;
    });
    if (done === null) return;
    toast({ tone: 'success', text: 'Logowanie w\u00a0dwóch krokach jest wyłączone.' });
    await revalidate();
  }
  return { codes, fault, isBusy, turnOn, turnOff, forgetCodes: () => setCodes(null) };
}

// The codes, once: to be copied, printed or written down.

/** `codes` = null: nothing to show. */
function RecoveryCodes({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  return (
    <Dialog isOpen={codes !== null} title="Zapisz kody zapasowe" onClose={onClose}>
      {codes === null ? null : <Codes codes={codes} onClose={onClose} />}
    </Dialog>
  );
}

function Codes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [said, setSaid] = useState('');
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Skopiowano.' : 'Nie udało się skopiować. Przepisz albo wydrukuj kody.');
  }
  return (
    <Stack gap={4}>
      <Notice tone="warning">
        {withNonBreakingSpaces(
          'Widzisz je tylko teraz. Zapisz je poza tym urządzeniem, na przykład na kartce.',
        )}
      </Notice>
      <Text>
        {withNonBreakingSpaces(
          'Gdy stracisz klucz, wejdziesz na konto hasłem albo przez Google i jednym z tych kodów. Każdy działa raz.',
        )}
      </Text>
      <ul className={list}>
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
      <Inline>
        <Button tone="secondary" onClick={() => void copy()}>
          Skopiuj
        </Button>
        <Button tone="secondary" onClick={() => window.print()}>
          Wydrukuj
        </Button>
        <Button onClick={onClose}>Mam je zapisane</Button>
      </Inline>
      <output>{said}</output>
    </Stack>
  );
}

// The calls about passkeys and the second factor (docs/contract.md 'Account calls').
const pathOf = (id: string) => `/api/account/passkeys/${encodeURIComponent(id)}`;

export function renamePasskey(id: string, name: string): Promise<CallResult<unknown>> {
  return callApi('PUT', pathOf(id), { name });
}

export function removePasskey(id: string): Promise<CallResult<unknown>> {
  return callApi('DELETE', pathOf(id));
}

/** Also renews the codes of anyone who has it on. */
function turnOnSecondFactor(): Promise<CallResult<{ recoveryCodes: string[] }>> {
  return callApi('POST', '/api/account/second-factor');
}

function turnOffSecondFactor(): Promise<CallResult<unknown>> {
  return callApi('DELETE', '/api/account/second-factor');
}
