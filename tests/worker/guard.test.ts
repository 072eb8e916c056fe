// The guard, walked over the route table: origin, content type, size, shape, limit (contract, 'API'; faults 46, 49, 50).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#worker/limits.ts';
import type { WriteRow } from '#worker/routes/define.ts';
import { apiTable } from '#worker/routes/table.ts';
import { startApplication, type Application } from '#tests/support/application.ts';
import { ANSWERS, visitorOf } from '#tests/support/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const writes = apiTable.filter((row): row is WriteRow => row.method !== 'GET');
const urlOf = (row: WriteRow) => new URL(row.path.replaceAll(/:\w+/g, 'x'), app.url);
const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const same = { 'Sec-Fetch-Site': 'same-origin' };

test('every row names a limit that exists and, unless it takes no body, a shape and a size', () => {
  expect(apiTable.length).toBeGreaterThan(5);
  for (const row of apiTable) expect(Object.keys(LIMITS)).toContain(row.limit);
  for (const row of writes) {
    expect(row.maxBytes).toBeLessThanOrEqual(32_000);
    expect(row.schema === null || typeof row.schema.safeParse === 'function').toBe(true);
  }
});

describe.each(writes.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_, row) => {
  const send = (headers: Record<string, string>, body: string | null = '{}') =>
    fetch(urlOf(row), { method: row.method, headers, body });

  test.each([
    ['another site', { ...json, 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { ...json, 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign origin', { ...json, Origin: 'https://evil.example' }],
    ['a sandboxed page', { ...json, Origin: 'null' }],
    ['nobody knows where', json],
  ])('refuses a call from %s', async (__, headers) => {
    const response = await send(headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'wrong-origin' });
  });

  test.runIf(row.schema !== null)('refuses forms and plain text', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonx',
    ]) {
      const response = await send({ ...same, 'Content-Type': type });
      expect(response.status).toBe(415);
    }
  });

  test.runIf(row.body === 'form')('refuses JSON and plain text', async () => {
    for (const type of ['text/plain', 'application/json'])
      expect((await send({ ...same, 'Content-Type': type })).status).toBe(415);
  });

  test('refuses more bytes than its row allows', async () => {
    const type = row.body === 'form' ? form : json;
    const response = await send({ ...same, ...type }, JSON.stringify('x'.repeat(row.maxBytes)));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too-large' });
  });

  test.runIf(row.schema !== null)('answers rubbish with a Polish sentence and no stack', async () => {
    // A cookie that opens nothing, so that rows for signed-in people get as far as their shape, too.
    const cookie = { Cookie: `session=${'A'.repeat(43)}` };
    for (const body of [
      '{',
      '[]',
      'null',
      '{"a":'.repeat(2000),
      `${'['.repeat(2000)}${']'.repeat(2000)}`,
      '"\u0000"',
    ]) {
      const response = await send({ ...same, ...json, ...cookie }, body);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/at \w+ \(|Zod|SELECT/);
    }
  });
});

test('pages refuse foreign forms and bodies that are no form', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(new URL('/', app.url), { method: 'POST', headers, body: 'a=b' });
  expect((await post({ ...form, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await post({ ...same, 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await post({ ...same, ...form })).status).toBe(405);
});

test('an unknown API path is a JSON 404', async () => {
  const response = await fetch(new URL('/api/nothing', app.url));
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});

test('an origin that matches is enough where Sec-Fetch-Site is missing', async () => {
  const response = await fetch(new URL('/api/account/logout', app.url), {
    method: 'POST',
    headers: { Origin: app.url },
  });
  expect(response.status).toBe(204);
});

test.each([
  [{ ...ANSWERS, preferences: [] }, 'Wybierz przynajmniej jedną opcję!'],
  [{ ...ANSWERS, additional_interests: '   ' }, 'Opisz swoje zainteresowania'],
  [{ ...ANSWERS, additional_info: 'x'.repeat(5000) }, 'Skróć odpowiedź do 1000 znaków – teraz ma ich 5000.'],
  [
    { ...ANSWERS, preferences: ['money'] },
    'Nie znamy jednej z wybranych opcji. Odśwież stronę i wybierz jeszcze raz.',
  ],
])('quiz answers %# are refused with their own sentence', async (answers, sentence) => {
  const visitor = visitorOf(app);
  visitor.cookie = `session=${'A'.repeat(43)}`;
  const response = await visitor.post('/api/analysis', answers);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: sentence, code: 'invalid' });
});

test('what browsers report is logged on one line, whatever is in it', async () => {
  const visitor = visitorOf(app);
  const response = await visitor.post('/api/log-error', {
    error: 'a\nb',
    stack: 'c\nd',
    info: { deep: [1] },
  });
  expect(response.status).toBe(204);
});

test('a report nested deeper than can be written down is taken all the same', async () => {
  const nested = `${'['.repeat(7000)}${']'.repeat(7000)}`;
  const response = await visitorOf(app).post('/api/log-error', `{"error":"x","info":${nested}}`);
  expect(response.status).toBe(204);
});

test('halves of characters in an account’s fields are answered, not a 5xx', async () => {
  const response = await visitorOf(app).post('/api/account/login', {
    email: 'a\ud800@b.pl',
    password: 'haslo\udc00-123',
  });
  expect(response.status).toBe(401);
});
