// What the real Gemini refuses by the public reports of 2026, and what it takes. bounded-schemas.json: the schemas that were sent until
// November 2026, without their descriptions; each analysis would have failed.
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startGemini } from './server.ts';

type Schemas = Record<'analysis' | 'structure', object>;

const gemini = await startGemini({ port: 0, pace: 10_000 });
afterAll(() => gemini.stop());

const BOUNDED = JSON.parse(readFileSync('sandbox/gemini/bounded-schemas.json', 'utf8')) as Schemas;
const BARE = {
  error: { code: 400, message: 'Request contains an invalid argument.', status: 'INVALID_ARGUMENT' },
};

const withoutBounds = (schema: object): object =>
  JSON.parse(JSON.stringify(schema, (key, value) => (/^(?:min|max)Items$/.test(key) ? undefined : value)));

async function ask(config: object, model = 'gemini-3.8-flash') {
  const response = await fetch(`${gemini.url}/v1beta/models/${model}:streamGenerateContent?alt=sse`, {
    method: 'POST',
    headers: { 'x-goog-api-key': 'any' },
    body: JSON.stringify({ contents: [{ parts: [{ text: 'x' }] }], generationConfig: config }),
  });
  const text = await response.text();
  return { status: response.status, body: response.ok ? null : JSON.parse(text) };
}
const askFor = (responseJsonSchema: object) =>
  ask({ responseMimeType: 'application/json', responseJsonSchema });

test.each(['analysis', 'structure'] as const)(
  'the %s schema with bounds is refused with the bare 400, without them it is taken',
  async (name) => {
    expect(await askFor(BOUNDED[name])).toEqual({ status: 400, body: BARE });
    expect(await askFor(withoutBounds(BOUNDED[name]))).toEqual({ status: 200, body: null });
  },
);

const list = (maxItems: number, items: object) => ({ type: 'array', maxItems, items });
const record = (properties: Record<string, object>) => ({ type: 'object', properties });
const TEXT = { type: 'string' };

test('two bounded arrays of objects pass, a third does not; arrays of words are not counted', async () => {
  const one = list(2, record({ a: TEXT }));
  expect(await askFor(record({ a: one, b: one, c: list(2, TEXT) }))).toMatchObject({ status: 200 });
  expect(await askFor(record({ a: one, b: one, c: one }))).toEqual({ status: 400, body: BARE });
});

test('150 unrolled leaves pass, 151 do not', async () => {
  const within = record({ a: list(10, list(15, TEXT)) });
  expect(await askFor(within)).toMatchObject({ status: 200 });
  expect(await askFor(record({ ...within.properties, b: TEXT }))).toEqual({ status: 400, body: BARE });
});

test.each(['temperature', 'topK', 'topP'])(
  '%s is ignored by today’s models and an error to the next',
  async (name) => {
    expect(await ask({ [name]: 1 })).toMatchObject({ status: 200 });
    expect(await ask({ [name]: 1 }, 'gemini-4-flash')).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('is not supported for this model') } },
    });
    expect(await ask({}, 'gemini-4-flash')).toMatchObject({ status: 200 });
  },
);

test('a thinking level that the model lacks is refused', async () => {
  const thinking = (thinkingLevel: string) => ({ thinkingConfig: { thinkingLevel } });
  expect(await ask(thinking('LOW'))).toMatchObject({ status: 200 });
  expect(await ask(thinking('MINIMAL'), 'gemini-3.6-flash')).toMatchObject({ status: 200 });
  expect(await ask(thinking('MINIMAL'))).toMatchObject({
    status: 400,
    body: { error: { message: 'Thinking level MINIMAL is not supported for this model.' } },
  });
});
