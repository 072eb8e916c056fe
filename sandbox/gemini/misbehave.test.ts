import { request as httpRequest } from 'node:http';
import { ApiError } from '@google/genai';
import type { GenerateContentResponse } from '@google/genai';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  clientFor,
  CONFIG,
  failureOf,
  MODEL,
  PROMPT,
  REPLY,
  textOf,
} from '#tests/support/analysis/gemini-client.ts';
import {
  FILLER,
  INVENTED_ADDRESS,
  INVENTED_FIGURES,
  INVENTED_LINK,
  MADE_UP_QUOTE,
  TAGGED,
  withHabit,
  type Habit,
} from './habits.ts';
import { recorded } from './recorded.ts';
import type { Analysis } from './reply-analysis.ts';
import { startGemini } from './server.ts';

const gemini = await startGemini({ port: 0, pace: 500, apiKey: 'right' });
const { sdk, stream, chunksAfter, textAfter } = clientFor(gemini, 'right');
const LESSON = recorded('git-i-ci-cd.2.reply.md');
const MARK = '%%% PRAKTYKA %%%';

afterEach(() => gemini.reset());
afterAll(() => gemini.stop());

function reasonOf(chunks: GenerateContentResponse[]): string | undefined {
  return chunks.at(-1)?.candidates?.[0]?.finishReason;
}

test.each([500, 503, 429, 400, 403] as const)(
  'status %s is an ApiError, and the SDK does not retry',
  async (status) => {
    const failure = await failureOf(() => chunksAfter({ kind: 'status', status, message: 'Tak.' }));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status, message: expect.stringContaining('Tak.') });
    expect(gemini.calls).toHaveLength(1);
    expect(textOf(await chunksAfter())).toBe(REPLY);
  },
);

test.each(['hang-before-headers', 'hang-before-first-byte', 'hang-after'] as const)(
  '%s waits until we leave',
  async (kind) => {
    gemini.misbehave({ kind });
    const leave = new AbortController();
    let text = '';
    const failing = failureOf(async () => {
      for await (const chunk of await stream(leave.signal)) text += chunk.text ?? '';
    });
    await expect.poll(() => gemini.calls[0]?.hanging).toBe(true);
    leave.abort();
    expect(await failing).toMatchObject({ name: 'AbortError' });
    await expect.poll(() => gemini.calls[0]?.ended).toBe('client-gone');
    expect(text.length).toBe(kind === 'hang-after' ? Math.floor(REPLY.length / 2) : 0);
  },
);

test('cut-after breaks the connection, error-after sends an error object in mid-stream', async () => {
  expect(await failureOf(() => chunksAfter({ kind: 'cut-after', characters: 300 }))).toBeInstanceOf(Error);
  expect(gemini.calls[0]).toMatchObject({ ended: 'cut', charactersSent: 300 });
  const failure = await failureOf(() => chunksAfter({ kind: 'error-after', characters: 300, status: 500 }));
  expect(failure).toBeInstanceOf(ApiError);
  expect(gemini.calls[1]).toMatchObject({ ended: 'error', charactersSent: 300 });
});

test('split-bytes tears letters apart between writes, and the text is whole again', async () => {
  expect(await textAfter({ kind: 'split-bytes' })).toBe(REPLY);
  gemini.misbehave({ kind: 'split-bytes' });
  const endings: number[] = [];
  await new Promise<void>((resolve, reject) => {
    const headers = { 'x-goog-api-key': 'right' };
    const url = `${gemini.url}/v1beta/models/${MODEL}:streamGenerateContent?alt=sse`;
    const request = httpRequest(url, { method: 'POST', headers }, (response) => {
      response.on('data', (bytes: Buffer) => endings.push(bytes.at(-1) ?? 0));
      response.on('end', resolve).on('error', reject);
    });
    request.end(JSON.stringify({ contents: [{ parts: [{ text: PROMPT }] }], generationConfig: CONFIG }));
  });
  expect(endings.some((byte) => byte >= 0xc0)).toBe(true);
});

test('finish reasons and blocked prompts do not throw', async () => {
  const safety = await chunksAfter({ kind: 'safety' });
  expect([reasonOf(safety), textOf(safety)]).toEqual(['SAFETY', '']);
  const recitation = await chunksAfter({ kind: 'recitation', characters: 50 });
  expect([reasonOf(recitation), textOf(recitation)]).toEqual(['RECITATION', REPLY.slice(0, 50)]);
  const limit = await chunksAfter({ kind: 'max-tokens' });
  expect([reasonOf(limit), textOf(limit).length]).toEqual(['MAX_TOKENS', Math.floor(REPLY.length / 2)]);
  const failure = await failureOf(() => chunksAfter({ kind: 'refuse-schema' }));
  const error = { code: 400, message: 'Request contains an invalid argument.', status: 'INVALID_ARGUMENT' };
  expect(JSON.parse((failure as Error).message)).toEqual({ error });
  gemini.misbehave({ kind: 'refuse-schema' });
  const without = await sdk().models.generateContentStream({ model: MODEL, contents: PROMPT });
  expect(textOf(await Array.fromAsync(without))).toBe(REPLY);
});

test('it forgets a field', async () => {
  const reply = JSON.parse(await textAfter({ kind: 'forgotten-field' }));
  expect(reply).not.toHaveProperty('podsumowanieInspirujace');
  expect(reply.sciezkiKariery).toHaveLength(4);
});

test.each<[Habit, string]>([
  ['filler', FILLER],
  ['link', INVENTED_LINK],
  ['foreign-address', INVENTED_ADDRESS],
  ['html', TAGGED],
])('in a lesson it has the habit of %s, and its practice is left alone', (habit, words) => {
  const [text = '', practice = ''] = withHabit(LESSON, habit).split(MARK);
  const [plain = '', plainPractice] = LESSON.split(MARK);
  expect(plain).not.toContain(words);
  expect(text).toContain(words);
  expect(practice).toBe(plainPractice);
});

test('in a lesson it writes a paragraph without an end', () => {
  const longest = (text: string) => Math.max(...text.split('\n\n').map((one) => one.split(/\s+/).length));
  expect(longest(LESSON.split(MARK)[0] ?? '')).toBeLessThan(120);
  expect(longest(withHabit(LESSON, 'long-paragraph'))).toBeGreaterThan(120);
});

test('told to, it ends a lesson early, forgets the right answer, and stops in its exercise', () => {
  expect(withHabit(LESSON, 'short-lesson').length).toBeLessThan(LESSON.length / 1.5);
  expect(withHabit(LESSON, 'no-right-answer')).toContain('"right": 9');
  expect(withHabit(LESSON, 'cut-in-exercise')).toMatch(/"exercise".{0,40}$/);
});
