import { type ReactNode, useState } from 'react';
import type { CallResult } from '../../../../lib/call-api.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button, type ButtonTone } from '../../../../ui/form/Button.tsx';
import { scriptOnly } from '../../../../ui/script-only.css.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { noResponseSentence } from '../session/session-texts.ts';
import { NOT_LOADED } from './texts.ts';

type PasskeyButtonProps = {
  tone?: ButtonTone;
  isWide?: boolean;
  perform: (ceremonies: typeof import('./ceremony.ts')) => Promise<CallResult<unknown>>;
  onDone: () => void;
  children: ReactNode;
};

/** Does what needs a key; what went wrong stands above it. */
export function PasskeyButton({
  tone = 'primary',
  isWide = false,
  perform,
  onDone,
  children,
}: PasskeyButtonProps) {
  const { fault, isBusy, run } = useCeremony();
  async function press() {
    if (await run(perform)) onDone();
  }
  return (
    <Stack gap={3} className={scriptOnly}>
      {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      <Button tone={tone} isWide={isWide} busy={isBusy} onClick={() => void press()}>
        {children}
      </Button>
    </Stack>
  );
}

// A press that calls on a passkey: its code comes with the press, and what failed is said beside the button.
type Ceremonies = typeof import('./ceremony.ts');

export function useCeremony() {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** True = it went well. */
  async function run<Body>(perform: (ceremonies: Ceremonies) => Promise<CallResult<Body>>): Promise<boolean> {
    if (isBusy) return false;
    setFault(null);
    setBusy(true);
    const result = await import('./ceremony.ts').then(perform, () => null);
    setBusy(false);
    if (result?.ok === true) return true;
    setFault(result === null ? NOT_LOADED : (result.sentence ?? noResponseSentence(navigator.onLine)));
    return false;
  }
  return { fault, isBusy, run };
}
