import { expect, test } from 'vitest';
import { connectRun } from './connect-run.ts';
import { SILENCE_MS } from '../../../lib/event-stream/read-events.ts';
import type { RunMessage, RunOrder } from './run-messages.ts';
import type { BrowserEnvironment } from '../../../lib/event-stream/browser-environment.ts';

const ANSWERS = { preferences: ['nature' as const], additional_interests: 'las', additional_info: '' };
const START: RunOrder = { kind: 'start', answers: ANSWERS };
const ATTACH: RunOrder = { kind: 'attach' };

type Call = { path: string; method: string; lastEventId: string | null };
type Reply = (call: Call, signal: AbortSignal) => Response | Promise<Response>;

const progressLine = (id: number) =>
  `id: ${id}\nevent: progress\ndata: {"percent":${id},"stage":"start"}\n\n`;
const failedLine = (id: number) => `id: ${id}\nevent: failed\ndata: {"code":"empty","error":"Pusto"}\n\n`;

function stream(text: string, runId = 'run-1'): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/event-stream', 'X-Run-Id': runId } });
}

function silentStream(text: string): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
  });
  return new Response(body, { headers: { 'X-Run-Id': 'run-1' } });
}

function refusal(status: number, code: string): Response {
  return Response.json({ error: `Zdanie o ${code}`, code }, { status });
}

/** A browser in which pauses take no time, silence is at once noticed, and the server gives these replies in turn. */
async function listen(order: RunOrder, replies: Reply[], change: Partial<BrowserEnvironment> = {}) {
  const calls: Call[] = [];
  const pauses: number[] = [];
  const left = [...replies];
  const environment: BrowserEnvironment = {
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      const call = {
        path: String(input),
        method: init?.method ?? 'GET',
        lastEventId: headers.get('Last-Event-ID'),
      };
      calls.push(call);
      const reply = left.shift();
      if (reply === undefined) throw new Error('no more replies');
      return reply(call, init?.signal ?? new AbortController().signal);
    },
    chance: () => 0.5,
    wait(ms, signal) {
      if (ms === SILENCE_MS) return new Promise((resolve) => setTimeout(() => resolve(!signal.aborted), 20));
      if (ms > SILENCE_MS && ms !== 8_000) return Promise.resolve(false);
      pauses.push(ms);
      return Promise.resolve(true);
    },
    isOnline: () => true,
    untilOnline: () => Promise.resolve(),
    ...change,
  };
  const messages: RunMessage[] = [];
  for await (const message of connectRun(order, new AbortController().signal, environment))
    messages.push(message);
  return { calls, messages, pauses };
}

const kinds = (messages: RunMessage[]) =>
  messages.map((message) => {
    if (message.kind === 'connection') return message.connection;
    return message.kind === 'event' ? message.event.event : message.kind;
  });

test('a run is started once and read to its end', async () => {
  const { calls, messages } = await listen(START, [() => stream(progressLine(1) + failedLine(2))]);
  expect(calls).toEqual([{ path: '/api/analysis', method: 'POST', lastEventId: null }]);
  expect(kinds(messages)).toEqual(['connecting', 'live', 'progress', 'failed']);
});

test('a stream that ends too early is taken up after the last event seen', async () => {
  const { calls, messages } = await listen(START, [
    () => stream(progressLine(1) + progressLine(2)),
    () => stream(failedLine(3)),
  ]);
  expect(calls[1]).toEqual({ path: '/api/analysis/run?run=run-1', method: 'GET', lastEventId: '2' });
  expect(kinds(messages)).toEqual([
    'connecting',
    'live',
    'progress',
    'progress',
    'reconnecting',
    'live',
    'failed',
  ]);
});

test('another run is read from its first event', async () => {
  const { calls } = await listen(ATTACH, [
    () => stream(progressLine(1) + progressLine(2)),
    () => stream('', 'run-2'),
    () => stream(failedLine(1), 'run-2'),
  ]);
  expect(calls.slice(1).map(({ path, lastEventId }) => [path, lastEventId])).toEqual([
    ['/api/analysis/run?run=run-1', '2'],
    ['/api/analysis/run?run=run-2', '0'],
  ]);
});

test('a stream that falls silent is given up and taken up again', async () => {
  const { calls } = await listen(ATTACH, [() => silentStream(progressLine(1)), () => stream(failedLine(2))]);
  expect(calls.map((call) => call.lastEventId)).toEqual(['0', '1']);
});

