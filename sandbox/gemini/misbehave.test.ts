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
  type Habit,
  INVENTED_ADDRESS,
  INVENTED_FIGURES,
  INVENTED_LINK,
  MADE_UP_QUOTE,
  type Misbehaviour,
  type Plan,
  TAGGED,
  takePlan,
  withHabit,
} from './misbehave.ts';
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
  const bare = await chunksAfter({ kind: 'max-tokens', characters: 0 });
  expect([reasonOf(bare), textOf(bare), bare[0]?.candidates?.[0]?.content]).toEqual([
    'MAX_TOKENS',
    '',
    undefined,
  ]);
  const unknown = await chunksAfter({ kind: 'unknown-finish' });
  expect([reasonOf(unknown), textOf(unknown)]).toEqual(['NEW_REASON_OF_2027', REPLY]);
  const blocked = await chunksAfter({ kind: 'blocked-prompt' });
  expect(blocked[0]?.promptFeedback?.blockReason).toBe('PROHIBITED_CONTENT');
  expect(blocked[0]?.candidates).toBeUndefined();
});

test('empty replies come in all their kinds', async () => {
  expect(await chunksAfter({ kind: 'empty-body' })).toEqual([]);
  const none = await chunksAfter({ kind: 'no-candidates' });
  expect([none.length, none[0]?.candidates]).toEqual([1, undefined]);
  const empty = await chunksAfter({ kind: 'empty-text' });
  expect([reasonOf(empty), textOf(empty)]).toEqual(['STOP', '']);
  expect(await textAfter({ kind: 'text', text: 'null' })).toBe('null');
  expect(await textAfter({ kind: 'text', text: 'undefined' })).toBe('undefined');
});

test('the text can be wrapped, dirty or broken', async () => {
  expect(await textAfter({ kind: 'fenced' })).toBe(`\`\`\`json\r\n${REPLY}\r\n\`\`\``);
  expect(await textAfter({ kind: 'prose-around' })).toMatch(/^Oto analiza[^]+\}\n\nPowodzenia/);
  expect(await textAfter({ kind: 'bom' })).toBe(`\uFEFF${REPLY}`);
  const dirty = await textAfter({ kind: 'control-characters' });
  expect(() => JSON.parse(dirty)).toThrow(SyntaxError);
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  expect(JSON.parse(dirty.replaceAll(/[\u0000-\u0009\u000B-\u001F]/g, ''))).toEqual(JSON.parse(REPLY));
  expect(await textAfter({ kind: 'trailing-comma' })).toMatch(/[^,],\n\}$/);
  expect(await textAfter({ kind: 'truncated', characters: 700 })).toBe(REPLY.slice(0, 700));
});

test('thoughts come first and are not the text; many parts add up', async () => {
  const thinking = await chunksAfter({ kind: 'thought-first' });
  expect(thinking[0]?.candidates?.[0]?.content?.parts?.[0]?.thought).toBe(true);
  expect(textOf(thinking)).toBe(REPLY);
  const many = await chunksAfter({ kind: 'many-parts' });
  expect(many[0]?.candidates?.[0]?.content?.parts?.length).toBeGreaterThan(3);
  expect(textOf(many)).toBe(REPLY);
});

test('a slow first byte, a huge reply and deep nesting', async () => {
  const before = performance.now();
  await chunksAfter({ kind: 'slow-first-byte', ms: 250 });
  expect(performance.now() - before).toBeGreaterThan(245);
  expect((await textAfter({ kind: 'huge' })).length).toBeGreaterThan(4_000_000);
  expect(await textAfter({ kind: 'nested' })).toHaveLength(200_000);
});

test('it chooses and claims what it should not', async () => {
  const pathsAfter = async (kind: Habit | 'last-candidates') =>
    (JSON.parse(await textAfter({ kind } as Misbehaviour)) as Analysis).sciezkiKariery;
  const own = (JSON.parse(REPLY) as Analysis).sciezkiKariery;
  const ids = own.map(({ zawodId }) => zawodId);
  expect((await pathsAfter('foreign-id')).map(({ zawodId }) => zawodId)).toEqual(ids.with(1, 'wrozka'));
  expect((await pathsAfter('same-id-twice')).map(({ zawodId }) => zawodId)).toEqual(
    ids.with(1, ids[0] ?? ''),
  );
  expect((await pathsAfter('last-candidates')).map(({ zawodId }) => zawodId)).not.toContain(ids[0]);
  expect((await pathsAfter('made-up-quote'))[0]?.dlaczego).toMatchObject([{ cytat: MADE_UP_QUOTE }]);
  expect((await pathsAfter('quote-in-other-words'))[0]?.dlaczego[0]?.cytat).toMatch(/^chodzi mi o /);
  expect((await pathsAfter('no-against'))[0]).not.toHaveProperty('przeciw');
  expect((await pathsAfter('no-test'))[0]).not.toHaveProperty('proba');
  expect((await pathsAfter('test-over-the-bounds'))[0]?.proba).toMatchObject({ godziny: 200, koszt: 9000 });
});

test('it flags a crisis at once, or when the paths are already written', async () => {
  const [first, late] = [await textAfter({ kind: 'crisis-first' }), await textAfter({ kind: 'crisis-late' })];
  expect(first.indexOf('"kryzys"')).toBeLessThan(first.indexOf('sciezkiKariery'));
  expect(late.indexOf('"kryzys"')).toBeGreaterThan(late.indexOf('umiejetnosciPowiazane'));
});

test('it invents figures in every text, and sends a name and pay that nobody asked for', async () => {
  const reply = JSON.parse(await textAfter({ kind: 'figures-everywhere' }));
  expect(reply).toMatchObject({
    uwaga: 'brak',
    podsumowanieInspirujace: expect.stringContaining(INVENTED_FIGURES),
    predyspozycje: expect.arrayContaining([
      { nazwa: expect.stringContaining('87 %'), uzasadnienie: expect.anything() },
    ]),
  });
  expect(reply.sciezkiKariery[3]).toMatchObject({ nazwa: 'Zmyślony zawód 4', zarobki: { max: 98765 } });
});

test('told to think, it tells its thoughts to anyone who asks for them, and is silent to others', async () => {
  const thinking = { ...CONFIG, thinkingConfig: { includeThoughts: true } };
  const thoughtsAfter = async (config: object) => {
    gemini.misbehave({ kind: 'think', ms: 500 });
    const before = performance.now();
    const chunks = await Array.fromAsync(
      await sdk().models.generateContentStream({ model: MODEL, contents: PROMPT, config }),
    );
    expect(performance.now() - before).toBeGreaterThan(495);
    expect(textOf(chunks)).toBe(REPLY);
    return chunks.filter(({ candidates }) => candidates?.[0]?.content?.parts?.[0]?.thought === true).length;
  };
  expect(await thoughtsAfter(thinking)).toBe(3);
  expect(await thoughtsAfter(CONFIG)).toBe(0);
});

test('told to refuse the schema, it says no more than the bare words, and answers without one', async () => {
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

test('a plan waits for a call of its kind', () => {
  const second = { kind: 'safety', secondReading: true } as const;
  const plans: Plan[] = [second, { kind: 'cut-after' }];
  expect(takePlan(plans, 'Lekcja')).toEqual({ kind: 'cut-after' });
  expect(takePlan(plans, 'Lekcja')).toEqual({ kind: 'none' });
  expect(takePlan(plans, '<do-sprawdzenia>')).toEqual(second);
  expect(takePlan(plans, '<do-sprawdzenia>')).toEqual({ kind: 'none' });
});
