// The gate before a run (docs/decisions.md 'The gate'): anyone who is in crisis, too young, or says too little gets something else than an
// analysis; nothing is spent, the model isn't asked, and no table holds a word of it.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { metrics } from '#db/desk/schema/observability.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { ANSWERS, signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

const CRISIS = [
  'nie chcę już żyć',
  'myślę o samobójstwie',
  'zabiję się',
  'chcę umrzeć',
  'lepiej by było beze mnie',
  'tnę się, kiedy jest źle',
  'nie widzę sensu życia',
  'chcę ze sobą skończyć',
  'powieszę się',
];

/** Everything that the database holds, as text. */
async function everyRow(): Promise<string> {
  const { rows } = await app.database.run(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  const tables = await Promise.all(
    rows.map(({ name }) => app.database.run(sql`SELECT * FROM ${sql.identifier(String(name))}`)),
  );
  return JSON.stringify(tables.map((one) => one.rows));
}

const generationsOf = async ({ id }: SignedIn) => {
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, id));
  return { left: row?.quiz_generations_left, reserved: row?.reserved_run };
};

const counted = async (name: string) => {
  const rows = await app.database.select().from(metrics).where(eq(metrics.metric_name, name));
  return { rows: rows.length, named: rows.filter(({ user_id }) => user_id !== null).length };
};

test.each(['additional_interests', 'additional_info'])(
  'wordings of a crisis in %s lead to the helplines, and leave nothing',
  async (field) => {
    const person = await signedIn(app);
    for (const text of CRISIS) {
      const order = { ...ANSWERS, [field]: `${text}, znak-${field}`, facts: { years: 3 } };
      for (const path of ['/api/analysis', '/api/analysis/check']) {
        const response = await person.post(path, order);
        expect([text, response.status]).toEqual([text, 409]);
        const { code, error } = (await response.json()) as { code: string; error: string };
        expect(code).toBe('crisis');
        expect(error).toContain('800\u00a070\u00a02222');
        for (const number of ['116\u00a0123', '116\u00a0111', '112']) expect(error).toContain(number);
      }
    }
    expect(app.gemini.calls).toHaveLength(0);
    expect(await generationsOf(person)).toEqual({ left: 1, reserved: null });
    expect(await everyRow()).not.toContain(`znak-${field}`);
    expect(app.logs().join('\n')).not.toContain(`znak-${field}`);
    expect((await app.objectRows(person.id)).join()).not.toContain(`znak-${field}`);
    const rows = await app.database.run(sql`SELECT 1 FROM person_facts WHERE user_id = ${person.id}`);
    expect(rows.rows).toEqual([]);
  },
);

test.each(['Mąż mnie bije.', 'Szef zabrał mi paszport i nie mogę wyjechać.'])(
  '"%s" gets the numbers against violence, in every call alike',
  async (text) => {
    const person = await signedIn(app);
    const order = { ...ANSWERS, additional_info: text };
    for (const path of ['/api/analysis', '/api/analysis/check', '/api/reading', '/api/reading/rules']) {
      const response = await person.post(path, order);
      const { code, error } = (await response.json()) as { code: string; error: string };
      expect([path, response.status, code]).toEqual([path, 409, 'violence']);
      for (const number of ['800\u00a0120\u00a0002', '22\u00a0628\u00a001\u00a020', '112', '116\u00a0123'])
        expect(error).toContain(number);
    }
    expect(app.gemini.calls).toHaveLength(0);
  },
);

test('helplines come before everything that is about the quiz: nothing left, or an analysis there', async () => {
  const person = await signedIn(app);
  await app.database
    .update(subscriptions)
    .set({ quiz_generations_left: 0 })
    .where(eq(subscriptions.user_id, person.id));
  const response = await person.post('/api/analysis', { ...ANSWERS, additional_info: 'nie chcę żyć' });
  expect(await response.json()).toMatchObject({ code: 'crisis' });
});

