import { expect, test } from 'vitest';
import { SILENCE_MS } from '../../../../lib/event-stream/read-events.ts';
import type { BrowserEnvironment } from '../../../../lib/event-stream/browser-environment.ts';
import { connectWriting, MAX_TRIES, type WritingMessage } from './connect-writing.ts';

const PATH = '/api/courses/kurs/structure';
const line = (id: number, event: string, data: object) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const PROGRESS = line(1, 'progress', { percent: 10, stage: 'pisanie' });
const FAILED = line(2, 'failed', { code: 'empty', error: 'Pusto.' });
const stream = (text: string, run = 'a') =>
  new Response(text, { headers: { 'Content-Type': 'text/event-stream', 'X-Run-Id': run } });
const refusal = (status: number, code: string) =>
  Response.json({ error: `Zdanie o ${code}`, code }, { status });
const lost = () => Promise.reject(new TypeError('network'));

/** A browser in which pauses take no time, and the server gives these replies in turn, the last one for ever. */
async function listen(...replies: (() => Response | Promise<Response>)[]) {
  const methods: string[] = [];
  const seen: (string | null)[] = [];
  const environment: BrowserEnvironment = {
    async fetch(input, init) {
      methods.push(`${init?.method} ${String(input)}`);
      seen.push(new Headers(init?.headers).get('Last-Event-ID'));
      return (replies.length > 1 ? replies.shift() : replies[0])?.() ?? lost();
    },
    chance: () => 0.5,
    wait(ms, signal) {
      if (ms === SILENCE_MS) return new Promise((resolve) => setTimeout(() => resolve(!signal.aborted), 20));
      return Promise.resolve(ms < SILENCE_MS || ms === 8_000);
    },
    isOnline: () => true,
    untilOnline: () => Promise.resolve(),
  };
  const messages: WritingMessage[] = [];
  for await (const message of connectWriting(PATH, new AbortController().signal, environment))
    messages.push(message);
  const kinds = messages.map((message) => {
    if (message.kind === 'connection') return message.connection;
    return message.kind === 'event' ? message.event.event : message.refusal.sentence;
  });
  return { methods, seen, kinds };
}

test('one call writes, or joins what is being written, to its end', async () => {
  expect(await listen(() => stream(PROGRESS + FAILED))).toEqual({
    methods: [`POST ${PATH}`],
    seen: ['0'],
    kinds: ['connecting', 'live', 'progress', 'failed'],
  });
});

test('a stream that ends too early, and a call that gets lost, are asked for again', async () => {
  const { kinds } = await listen(
    () => stream(PROGRESS),
    lost,
    () => stream(FAILED),
  );
  expect(kinds).toEqual(['connecting', 'live', 'progress', 'reconnecting', 'reconnecting', 'live', 'failed']);
});

test('it is asked for from where it broke off, by its run; another run from its beginning', async () => {
  const { methods, seen } = await listen(
    () => stream(PROGRESS),
    () => stream('', 'b'),
    () => stream(FAILED, 'b'),
  );
  expect(methods).toEqual([`POST ${PATH}`, `POST ${PATH}?run=a`, `POST ${PATH}?run=b`]);
  expect(seen).toEqual(['0', '1', '0']);
});

test.each([
  [403, 'not-owner'],
  [429, 'too-many-requests'],
  [503, 'gemini-off'],
])('a refusal with %i %s ends it, with its sentence', async (status, code) => {
  const { kinds } = await listen(() => refusal(status, code));
  expect(kinds).toEqual(['connecting', `Zdanie o ${code}`]);
});

test('a refusal that passes is waited for once something was under way', async () => {
  const { kinds } = await listen(
    () => stream(PROGRESS),
    () => refusal(503, 'database-down'),
    () => stream(FAILED),
  );
  expect(kinds.slice(-3)).toEqual(['reconnecting', 'live', 'failed']);
});

test('without any response the reader is asked what to do next', async () => {
  const { methods, kinds } = await listen(lost);
  expect(methods).toHaveLength(MAX_TRIES + 1);
  expect(kinds.at(-1)).toBe('Serwer nie odpowiada. Sprawdź połączenie z internetem i\u00a0spróbuj ponownie.');
});
