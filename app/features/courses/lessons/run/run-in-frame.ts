// One run of a lesson's code: the frame gets it over a channel of its own, and nobody else can speak in its name. What comes back was
// made by that code, so it is measured and shown as text alone.
import type { RunFrame } from './frame.ts';

/** `source`: a worker's; `job`: what it is told first. */
export type Order = { source: string; job: unknown } | { html: string };

export type Answer = { kind: string; text: string };

export type End = 'done' | 'late' | 'stopped' | 'cut' | 'lost';

/** How long code may run; the engine's own start isn't counted. */
export const LIMIT_S = 5;
/** What a person still reads. */
const MAX_CHARACTERS = 20_000;
const MAX_ANSWERS = 1_000;
/** A frame that is there answers at once; an engine is compiled first. */
const THERE_MS = 5_000;
const READY_MS = 30_000;

export async function runInFrame(
  { element, loaded }: RunFrame,
  order: Order,
  hear: (answer: Answer) => void,
  stopped: AbortSignal,
): Promise<End> {
  await loaded;
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<End>();
  let timer = setTimeout(resolve, THERE_MS, 'lost');
  const wait = (ms: number, end: End) => {
    clearTimeout(timer);
    timer = setTimeout(resolve, ms, end);
  };
  let characters = MAX_CHARACTERS;
  let answers = MAX_ANSWERS;
  let isReady = false;
  const read = ({ kind, text }: Answer) => {
    // Each once: code that says it again gains no time.
    if (kind === 'there' && !isReady) return wait(READY_MS, 'lost');
    if (kind === 'ready' && !isReady) {
      isReady = true;
      return wait(LIMIT_S * 1_000, 'late');
    }
    if (kind === 'done' || kind === 'cut') return resolve(kind);
    if (characters > 0 && answers > 0)
      hear({ kind, text: kind === 'table' ? text : text.slice(0, characters) });
    characters -= text.length;
    answers -= 1;
    if (characters < 0 || answers < 0) resolve('cut');
  };
  let hasEnded = false;
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!hasEnded && isAnswer(data)) read({ kind: data[0], text: data[1] });
  });
  port1.start();
  stopped.addEventListener('abort', () => resolve('stopped'));
  if (stopped.aborted) resolve('stopped');
  // Its origin is nobody's, so no address can be named.
  element.contentWindow?.postMessage(order, '*', [port2]);
  const end = await promise;
  hasEnded = true;
  clearTimeout(timer);
  port1.close();
  return end;
}

function isAnswer(data: unknown): data is [kind: string, text: string] {
  return Array.isArray(data) && typeof data[0] === 'string' && typeof data[1] === 'string';
}
