// A talk as it goes on: one thing at a time, each sentence as it comes. What streams is fetched on the press; anyone who leaves the lesson ends it.
import { useEffect, useRef, useState } from 'react';
import type { FeedbackPart } from '#domain/courses/practice/feedback.ts';
import { faultOfMessage, spoken, type OwnTalks } from '#domain/courses/talk/talk.ts';
import type { TalkEvent } from '#worker/services/courses/talk.ts';
import { safetyPageOfTalk } from '../../../advice/gate/safety-pages.ts';

export type Doing =
  | { kind: 'rest' }
  /** `heard`: of the partner's reply. */
  | { kind: 'saying'; text: string; heard: readonly string[] }
  | { kind: 'ending'; parts: readonly FeedbackPart[] }
  | { kind: 'refused'; sentence: string };

const BROKEN = 'Połączenie się zerwało. Odśwież stronę: jeśli odpowiedź powstała, będzie na niej.';
const NO_SCRIPT = 'Serwer nie odpowiada. Sprawdź połączenie z internetem i spróbuj ponownie.';

type Start = {
  /** The lesson's page. */
  address: string;
  call: string;
  /** As the page came; `refused`: by the form that was sent without a script. */
  own: OwnTalks;
  refused: { fault: string; text: string } | null;
};

export function useTalk({ address, call, own: came, refused }: Start) {
  const [own, setOwn] = useState(came);
  const [text, setText] = useState(refused?.text ?? '');
  const [doing, setDoing] = useState<Doing>(
    refused === null ? { kind: 'rest' } : { kind: 'refused', sentence: refused.fault },
  );
  // One thing at a time, however quickly a button is pressed again.
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const open = own.latest?.feedback === null ? own.latest : null;

  function say() {
    const said = spoken(text);
    const fault = faultOfMessage(said);
    if (fault !== null) return setDoing({ kind: 'refused', sentence: fault });
    void ask({ kind: 'saying', text: said, heard: [] }, said);
  }

  function end() {
    void ask({ kind: 'ending', parts: [] }, null);
  }

  async function ask(beginning: Doing, said: string | null) {
    if (reading.current !== null) return;
    const { signal } = (reading.current = new AbortController());
    setDoing(beginning);
    if (said !== null) setText('');
    const sentence = await read({ talk: open?.id ?? null, turn: open?.turn ?? 0, text: said }, signal);
    reading.current = null;
    if (signal.aborted) return;
    setDoing(sentence === null ? { kind: 'rest' } : { kind: 'refused', sentence });
    // It wasn't heard, so it can be said again.
    if (sentence !== null && said !== null) setText((now) => (now === '' ? said : now));
  }

  /** Null = it is done. */
  async function read(body: object, signal: AbortSignal): Promise<string | null> {
    try {
      const { writtenEvents } = await import('../stream-written.ts');
      for await (const one of writtenEvents<TalkEvent>({ path: call, body, broken: BROKEN, signal })) {
        if (signal.aborted) return null;
        if (one.event === 'part') setDoing((now) => withPart(now, one.data));
        else if (one.event === 'done') {
          setOwn(one.data);
          return null;
        } else {
          const page = safetyPageOfTalk(one.data.code, address);
          if (page !== null) location.assign(page);
          return one.data.error;
        }
      }
    } catch {
      // Said below.
    }
    return NO_SCRIPT;
  }

  return { own, open, text, setText, doing, say, end };
}

function withPart(doing: Doing, part: Extract<TalkEvent, { event: 'part' }>['data']): Doing {
  if (doing.kind === 'saying' && part.kind === 'said')
    return { ...doing, heard: [...doing.heard, part.text] };
  if (doing.kind === 'ending' && part.kind !== 'said') return { ...doing, parts: [...doing.parts, part] };
  return doing;
}
