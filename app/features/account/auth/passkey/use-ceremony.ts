// A press that calls on a passkey: its code comes with the press, and what failed is said beside the button.
import { useState } from 'react';
import type { CallResult } from '../../../../lib/call-api.ts';
import { noResponseSentence } from '../session/session-texts.ts';
import { NOT_LOADED } from './texts.ts';

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
