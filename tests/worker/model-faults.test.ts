// What the model can do wrong, and what must happen then (faults 1-13): the specified sentence, the generation given back,
// nothing partial stored.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SAMPLE_ANALYSIS } from '#domain/analysis/sample-analysis.ts';
import { careerAnalyses, runs } from '#db/schema/analyses.ts';
import { subscriptions } from '#db/schema/subscriptions.ts';
import type { Misbehaviour } from '#tests/sandbox/gemini/server.ts';
import { startApplication, type Application } from '#tests/support/application.ts';
import { allEvents } from '#tests/support/event-stream.ts';
import { ANSWERS, signedIn } from '#tests/support/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({
    GEMINI_FIRST_BYTE_MS: '700',
    GEMINI_IDLE_MS: '700',
    GEMINI_TOTAL_MS: '6000',
  });
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

async function runWith(...plans: Misbehaviour[]) {
  const person = await signedIn(app);
  app.gemini.misbehave(...plans);
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  const end = events.at(-1);
  const [subscription] = await app.database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, person.id));
  const stored = await app.database
    .select()
    .from(careerAnalyses)
    .where(eq(careerAnalyses.user_id, person.id));
  const [run] = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
  return { person, events, end, subscription, stored, run, calls: app.gemini.calls.length };
}

const BLOCKED = 'Generowanie treści zostało zablokowane przez filtry bezpieczeństwa Google.';
const LIMIT = 'Generowanie treści zostało przerwane z powodu osiągnięcia limitu tokenów.';
const NO_DATA = 'Nieprawidłowy format odpowiedzi z API Gemini (brak danych)';
const EMPTY = 'Otrzymano pustą odpowiedź z AI. Spróbuj ponownie.';
const STRUCTURE = 'Odpowiedź AI nie jest poprawna strukturalnie. Spróbuj ponownie.';
const SILENT = 'Błąd AI: model zbyt długo nie odpowiada. Spróbuj ponownie za chwilę.';
const CUT = 'Błąd AI: połączenie z modelem zostało przerwane. Spróbuj ponownie.';

const withPaths = (count: number) => {
  const [path] = SAMPLE_ANALYSIS.sciezkiKariery;
  return JSON.stringify({ ...SAMPLE_ANALYSIS, sciezkiKariery: Array.from({ length: count }, () => path) });
};
const withSkills = (count: number) =>
  JSON.stringify({ ...SAMPLE_ANALYSIS, umiejetnosci: SAMPLE_ANALYSIS.umiejetnosci.slice(0, count) });

const failing: [string, Misbehaviour[], string | RegExp, number][] = [
  [
    '5xx twice',
    [
      { kind: 'status', status: 503 },
      { kind: 'status', status: 503 },
    ],
    /^Błąd API Gemini \(503\): /,
    2,
  ],
  ['429', [{ kind: 'status', status: 429 }], /^Błąd API Gemini \(429\): /, 1],
  ['403', [{ kind: 'status', status: 403 }], /^Błąd API Gemini \(403\): /, 1],
  ['silence before the headers', [{ kind: 'hang-before-headers' }], SILENT, 1],
  ['silence before the first byte', [{ kind: 'hang-before-first-byte' }], SILENT, 1],
  ['silence in mid-stream', [{ kind: 'hang-after' }], SILENT, 1],
  ['a cut in mid-stream', [{ kind: 'cut-after' }], CUT, 1],
  ['an error in mid-stream', [{ kind: 'error-after' }], /^Błąd API Gemini \(503\): /, 1],
  ['a truncated reply', [{ kind: 'truncated' }], /^Błąd parsowania odpowiedzi JSON z AI: /, 1],
  ['a trailing comma', [{ kind: 'trailing-comma' }], /^Błąd parsowania odpowiedzi JSON z AI: /, 1],
  [
    'prose instead of JSON',
    [{ kind: 'text', text: 'Nie mogę pomóc.' }],
    /^Błąd parsowania odpowiedzi JSON z AI: /,
    1,
  ],
  ['a safety block', [{ kind: 'safety' }], BLOCKED, 1],
  ['a blocked prompt', [{ kind: 'blocked-prompt' }], BLOCKED, 1],
  ['recitation', [{ kind: 'recitation' }], BLOCKED, 1],
  ['the token limit with text', [{ kind: 'max-tokens' }], LIMIT, 1],
  ['the token limit without text', [{ kind: 'max-tokens', characters: 0 }], LIMIT, 1],
  ['an empty body', [{ kind: 'empty-body' }], NO_DATA, 1],
  ['no candidates', [{ kind: 'no-candidates' }], NO_DATA, 1],
  ['empty text', [{ kind: 'empty-text' }], EMPTY, 1],
  ["the text 'null'", [{ kind: 'text', text: 'null' }], EMPTY, 1],
  ["the text 'undefined'", [{ kind: 'text', text: 'undefined' }], EMPTY, 1],
  ['two paths', [{ kind: 'text', text: withPaths(2) }], STRUCTURE, 1],
  ['five paths', [{ kind: 'text', text: withPaths(5) }], STRUCTURE, 1],
  ['four skills', [{ kind: 'text', text: withSkills(4) }], STRUCTURE, 1],
  ['a reply of 4 MB', [{ kind: 'huge' }], STRUCTURE, 1],
  ['100 000 nested lists', [{ kind: 'nested' }], STRUCTURE, 1],
];

