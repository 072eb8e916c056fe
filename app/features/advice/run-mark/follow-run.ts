// Follows the run from a page that doesn't show it, and writes down how far it has come: one stream in all tabs of a browser,
// taken up by another tab when this one closes. Of the client in app/lib/event-stream it has the decoder only, since pages without
// React load it at once: it shows no lost connection, so it may wait longer and ask for everything again.
import type { RunEvent } from '#domain/advice/analysis/events.ts';
import { createDecoder } from '../../../lib/event-stream/read-events.ts';
import { clearRunMark, runMark, writeRunMark } from './run-mark.ts';

// Of domain/platform/errors.ts, spelt out: a module that is shared with pages of React would bring React along.
const FORGETS_ITSELF = { 'X-Forgets-Itself': '1' };

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

/** Whether any event came. */
async function attach(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/api/analysis/run', { signal, headers: FORGETS_ITSELF });
    if (response.status >= 500 || response.status === 429) return false;
    // No run, or nobody signed in any more.
    if (response.status !== 200 || response.body === null) {
      clearRunMark();
      return true;
    }
    return await read(response.body, signal);
  } catch {
    return false;
  }
}

async function read(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<boolean> {
  const reader = body.getReader();
  const decode = createDecoder<RunEvent>();
  let hasEvents = false;
  while (isOn(signal)) {
    const { done, value } = await reader.read();
    if (done) return hasEvents;
    for (const { event } of decode(value)) {
      hasEvents = true;
      note(event);
    }
  }
  await reader.cancel();
  return hasEvents;
}

function note({ event, data }: RunEvent): void {
  const mark = runMark();
  if (mark === null) return;
  const { owner, percent } = mark;
  if (event === 'failed') writeRunMark({ owner, state: 'failed', percent });
  if (event === 'done' && data.savedAt !== null) writeRunMark({ owner, state: 'done', percent: 100 });
  if (event === 'progress')
    writeRunMark({ owner, state: 'running', percent: Math.max(percent, data.percent) });
}
