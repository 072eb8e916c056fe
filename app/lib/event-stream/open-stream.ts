// One request that is answered by an event stream (docs/contract.md 'The event stream'), with every way it can end as a value.
import type { BrowserEnvironment } from './browser-environment.ts';
import type { Refusal } from './connection.ts';

/** Longer than the server's own deadlines for a start: five seconds for the database, five for the object. */
const HEADERS_WITHIN_MS = 15_000;

export type StreamRequest = { path: string; init: RequestInit };

export type StreamResponse =
  | { kind: 'stream'; runId: string | null; body: ReadableStream<Uint8Array> }
  | { kind: 'no-run' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'lost' };

/** What has arrived of a run so far; null and 0 before the first event. */
export type SeenSoFar = { runId: string | null; lastEventId: number };

/** Asks for what comes after it. */
export function resume(
  method: 'GET' | 'POST',
  path: string,
  { runId, lastEventId }: SeenSoFar,
): StreamRequest {
  const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(lastEventId) };
  const query = runId === null ? '' : `?run=${encodeURIComponent(runId)}`;
  return { path: path + query, init: { method, headers } };
}

/** `unknownFault`: what is said when the response is none of ours. */
export async function openStream(
  { path, init }: StreamRequest,
  unknownFault: string,
  signal: AbortSignal,
  environment: Pick<BrowserEnvironment, 'fetch' | 'wait'>,
): Promise<StreamResponse> {
  const giveUp = new AbortController();
  const headersCame = new AbortController();
  void environment.wait(HEADERS_WITHIN_MS, headersCame.signal).then((isLate) => {
    if (isLate) giveUp.abort();
  });
  try {
    const either = AbortSignal.any([signal, giveUp.signal]);
    return await read(await environment.fetch(path, { ...init, signal: either }), unknownFault);
  } catch {
    return { kind: 'lost' };
  } finally {
    headersCame.abort();
  }
}

async function read(response: Response, unknownFault: string): Promise<StreamResponse> {
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
  // What is asked beside a sentence is said with it: here is no field to say it at.
  const questions = 'questions' in body && Array.isArray(body.questions) ? body.questions : [];
  return { status, code, sentence: [sentence, ...questions].join(' ') };
}
