// Whether a text that is still being typed asks for a number to call (domain/advice/gate/alarm.ts). It is read here, and nothing of it leaves
// the browser; what is stopped, the server decides when the quiz is sent. Its code comes by itself, so that it needs no dictionary.
import { useEffect, useState } from 'react';
import type { Help } from '#domain/advice/gate/alarm.ts';

/** A word that is still being typed isn't read for another. */
const PAUSE_MS = 300;

const load = () => import('#domain/advice/gate/alarm.ts');

/** Ahead of its use; a failure shows when it is really needed. */
export function preloadHelp(): void {
  void load().catch(() => {});
}

export function useHelp(text: string): Help {
  const [read, setRead] = useState<Help>('none');
  useEffect(() => {
    let isLatest = true;
    const listen = async () => {
      const gate = await load().catch(() => null);
      if (isLatest && gate !== null) setRead(gate.helpFor([text]));
    };
    const waiting = setTimeout(() => void listen(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(waiting);
    };
  }, [text]);
  return read;
}
