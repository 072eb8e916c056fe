// The guard, walked over the route table and the pages: origin, content type, size, depth, shape, limit (docs/contract.md 'Guard';
// docs/faults.md 46, 49, 50).
import { connect } from 'node:net';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pageTable from '#app/routes.ts';
import { halfCharacter } from '#domain/platform/messages.ts';
import { LIMITS } from '#worker/limits.ts';
import { MAX_JSON_DEPTH } from '#worker/middleware/guard.ts';
import type { WriteRow } from '#worker/routes/define.ts';
import { apiTable } from '#worker/routes/table.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { faultOfResponse } from '#tests/support/hostile/faults.ts';
import { PLAIN_FORMS } from '#tests/support/hostile/forms.ts';
import { everywhereAdmitted } from '#tests/support/hostile/person.ts';
import { hostileSample } from '#tests/support/hostile/strings.ts';
import { HOSTILE_TARGETS } from '#tests/support/hostile/targets.ts';
import { ANSWERS, visitorOf } from '#tests/support/account/visitor.ts';

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
    expect([row.path, row.body === 'json', typeof row.schema?.().safeParse]).toEqual(
      row.schema === null ? [row.path, false, 'undefined'] : [row.path, true, 'function'],
    );
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
      'application/json, text/plain',
      'application/json; charset=utf-16',
      'application/csp-reports',
    ]) {
      const response = await send({ ...same, 'Content-Type': type });
      expect(response.status).toBe(415);
    }
  });

  test.runIf(row.schema !== null)('refuses JSON that nests deeper than any of ours', async () => {
    for (const deep of [`${'['.repeat(MAX_JSON_DEPTH + 1)}`, '{"a":'.repeat(2000)]) {
      const response = await send({ ...same, ...json }, deep);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'too-large' });
    }
  });

  test.runIf(row.schema !== null)(
    'refuses half a character with its sentence, or repairs a report',
    async () => {
      const response = await send({ ...same, ...json }, '{"error":"las \\ud800","\\udc00":[]}');
      if (row.reports === true) return expect(response.status).toBe(204);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: halfCharacter().message });
    },
  );

  test.runIf(row.body === 'form')('refuses JSON and plain text', async () => {
    for (const type of ['text/plain', 'application/json'])
      expect((await send({ ...same, 'Content-Type': type })).status).toBe(415);
  });

  test.runIf(row.body === 'none')('takes an empty object, but nothing that a form can send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect((await send({ ...same, 'Content-Type': type })).status).toBe(415);
    expect((await send({ ...same, ...json })).status).not.toBe(415);
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
    const charset = { 'Content-Type': 'Application/JSON; Charset="UTF-8"' };
    const deep = `${'['.repeat(MAX_JSON_DEPTH)}${']'.repeat(MAX_JSON_DEPTH)}`;
    for (const body of ['{', '[]', 'null', deep, '"\u0000"', '']) {
      const response = await send({ ...same, ...charset, ...cookie }, body);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/at \w+ \(|Zod|SELECT/);
    }
  });
});

const pathsOf = ({ path, index, children = [] }: RouteConfigEntry): string[] => [
  ...(path === undefined && index !== true ? [] : [`/${(path ?? '').replaceAll(/:\w+\??|\*/g, 'x')}`]),
  ...children.flatMap(pathsOf),
];

test('every page refuses foreign forms, bodies that are no form or no readable one, and too many bytes', async () => {
  // A mailbox stops the weekly letter from anywhere (tests/worker/advice/reminders.test.ts); its body is never read.
  const paths = pageTable.flatMap(pathsOf).filter((path) => path !== '/list-tygodnia/x');
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const post = async (headers: Record<string, string>, body = 'a=b') =>
      (await fetch(new URL(path, app.url), { method: 'POST', headers, body, redirect: 'manual' })).status;
    const statuses = [
      await post({ ...form, 'Sec-Fetch-Site': 'cross-site' }),
      await post({ ...form, Origin: 'https://evil.example' }),
      await post({ ...same, 'Content-Type': 'text/plain' }),
      await post({ ...same, ...json }, '{}'),
      await post({ ...same, 'Content-Type': 'multipart/form-data' }),
      await post({ ...same, ...form }, `a=${'b'.repeat(32_000)}`),
    ];
    expect([path, ...statuses]).toEqual([path, 403, 403, 415, 415, 400, 413]);
    // 501: here nothing takes payments, and anyone who withdraws from a contract is told so.
    const status = await post({ ...same, ...form });
    expect(status === 501 ? 0 : status, path).toBeLessThan(500);
  }
});

/** As no HTTP library would send it; the status of what comes back. */
function statusOfRaw(more: string[], body: string): Promise<number> {
  const { hostname, port, host } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  const head = ['POST /api/log-error HTTP/1.1', `Host: ${host}`, 'Sec-Fetch-Site: same-origin', ...more];
  socket.write([...head, 'Content-Type: application/json', '', body].join('\r\n'));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1] ?? 0));
    });
  });
}

test('a body in pieces is counted as it comes', async () => {
  const piece = `3e8\r\n${'x'.repeat(1000)}\r\n`;
  const pieces = (count: number) =>
    statusOfRaw(['Transfer-Encoding: chunked'], `${piece.repeat(count)}0\r\n\r\n`);
  expect([await pieces(15), await pieces(17)]).toEqual([400, 413]);
});

test('requests whose length says two things or nothing never reach us, and do no harm', async () => {
  for (const lengths of [['2', '40000'], ['zwei'], ['-1'], ['+2']]) {
    const status = await statusOfRaw(
      lengths.map((length) => `Content-Length: ${length}`),
      '{}',
    );
    // What exactly, the runtime says.
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect((await fetch(new URL('/api/health', app.url))).status).toBe(200);
});

test('a sample of hostile strings does no harm anywhere (all of them: tests/load/hostile-strings.test.ts)', async () => {
  const person = await everywhereAdmitted(app);
  const texts = hostileSample(2);
  expect(texts.length).toBeGreaterThan(60);
  for (const { method, path } of writes.filter(({ schema }) => schema !== null))
    expect(HOSTILE_TARGETS.map(({ name }) => name.slice(0, name.lastIndexOf(' ')))).toContain(
      `${method} ${path}`,
    );
  const faults: string[] = [];
  const left = HOSTILE_TARGETS.map((target, at) => ({ ...target, text: texts[at % texts.length] ?? '' }));
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const fault = await faultOfResponse(await next.send(person, next.text));
      if (fault !== null) faults.push(`${next.name} ${JSON.stringify(next.text)}: ${fault}`);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  expect(faults).toEqual([]);
});

test('the forms that they are put into open for whom they are sent by', async () => {
  const person = await everywhereAdmitted(app);
  // Past the first factor already, at the desk already, without an analysis, and nobody's id.
  const others: Record<string, number> = {
    '/drugi-krok': 302,
    '/panel/wejscie': 302,
    '/dashboard/decyzja': 302,
    '/dashboard/pytanie': 302,
    '/proba/x/piekarz': 404,
    '/panel/osoby/x': 404,
  };
  const paths = [...new Set(PLAIN_FORMS.map(({ path }) => path))];
  const statuses: [string, number][] = [];
  for (const path of paths) statuses.push([path, (await person.fetch(path)).status]);
  expect(statuses).toEqual(paths.map((path) => [path, others[path] ?? 200]));
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

test('halves of characters in an account’s fields are answered, not a 5xx', async () => {
  const response = await visitorOf(app).post('/api/account/login', {
    email: 'a\ud800@b.pl',
    password: 'haslo\udc00-123',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: halfCharacter().message, code: 'invalid' });
});