test.each(failing)(
  '%s fails with its sentence and costs nothing',
  async (_, plans, sentence, expectedCalls) => {
    const { end, subscription, stored, run, calls } = await runWith(...plans);
    if (end?.event !== 'failed') throw new Error(`ended with ${end?.event}`);
    expect(end.data.error).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(subscription).toMatchObject({ quiz_generations_left: 1, reserved_run: null });
    expect(stored).toHaveLength(0);
    expect(run?.outcome).toBe(end.data.code);
    expect(calls).toBe(expectedCalls);
  },
);

const passing: [string, Misbehaviour][] = [
  ['fences', { kind: 'fenced' }],
  ['prose around', { kind: 'prose-around' }],
  ['a byte order mark', { kind: 'bom' }],
  ['control characters', { kind: 'control-characters' }],
  ['letters torn between chunks', { kind: 'split-bytes' }],
  ['thoughts first', { kind: 'thought-first' }],
  ['many parts', { kind: 'many-parts' }],
  ['an unknown finish reason', { kind: 'unknown-finish' }],
];

test.each(passing)('%s in the reply do no harm', async (_, plan) => {
  const { end, subscription, stored } = await runWith(plan);
  expect(end?.event).toBe('done');
  expect(subscription?.quiz_generations_left).toBe(0);
  expect(stored).toHaveLength(1);
});

test('a 500, then fine: one retry after about 1.5 s, one generation spent', async () => {
  const before = performance.now();
  const { end, subscription, calls } = await runWith({ kind: 'status', status: 500 });
  expect(end?.event).toBe('done');
  expect(calls).toBe(2);
  expect(performance.now() - before).toBeGreaterThan(1500);
  expect(subscription?.quiz_generations_left).toBe(0);
});

test('after a failure the person can try again at once', async () => {
  const { person } = await runWith({ kind: 'safety' });
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(events.at(-1)?.event).toBe('done');
});

test('fields that the schema does not know are dropped, markup stays text', async () => {
  const hostile = {
    ...SAMPLE_ANALYSIS,
    plan: 'premium',
    podsumowanieInspirujace: '<script>alert(1)</script> Powodzenia.',
  };
  const { stored } = await runWith({ kind: 'text', text: JSON.stringify(hostile) });
  const analysis = JSON.parse(stored[0]?.analysis ?? '{}');
  expect(analysis).not.toHaveProperty('plan');
  expect(analysis.podsumowanieInspirujace).toContain('<script>');
});

test('the raw reply of a failure is there in development', async () => {
  const { end } = await runWith({ kind: 'text', text: withPaths(2) });
  expect(end?.event === 'failed' && end.data.raw).toBe(withPaths(2));
});
