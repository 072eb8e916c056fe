// Feedback on the exercise as it is asked for: the answer is saved first, then its parts come one by one. What streams is fetched on the
// press; whoever leaves the lesson ends it.
import { useEffect, useRef, useState } from 'react';
import type { FeedbackPart, OwnFeedback } from '#domain/courses/practice/feedback.ts';
import type { FeedbackEvent } from '#worker/services/courses/feedback.ts';
import { safetyPageOfLesson } from '../../../advice/gate/safety-pages.ts';

export type Asking =
  | { kind: 'rest' }
  | { kind: 'asking'; parts: readonly FeedbackPart[] }
  | { kind: 'refused'; sentence: string };

const UNSAVED =
  'Odpowiedź nie jest zapisana, więc nie ma jeszcze czego przeczytać. Zapisz ją i poproś znowu.';
const BROKEN = 'Połączenie się zerwało. Odśwież stronę: jeśli uwagi powstały, będą na niej.';
const NO_SCRIPT = 'Serwer nie odpowiada. Sprawdź połączenie z internetem i spróbuj ponownie.';

type Start = {
  /** The lesson's page. */
  address: string;
  call: string;
  /** As the page came; `refused`: by the form that was sent without a script. */
  own: OwnFeedback;
  refused: string | null;
  savedVersion: () => Promise<number | null>;
};

export function useFeedback({ address, call, own, refused, savedVersion }: Start) {
  const [given, setGiven] = useState(own);
  const [asking, setAsking] = useState<Asking>(
    refused === null ? { kind: 'rest' } : { kind: 'refused', sentence: refused },
  );

  // One at a time, however quickly the button is pressed again.
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function ask() {
    if (reading.current !== null) return;
    const { signal } = (reading.current = new AbortController());
    setAsking({ kind: 'asking', parts: [] });
    await read(signal);
    reading.current = null;
  }

  async function read(signal: AbortSignal) {
    const version = await savedVersion();
    if (signal.aborted) return;
    if (version === null) return setAsking({ kind: 'refused', sentence: UNSAVED });
    try {
      const { writtenEvents } = await import('../stream-written.ts');
      const asked = { path: call, body: { version }, broken: BROKEN, signal };
      for await (const said of writtenEvents<FeedbackEvent>(asked)) {
        if (signal.aborted) return;
        if (said.event === 'part') {
          setAsking((now) => (now.kind === 'asking' ? { ...now, parts: [...now.parts, said.data] } : now));
        } else if (said.event === 'done') {
          setGiven(said.data);
          setAsking({ kind: 'rest' });
        } else {
          const page = safetyPageOfLesson(said.data.code, address);
          if (page !== null) return location.assign(page);
          setAsking({ kind: 'refused', sentence: said.data.error });
        }
      }
    } catch {
      setAsking({ kind: 'refused', sentence: NO_SCRIPT });
    }
  }

  // The page may have been read anew meanwhile.
  return { own: given.used < own.used ? own : given, asking, ask };
}
