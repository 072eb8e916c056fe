// Follows the run from a page that doesn't show it, and writes down how far it has come: one stream in all tabs of a browser,
// taken up by another tab when this one closes. Apart from the client in features/run, since pages without React load it, too.
import { clearRunMark, runMark, writeRunMark } from './run-mark.ts';

const LOCK = 'szlak-analiza';
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Ends with the run, or when the signal says so. */
export async function followRun(signal: AbortSignal): Promise<void> {
  try {
    // Old browsers have no locks: then each tab has a stream of its own.
    if ('locks' in navigator) await navigator.locks.request(LOCK, { signal }, () => listen(signal));
    else await listen(signal);
  } catch {
    // Told to stop, or a browser that gives no locks here: the mark stays as it is, and the next page tries again.
  }
}

async function listen(signal: AbortSignal): Promise<void> {
  for (let tries = 0; isOn(signal); tries++) {
    if (!navigator.onLine) await untilOnline(signal);
    if (await attach(signal)) tries = 0;
    if (!isOn(signal)) return;
    const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.75 + Math.random() / 2)));
  }
}

function isOn(signal: AbortSignal): boolean {
  return !signal.aborted && runMark()?.state === 'running';
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Whether anything was heard. */
async function attach(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch('/api/analysis/run', { signal });
    if (answer.status >= 500 || answer.status === 429) return false;
    // No run, or nobody signed in any more.
    if (answer.status !== 200 || answer.body === null) {
      clearRunMark();
      return true;
    }
    return await hear(answer.body, signal);
  } catch {
    return false;
  }
}

async function hear(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<boolean> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = '';
  let hasHeard = false;
  while (isOn(signal)) {
    const { done, value } = await reader.read();
    if (done) return hasHeard;
    const events = (text + value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      hasHeard ||= !event.startsWith(':');
      note(event);
    }
  }
  await reader.cancel();
  return hasHeard;
}

// Our own server's events: one line each of id, name and JSON (docs/contract.md 'The event stream').
function note(event: string): void {
  const mark = runMark();
  if (mark === null) return;
  const { owner } = mark;
  const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/m.exec(event) ?? [];
  if (name === 'failed') writeRunMark({ owner, state: 'failed', percent: mark.percent });
  if (name === 'done' && !data.endsWith('"savedAt":null}'))
    writeRunMark({ owner, state: 'done', percent: 100 });
  if (name !== 'progress') return;
  const percent = Number(/"percent":(\d+)/.exec(data)?.[1] ?? 0);
  writeRunMark({ owner, state: 'running', percent: Math.max(mark.percent, percent) });
}
