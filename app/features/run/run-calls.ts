// The two calls that answer with the event stream (docs/contract.md 'Analysis calls'), with every way they can end as a value.
import type { QuizAnswers } from '#domain/quiz/answers.ts';
import type { Refusal } from './run-messages.ts';
import type { BrowserEnvironment } from './browser-environment.ts';

/** Longer than the server's own deadlines for a start: five seconds for the database, five for the object. */
const HEADERS_WITHIN_MS = 15_000;

const UNKNOWN_FAULT = 'Wystąpił błąd podczas generowania analizy.';

export type RunResponse =
  | { kind: 'stream'; runId: string | null; body: ReadableStream<Uint8Array> }
  | { kind: 'no-run' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'lost' };

export function post(
  answers: QuizAnswers,
  signal: AbortSignal,
  world: BrowserEnvironment,
): Promise<RunResponse> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(answers),
  };
  return call('/api/analysis', init, signal, world);
}

/** `after` is the last event id seen of the run `runId`; 0 and null if there is none yet. */
export function attach(
  from: { runId: string | null; after: number },
  signal: AbortSignal,
  world: BrowserEnvironment,
): Promise<RunResponse> {
  const query = from.runId === null ? '' : `?run=${encodeURIComponent(from.runId)}`;
  const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(from.after) };
  return call(`/api/analysis/run${query}`, { headers }, signal, world);
}

function call(
  path: string,
  init: RequestInit,
  signal: AbortSignal,
  world: BrowserEnvironment,
): Promise<RunResponse> {
  return openStream(path, init, { signal, world, unknownFault: UNKNOWN_FAULT });
}

type Opening = {
  signal: AbortSignal;
  world: Pick<BrowserEnvironment, 'fetch' | 'wait'>;
  /** What is said when the answer is none of ours. */
  unknownFault: string;
};

/** Any call that answers with an event stream. */
export async function openStream(
  path: string,
  init: RequestInit,
  { signal, world, unknownFault }: Opening,
): Promise<RunResponse> {
  const giveUp = new AbortController();
  const headersCame = new AbortController();
  void world.wait(HEADERS_WITHIN_MS, headersCame.signal).then((isLate) => {
    if (isLate) giveUp.abort();
  });
  try {
    const response = await world.fetch(path, { ...init, signal: AbortSignal.any([signal, giveUp.signal]) });
    return await answerOf(response, unknownFault);
  } catch {
    return { kind: 'lost' };
  } finally {
    headersCame.abort();
  }
}

async function answerOf(response: Response, unknownFault: string): Promise<RunResponse> {
  if (response.status === 204) return { kind: 'no-run' };
  if (!response.ok) return { kind: 'refused', refusal: await refusalOf(response, unknownFault) };
  if (response.body === null) return { kind: 'lost' };
  return { kind: 'stream', runId: response.headers.get('X-Run-Id'), body: response.body };
}

async function refusalOf(response: Response, unknownFault: string): Promise<Refusal> {
  const { status } = response;
  // Not ours if it is no JSON: a proxy's page, for instance.
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return { status, code: '', sentence: unknownFault };
  const code = 'code' in body && typeof body.code === 'string' ? body.code : '';
  const sentence = 'error' in body && typeof body.error === 'string' ? body.error : unknownFault;
  return { status, code, sentence };
}
