import type { ReactNode } from 'react';
import type { CallResult } from '../../../../lib/call-api.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button, type ButtonTone } from '../../../../ui/form/Button.tsx';
import { scriptOnly } from '../../../../ui/script-only.css.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { useCeremony } from './use-ceremony.ts';

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