test('pauses grow while nothing comes, and begin again after an event', async () => {
  const lost: Reply = () => Promise.reject(new TypeError('network'));
  const { pauses } = await listen(ATTACH, [
    lost,
    lost,
    () => stream(progressLine(1)),
    lost,
    () => stream(failedLine(2)),
  ]);
  expect(pauses).toEqual([500, 1_000, 500, 1_000]);
});

test('a start whose response got lost is sent again', async () => {
  const { calls } = await listen(START, [
    () => Promise.reject(new TypeError('network')),
    () => stream(failedLine(1)),
  ]);
  expect(calls.map((call) => call.method)).toEqual(['POST', 'POST']);
});

test('a run that is already going on is attached to', async () => {
  const { calls, messages } = await listen(START, [
    () => refusal(409, 'run-in-progress'),
    () => stream(failedLine(1)),
  ]);
  expect(calls.map((call) => call.path)).toEqual(['/api/analysis', '/api/analysis/run']);
  expect(kinds(messages)).toEqual(['connecting', 'live', 'failed']);
});

test('a start that got lost but was heard, and is over, is attached to', async () => {
  const { messages } = await listen(START, [
    () => Promise.reject(new TypeError('network')),
    () => refusal(409, 'quiz-locked'),
    () => stream(failedLine(1)),
  ]);
  expect(kinds(messages)).toEqual(['connecting', 'reconnecting', 'live', 'failed']);
});

test.each([
  [401, 'no-session'],
  [403, 'no-generations'],
  [409, 'quiz-locked'],
  [429, 'too-many-requests'],
  [503, 'gemini-off'],
])('a start refused with %i %s ends it, with its sentence', async (status, code) => {
  const { messages } = await listen(START, [() => refusal(status, code)]);
  expect(messages.at(-1)).toEqual({
    kind: 'refused',
    refusal: { status, code, sentence: `Zdanie o ${code}` },
  });
});

test('a response that is none of ours has a sentence too', async () => {
  const { messages } = await listen(START, [() => new Response('<h1>Bad gateway</h1>', { status: 502 })]);
  expect(messages.at(-1)).toEqual({
    kind: 'refused',
    refusal: { status: 502, code: '', sentence: 'Wystąpił błąd podczas generowania analizy.' },
  });
});

test('listening goes on when the service is away for a moment, and ends when the session is gone', async () => {
  const { messages } = await listen(ATTACH, [
    () => refusal(503, 'database-down'),
    () => refusal(401, 'no-session'),
  ]);
  expect(kinds(messages)).toEqual(['connecting', 'reconnecting', 'refused']);
});

test('where there is no run it ends', async () => {
  const { messages } = await listen(ATTACH, [() => new Response(null, { status: 204 })]);
  expect(kinds(messages)).toEqual(['connecting', 'no-run']);
});

test('without a network nothing is sent until it is back', async () => {
  let isOnline = false;
  const { calls, messages } = await listen(START, [() => stream(failedLine(1))], {
    isOnline: () => isOnline,
    async untilOnline() {
      isOnline = true;
    },
  });
  expect(calls).toHaveLength(1);
  expect(kinds(messages)).toEqual(['connecting', 'offline', 'reconnecting', 'live', 'failed']);
});

test('a start refused for a run that is gone by then is sent once more', async () => {
  const { calls, messages } = await listen(START, [
    () => refusal(409, 'run-in-progress'),
    () => new Response(null, { status: 204 }),
    () => stream(failedLine(1)),
  ]);
  expect(calls.map((call) => call.method)).toEqual(['POST', 'GET', 'POST']);
  expect(kinds(messages).at(-1)).toBe('failed');
});

test('it is sent only once more', async () => {
  const { messages } = await listen(START, [
    () => refusal(409, 'run-in-progress'),
    () => new Response(null, { status: 204 }),
    () => refusal(409, 'run-in-progress'),
    () => new Response(null, { status: 204 }),
  ]);
  expect(kinds(messages).at(-1)).toBe('no-run');
});

test('an analysis that is not stored yet is asked for until it is', async () => {
  const done = (savedAt: string | null) =>
    `id: 7\nevent: done\ndata: ${JSON.stringify({ analysis: {}, savedAt })}\n\n`;
  const { calls, messages } = await listen(START, [
    () => stream(done(null)),
    () => stream(done(null)),
    () => stream(done('2026-11-20T12:00:00.000Z')),
  ]);
  expect(calls.map((call) => call.lastEventId)).toEqual([null, '6', '6']);
  expect(kinds(messages).filter((kind) => kind === 'done')).toHaveLength(3);
});