test('a row counts that it happened, and no line or row says to whom', async () => {
  const before = await counted('gate_crisis');
  const person = await signedIn(app);
  const logsBefore = app.logs().length;
  await person.post('/api/analysis', { ...ANSWERS, additional_info: 'nie chcę żyć' });
  // A row of the test before may come late, beside this one's.
  await expect.poll(async () => (await counted('gate_crisis')).rows).toBeGreaterThan(before.rows);
  expect((await counted('gate_crisis')).named).toBe(0);
  await expect.poll(() => app.logs().slice(logsBefore).join()).toContain('409');
  const lines = app
    .logs()
    .slice(logsBefore)
    .filter((line) => line.includes('409'));
  for (const line of lines) expect(line).toMatch(/person[\\":]+null/);
});

test('a pupil is told who helps, without a call to the model', async () => {
  const person = await signedIn(app);
  const response = await person.post('/api/analysis', { ...ANSWERS, additional_info: 'mam 16 lat' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'minor' });
  expect(app.gemini.calls).toHaveLength(0);
  expect(await generationsOf(person)).toEqual({ left: 1, reserved: null });
  await expect.poll(async () => (await counted('gate_minor')).rows).toBeGreaterThan(0);
});

test.each(['Jestem maturzystką i nie wiem, co dalej.', 'Uczennica technikum, pełnoletnia.'])(
  'whether "%s" is of age is asked, and the answer counts',
  async (additional_info) => {
    const person = await signedIn(app);
    const order = { ...ANSWERS, additional_info };
    for (const path of ['/api/analysis/check', '/api/analysis']) {
      const asked = await person.post(path, order);
      expect(asked.status).toBe(409);
      expect(await asked.json()).toMatchObject({ code: 'age-unknown' });
    }
    expect(await generationsOf(person)).toEqual({ left: 1, reserved: null });
    expect((await person.post('/api/analysis/check', { ...order, isAdult: true })).status).toBe(204);
    expect((await person.post('/api/reading/rules', { ...order, isAdult: true })).status).toBe(200);
    expect((await person.post('/api/analysis/check', { ...order, isAdult: 'tak' })).status).toBe(409);
  },
);

test('who says to be sixteen is of no age by a word beside it', async () => {
  const order = { ...ANSWERS, additional_info: 'mam 16 lat', isAdult: true };
  const refused = await visitorOf(app).post('/api/analysis/check', order);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'minor' });
});

test('facts that only an adult has outweigh an unclear sentence, those that are stored, too', async () => {
  const person = await signedIn(app);
  const order = { ...ANSWERS, additional_info: '16 lat' };
  expect((await person.post('/api/analysis/check', order)).status).toBe(409);
  expect((await person.post('/api/analysis/check', { ...order, facts: { years: 16 } })).status).toBe(204);
  await app.database.run(
    sql`INSERT INTO person_facts (user_id, facts, updated_at) VALUES (${person.id}, '{"years":16}', 1)`,
  );
  const run = await person.post('/api/analysis', order);
  expect(run.status).toBe(200);
  await run.text();
});

test('answers that say nothing get two or three questions, and cost nothing', async () => {
  const person = await signedIn(app);
  const order = { ...ANSWERS, additional_interests: 'asdf qwer', additional_info: '' };
  for (const path of ['/api/analysis/check', '/api/analysis']) {
    const response = await person.post(path, order);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { code: string; questions: string[] };
    expect(body.code).toBe('too-little');
    expect(body.questions.length).toBeGreaterThanOrEqual(2);
    expect(body.questions.length).toBeLessThanOrEqual(3);
  }
  expect(app.gemini.calls).toHaveLength(0);
  expect(await generationsOf(person)).toEqual({ left: 1, reserved: null });
});

test('limits that leave next to nothing are named, and cost nothing', async () => {
  const person = await signedIn(app);
  const facts = { remoteOnly: true, noScreen: true, outdoors: true, minPay: 30_000 };
  const response = await person.post('/api/analysis', { ...ANSWERS, facts });
  expect(response.status).toBe(409);
  const body = (await response.json()) as { code: string; error: string };
  expect(body.code).toBe('limits-too-strict');
  expect(body.error).toMatch(/wykluczają warunki: „.+” i\u00a0„.+”\./);
  expect(app.gemini.calls).toHaveLength(0);
  expect(await generationsOf(person)).toEqual({ left: 1, reserved: null });
});

test('anybody may ask the gate, without a session, a database or anything kept', async () => {
  const stranger = visitorOf(app);
  app.databaseProxy.forget();
  const response = await stranger.post('/api/analysis/check', ANSWERS);
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).toBe('');
  // One request in twenty leaves its time, after the response.
  expect([...app.databaseProxy.statements].filter((one) => !one.includes('metrics'))).toEqual([]);
  const bad = await stranger.post('/api/analysis/check', { ...ANSWERS, preferences: [] });
  expect(await bad.json()).toMatchObject({ code: 'invalid' });
});
