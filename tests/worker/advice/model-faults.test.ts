// What the model can do wrong, and what must happen then (docs/faults.md 1-13): the specified sentence, the generation given back,
// nothing partial stored.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ANALYSIS_RESPONSE } from '#domain/advice/analysis/reply/response-schema.ts';
import { SAMPLE_WRITTEN } from '#domain/advice/analysis/sample-analysis.ts';
import { careerAnalyses, runs } from '#db/advice/schema/analyses.ts';
import { modelCalls } from '#db/desk/schema/model-calls.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import type { Misbehaviour } from '#sandbox/gemini/server.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import {
  FAILING,
  FAILING_JSON,
  PASSING,
  STRUCTURE,
  type ModelFault,
} from '#tests/support/analysis/model-faults.ts';
import { replyOf } from '#tests/support/analysis/candidates.ts';
import { ANSWERS, signedIn } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({
    GEMINI_FIRST_BYTE_MS: '6000',
    GEMINI_IDLE_MS: '6000',
    GEMINI_TOTAL_MS: '60000',
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

const withPaths = (count: number) => {
  const { sciezkiKariery } = SAMPLE_WRITTEN;
  return replyOf({
    ...SAMPLE_WRITTEN,
    sciezkiKariery: [...sciezkiKariery, ...sciezkiKariery].slice(0, count),
  });
};
const withSkills = (count: number) =>
  replyOf({ ...SAMPLE_WRITTEN, umiejetnosci: SAMPLE_WRITTEN.umiejetnosci.slice(0, count) });

const failing: [string, ModelFault][] = [
  ...FAILING,
  ...FAILING_JSON,
  {
    name: 'one path',
    plans: [{ kind: 'text', text: withPaths(1) } as const],
    sentence: STRUCTURE,
    calls: 1,
  },
  {
    name: 'four skills',
    plans: [{ kind: 'text', text: withSkills(4) } as const],
    sentence: STRUCTURE,
    calls: 1,
  },
].map((fault) => [fault.name, fault]);

test.each(failing)(
  '%s fails with its sentence and costs nothing',
  async (_, { plans, sentence, calls: expectedCalls }) => {
    const { end, subscription, stored, run, calls } = await runWith(...plans);
    if (end?.event !== 'failed') throw new Error(`ended with ${end?.event}`);
    expect(end.data.error).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(subscription).toMatchObject({ quiz_generations_left: 1, reserved_run: null });
    expect(stored).toHaveLength(0);
    expect(run?.outcome).toBe(end.data.code);
    expect(calls).toBe(expectedCalls);
  },
);

test('two paths are enough', async () => {
  const { end, stored } = await runWith({ kind: 'text', text: withPaths(2) });
  expect(end?.event).toBe('done');
  expect(JSON.parse(stored[0]?.analysis ?? '{}').sciezkiKariery).toHaveLength(2);
});

test('of five paths four are kept', async () => {
  const { end, stored } = await runWith({ kind: 'text', text: withPaths(5) });
  expect(end?.event).toBe('done');
  expect(JSON.parse(stored[0]?.analysis ?? '{}').sciezkiKariery).toHaveLength(4);
});

test('an ending that was forgotten is stood in for, and costs nobody the analysis', async () => {
  const { end, stored } = await runWith({ kind: 'forgotten-field' });
  expect(end?.event).toBe('done');
  expect(JSON.parse(stored[0]?.analysis ?? '{}').podsumowanieInspirujace).toContain('Wybierz jedną ścieżkę');
});

test('what the provider wrote is in the operator’s log, and nowhere else', async () => {
  const { events } = await runWith({ kind: 'status', status: 403 });
  await expect.poll(() => app.logs().join('\n')).toContain('The caller does not have permission');
  expect(JSON.stringify(events)).not.toContain('permission');
});

test.each(PASSING)('%s in the reply do no harm', async (_, plan) => {
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

test('anyone who waits is told that it thinks, then that it writes, and none of its thoughts', async () => {
  const { person, events, run } = await runWith({ kind: 'think', ms: 900 });
  const stages = events.flatMap(({ event, data }) => (event === 'progress' ? [data.stage] : []));
  expect(stages.filter((stage) => stage === 'mysli')).toHaveLength(1);
  expect(stages[stages.indexOf('mysli') + 1]).toBe('predyspozycje');
  const copy = await (await person.fetch('/api/account/export')).text();
  for (const place of [JSON.stringify(events), copy, app.logs().join('\n'), JSON.stringify(run)])
    expect(place).not.toMatch(/Rozważam odpowiedzi|której nikt nie powinien/);
});

test('a model that thinks for longer than the first byte may take goes on, one that falls silent does not', async () => {
  const patient = await startApplication({ GEMINI_FIRST_BYTE_MS: '1000', GEMINI_IDLE_MS: '1000' });
  try {
    patient.gemini.misbehave({ kind: 'think', ms: 2500 }, { kind: 'slow-first-byte', ms: 2500 });
    const person = await signedIn(patient);
    expect((await allEvents(await person.post('/api/analysis', ANSWERS))).at(-1)?.event).toBe('done');
    const other = await signedIn(patient);
    const end = (await allEvents(await other.post('/api/analysis', ANSWERS))).at(-1);
    expect(end).toMatchObject({ event: 'failed', data: { code: 'model-silent' } });
  } finally {
    await patient.stop();
  }
});

test('a request refused for its form is sent once more with its schema in words, and the operator is told', async () => {
  const { end, calls } = await runWith({ kind: 'refuse-schema' });
  expect(end?.event).toBe('done');
  expect(calls).toBe(2);
  const [first, second] = app.gemini.calls.map(({ body }) => body as { generationConfig: object });
  expect(first?.generationConfig).toHaveProperty('responseJsonSchema');
  expect(second?.generationConfig).not.toHaveProperty('responseJsonSchema');
  expect(app.gemini.calls[1]?.prompt).toContain('"propertyOrdering":["uwaga"');
  await expect.poll(() => outcomes()).toEqual(['model-refused', 'ok']);
});

test('refused twice it fails and costs nothing; a wrong key is told apart and sent once', async () => {
  const refused = await runWith({ kind: 'status', status: 400 }, { kind: 'status', status: 400 });
  expect(refused.end).toMatchObject({ event: 'failed', data: { code: 'model-refused' } });
  expect([refused.calls, refused.subscription?.quiz_generations_left]).toEqual([2, 1]);
  app.gemini.reset();
  const message = 'API key not valid. Please pass a valid API key.';
  const wrongKey = await runWith({ kind: 'status', status: 400, message });
  expect(wrongKey.end).toMatchObject({ event: 'failed', data: { code: 'model-key' } });
  expect([wrongKey.calls, wrongKey.subscription?.quiz_generations_left]).toEqual([1, 1]);
});

test('the model is sent what it takes: no sampling, how much to think, and that it says so', async () => {
  await runWith();
  expect(app.gemini.calls[0]?.body).toMatchObject({
    generationConfig: {
      maxOutputTokens: 32_000,
      responseMimeType: 'application/json',
      responseJsonSchema: ANALYSIS_RESPONSE,
      thinkingConfig: { thinkingLevel: 'LOW', includeThoughts: true },
    },
  });
  expect(JSON.stringify(app.gemini.calls[0]?.body)).not.toMatch(/"(?:temperature|topK|topP)"/);
});

/** Of the latest run's calls, the first one's first. */
async function outcomes(): Promise<(string | null)[]> {
  const calls = await app.database.select().from(modelCalls).orderBy(modelCalls.started_at);
  const { subject } = calls.at(-1) ?? {};
  return calls.filter((call) => call.subject === subject).map(({ outcome }) => outcome);
}

test('after a failure the person can try again at once', async () => {
  const { person } = await runWith({ kind: 'safety' });
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(events.at(-1)?.event).toBe('done');
});

test('fields that the schema does not know are dropped, markup stays text', async () => {
  const hostile = {
    ...JSON.parse(replyOf(SAMPLE_WRITTEN)),
    plan: 'premium',
    podsumowanieInspirujace: '<script>alert(1)</script> Powodzenia.',
  };
  const { stored } = await runWith({ kind: 'text', text: JSON.stringify(hostile) });
  const analysis = JSON.parse(stored[0]?.analysis ?? '{}');
  expect(analysis).not.toHaveProperty('plan');
  expect(analysis.podsumowanieInspirujace).toContain('<script>');
});

test('the raw reply of a failure is there in development', async () => {
  const { end } = await runWith({ kind: 'text', text: withPaths(1) });
  expect(end?.event === 'failed' && end.data.raw).toBe(withPaths(1));
});
