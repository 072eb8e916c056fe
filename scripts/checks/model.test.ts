import { afterAll, afterEach, expect, test } from 'vitest';
import { startGemini, type Misbehaviour, type Plan } from '#sandbox/gemini/server.ts';
import { parseConfig } from '#worker/config.ts';
import { standsInTheWay } from './check.ts';
import { requestChecks } from './model.ts';

const gemini = await startGemini({ port: 0, pace: 500, apiKey: 'right' });
afterEach(() => gemini.reset());
afterAll(() => gemini.stop());

async function checksWith(variables: Record<string, string>, ...plans: Misbehaviour[]) {
  const parsed = parseConfig({
    APP_ENV: 'development',
    AUTH_SECRET: 'x'.repeat(32),
    GEMINI_API_KEY: 'right',
    GEMINI_BASE_URL: gemini.url,
    ...variables,
  });
  if (!parsed.ok || parsed.config.gemini === null) throw new Error('no model');
  // Each of the ten requests meets the same.
  const toEach = (plan: Plan): Plan[] => [...Array<Plan>(9).fill(plan), { ...plan, secondReading: true }];
  gemini.misbehave(...plans.flatMap(toEach));
  return requestChecks(parsed.config.gemini);
}

test('the requests that people will send are taken, and cost next to nothing', async () => {
  const checks = await checksWith({});
  expect(checks.map(({ what, state }) => [what, state])).toEqual([
    ['Request for an analysis', 'ok'],
    ['Request for a reading', 'ok'],
    ['Request for an answer', 'ok'],
    ['Request for one more path', 'ok'],
    ['Request for a structure', 'ok'],
    ['Request for a lesson', 'ok'],
    ['Request for a plan of lessons', 'ok'],
    ['Request for a second reading', 'ok'],
    ['Request for feedback', 'ok'],
    ['Request for a talk', 'ok'],
  ]);
  const bodies = gemini.calls.map(({ body }) => JSON.stringify(body));
  expect(bodies).toHaveLength(10);
  for (const body of bodies) expect(body).toContain('"maxOutputTokens":32');
  expect(bodies.filter((body) => body.includes('"responseJsonSchema"'))).toHaveLength(9);
});

test('a refused schema stops the deployment in the provider’s own words, though a run would find another way', async () => {
  const checks = await checksWith({}, { kind: 'refuse-schema' });
  expect(checks.filter(standsInTheWay)).toEqual([
    {
      what: 'Request for an analysis',
      state: 'wrong',
      found: 'Google answers 400: Request contains an invalid argument.',
    },
    expect.objectContaining({ what: 'Request for a reading', state: 'wrong' }),
    expect.objectContaining({ what: 'Request for an answer', state: 'wrong' }),
    expect.objectContaining({ what: 'Request for one more path', state: 'wrong' }),
    expect.objectContaining({ what: 'Request for a structure', state: 'wrong' }),
    expect.objectContaining({ what: 'Request for a plan of lessons', state: 'wrong' }),
    expect.objectContaining({ what: 'Request for a second reading', state: 'wrong' }),
    expect.objectContaining({ what: 'Request for feedback', state: 'wrong' }),
    expect.objectContaining({ what: 'Request for a talk', state: 'wrong' }),
  ]);
  expect(gemini.calls).toHaveLength(10);
});

test('a wrong key and a model that is gone stop it, too', async () => {
  const key = await checksWith({ GEMINI_API_KEY: 'wrong' });
  expect(key.map(({ state }) => state)).toEqual(Array(10).fill('wrong'));
  expect(key[0]?.found).toContain('is GEMINI_API_KEY right?');
  const lesson = await checksWith({ GEMINI_MODEL_LESSON: 'gemini-1.0-pro' });
  expect(lesson.at(-1)).toMatchObject({ state: 'wrong', found: expect.stringContaining('is not found') });
});

test('a provider that is overloaded or silent is no fault of ours', async () => {
  for (const plan of [{ kind: 'status', status: 503 }, { kind: 'hang-before-headers' }] as const)
    expect((await checksWith({ GEMINI_FIRST_BYTE_MS: '1000' }, plan)).map(({ state }) => state)).toEqual(
      Array(10).fill('unknown'),
    );
});

test('a model that the table does not name is said so', async () => {
  const [analysis] = await checksWith({ GEMINI_MODEL_ANALYSIS: 'gemini-3.8-pro' });
  expect(analysis).toMatchObject({ state: 'ok', found: expect.stringContaining("isn't in the table") });
});
