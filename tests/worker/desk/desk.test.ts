// What the desk reads: thirty days and today, errors in groups, runs. Each in one round trip and by an index.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from '#db/client.ts';
import { MAX_GROUPS, noteErrorIf, silenceError, type SeenError } from '#db/desk/commands/errors.ts';
import { runs } from '#db/advice/schema/analyses.ts';
import { dailyFigures, errorGroups } from '#db/desk/schema/desk.ts';
import { modelCalls } from '#db/desk/schema/model-calls.ts';
import { logs } from '#db/desk/schema/observability.ts';
import { dayInPoland, dayAfter, startInPoland } from '#domain/platform/calendar-day.ts';
import { startBatch } from '#worker/batch.ts';
import { readErrors, readToday } from '#worker/services/desk/today.ts';
import { readRuns } from '#worker/services/desk/figures/runs.ts';
import { EVERY_HOUR, EVERY_NIGHT } from '#worker/tasks/table.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { ANSWERS, signedIn, visitorOf } from '#tests/support/account/visitor.ts';

let app: Application;
let proxied: Database;
beforeAll(async () => {
  app = await startApplication({ MODEL_PRICES: 'gemini-3.8-flash=1/10' });
  proxied = openDatabase({ url: app.databaseProxy.url, authToken: null }, 10_000);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.delete(errorGroups);
  app.databaseProxy.forget();
});

const scope = () => ({
  batch: startBatch(() => proxied),
  now: Date.now(),
  writes: () => proxied,
  config: { gemini: null } as never,
});

const silence = (id: string, version: string) =>
  silenceError(proxied, { id, version }, { guard: sql`1`, tell: () => proxied.run(sql`SELECT 1`) });

const note = (seen: Partial<SeenError>) =>
  noteErrorIf(
    app.database,
    {
      id: 'a',
      source: 'worker',
      message: 'm',
      frame: '',
      route: '*',
      version: 'v1',
      requestId: 'r',
      at: 1,
      ...seen,
    },
    sql`1`,
  ).execute();

test('today has what has happened, the nights before are stored once, and a late row is counted', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  await expect.poll(async () => (await app.database.select().from(modelCalls))[0]?.ended_at).not.toBe(null);
  const other = await signedIn(app);
  app.gemini.misbehave({ kind: 'safety' });
  await allEvents(await other.post('/api/analysis', ANSWERS));
  const { days, figures } = await readToday(scope());
  const today = (name: string) => figures[name]?.at(-1);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toBe(dayInPoland(Date.now()));
  expect([today('runs_started'), today('runs_done'), today('runs_given_back')]).toEqual([2, 1, 1]);
  expect([today('runs_failed:model-blocked'), today('sign_ups')]).toEqual([1, 2]);
  expect(today('first_section_ms')).toBeGreaterThan(0);
  expect(today('run_ms')).toBeGreaterThanOrEqual(Number(today('first_section_ms')));
  expect(today('tokens_out')).toBeGreaterThan(512);
  expect(today('cost_micro')).toBeGreaterThan(0);

  // Tomorrow night today is a whole day.
  const tomorrow = new Date(startInPoland(dayAfter(dayInPoland(Date.now()))) + 3 * 60 * 60_000);
  const stored = () =>
    app.database
      .select()
      .from(dailyFigures)
      .where(eq(dailyFigures.day, dayInPoland(Date.now())));
  const valueOf = async (name: string) => (await stored()).find((row) => row.name === name)?.value;
  await app.tick(EVERY_NIGHT, tomorrow);
  const once = await stored();
  expect(await valueOf('runs_done')).toBe(1);
  await app.tick(EVERY_NIGHT, tomorrow);
  expect(await stored()).toEqual(once);
  await app.database.insert(logs).values({ level: 'error', message: 'late', timestamp: Date.now() });
  await app.tick(EVERY_NIGHT, tomorrow);
  expect(await valueOf('errors')).toBe(Number(once.find(({ name }) => name === 'errors')?.value) + 1);
});

test('a median is the middle, and of two in the middle their mean', async () => {
  const person = await signedIn(app);
  const at = startInPoland('2031-05-05') + 1;
  const rows = [10, 40, 20, 1_000].map((ms) => ({
    id: crypto.randomUUID(),
    user_id: person.id,
    subscription_id: 'x',
    started_at: at,
    ended_at: at + ms,
    first_section_ms: ms === 1_000 ? null : ms,
    outcome: 'done',
  }));
  await app.database.insert(runs).values(rows);
  const { figures } = await readToday({ ...scope(), now: at + 5_000 });
  expect(figures['run_ms']?.at(-1)).toBe(30);
  expect(figures['first_section_ms']?.at(-1)).toBe(20);
  await app.database.delete(runs).where(eq(runs.started_at, at));
});

test('a cost of which one call has no price is no figure, and a day without calls has none', async () => {
  const at = startInPoland('2031-06-05') + 1;
  const call = { purpose: 'analysis', model: 'm', started_at: at, ended_at: at, outcome: 'ok' } as const;
  const cost = async () => (await readToday({ ...scope(), now: at })).figures['cost_micro']?.at(-1);
  expect(await cost()).toBe(null);
  await app.database.insert(modelCalls).values({ ...call, id: 'p', reserved_micro: 9, cost_micro: 7 });
  expect(await cost()).toBe(7);
  await app.database.insert(modelCalls).values({ ...call, id: 'q' });
  expect(await cost()).toBe(null);
});

test('each page of the desk is one round trip, and each statement has its index', async () => {
  const trips = [];
  for (const read of [
    () => readToday(scope()),
    () => readErrors(scope(), null),
    () => readErrors(scope(), { lastSeen: 5, id: 'x' }),
    () => readRuns(scope(), { id: 'x', before: null }),
    () => readRuns(scope(), { id: null, before: null }),
    () => readRuns(scope(), { id: null, before: { startedAt: 5, id: 'x' } }),
  ]) {
    const before = app.databaseProxy.roundTrips;
    await read();
    trips.push(app.databaseProxy.roundTrips - before);
  }
  expect(trips).toEqual([1, 1, 1, 1, 1, 1]);
  await silence('x', 'v');
  await app.tick(EVERY_HOUR);
  await app.tick(EVERY_NIGHT);
  await visitorOf(app).post('/api/log-error', { error: 'x' });
  const { checked, scans } = await scansOf(app);
  expect(checked).toBeGreaterThan(8);
  const ours = /daily_figures|error_groups|model_calls|model_months|"runs"/;
  expect(scans.filter((one) => ours.test(one) && !one.includes('site_figures'))).toEqual([]);
});

test('an error that comes again is the same group, with its latest five requests', async () => {
  for (let at = 1; at <= 7; at++) await note({ at, requestId: `r${at}`, version: at < 7 ? 'v1' : 'v2' });
  const { groups } = await readErrors(scope(), null);
  expect(groups).toMatchObject([{ count: 7, firstSeen: 1, lastSeen: 7, version: 'v2' }]);
  expect(groups[0]?.requestIds).toEqual(['r7', 'r6', 'r5', 'r4', 'r3']);
});

test('silence holds for the build that was looked at', async () => {
  await note({});
  expect(await silence('a', 'v1')).toBe(true);
  const isSilenced = async () => (await readErrors(scope(), null)).groups.map((one) => one.isSilenced);
  expect(await isSilenced()).toEqual([true]);
  await note({ at: 2 });
  expect(await isSilenced()).toEqual([true]);
  await note({ at: 3, version: 'v2' });
  expect(await isSilenced()).toEqual([false]);
  expect(await silence('nobody', 'v1')).toBe(false);
});

test('groups are read page by page, each once, also those of the same moment', async () => {
  for (let at = 0; at < 65; at++) await note({ id: `e${at}`, at: 1 + (at % 3) });
  const seen: string[] = [];
  for (let before = null, more = true; more;) {
    const page = await readErrors(scope(), before);
    seen.push(...page.groups.map(({ id }) => id));
    before = page.next as never;
    more = page.next !== null;
  }
  expect([seen.length, new Set(seen).size]).toEqual([65, 65]);
});

const SOURCES = Object.keys(MAX_GROUPS) as SeenError['source'][];

test.each(SOURCES)(
  'groups of %s grow up to their share, a known one is still counted, and others have room',
  async (source) => {
    const rows = Array.from({ length: MAX_GROUPS[source] }, (_, at) => ({
      id: `full${at}`,
      source,
      message: 'm',
      frame: '',
      route: '*',
      version: 'v',
      count: 1,
      first_seen: 1,
      last_seen: 1,
      request_ids: '[]',
    }));
    await app.database.insert(errorGroups).values(rows);
    await note({ id: 'one-more', source, at: 2 });
    await note({ id: 'full7', source, at: 2 });
    expect(await app.database.$count(errorGroups)).toBe(MAX_GROUPS[source]);
    const [known] = await app.database.select().from(errorGroups).where(eq(errorGroups.id, 'full7'));
    expect(known?.count).toBe(2);
    for (const other of SOURCES.filter((one) => one !== source))
      await note({ id: other, source: other, at: 3 });
    expect(await app.database.$count(errorGroups)).toBe(MAX_GROUPS[source] + SOURCES.length - 1);
  },
);

test('what strangers report stands apart, and a cookie that opens nothing makes nobody known', async () => {
  const person = await signedIn(app);
  const forger = visitorOf(app);
  forger.cookie = `session=${'A'.repeat(43)}`;
  for (const visitor of [person, visitorOf(app), forger])
    expect((await visitor.post('/api/log-error', { error: 'Brak wiersza' })).status).toBe(204);
  const { groups } = await readErrors(scope(), null);
  expect(groups.map(({ source, count }) => [source, count]).toSorted()).toEqual([
    ['browser', 1],
    ['stranger', 2],
  ]);
});

test('a report from a browser becomes a group in which nobody is named', async () => {
  const report = (id: number) => ({
    error: `Brak wiersza ${id} osoby jan@nowak.pl „Jan Nowak”`,
    stack: `load@https://szlak.example/assets/panel-Ab_d-f12.js:1:${id}`,
    info: { path: `/karta/AbCdEf012345678${id}` },
  });
  for (const id of [17, 42]) await visitorOf(app).post('/api/log-error', report(id));
  const { groups } = await readErrors(scope(), null);
  expect(groups).toMatchObject([
    { source: 'stranger', count: 2, frame: 'load panel.js', route: '/karta/[id]' },
  ]);
  expect(groups[0]?.message).toBe('Brak wiersza N osoby [e-mail] […]');
  expect(groups[0]?.requestIds).toHaveLength(2);
});

test('a run is found by its id with its calls, or in the list, and says nothing of whose it is', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  const [run] = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
  const found = await readRuns(scope(), { id: run?.id ?? '', before: null });
  expect(found.runs).toMatchObject([{ id: run?.id, outcome: 'done', stage: 'zapis' }]);
  expect(found.calls).toMatchObject([{ model: 'gemini-3.8-flash' }]);
  const listed = await readRuns(scope(), { id: null, before: null });
  expect(listed.runs[0]?.id).toBe(run?.id);
  const older = await readRuns(scope(), {
    id: null,
    before: { startedAt: run?.started_at ?? 0, id: run?.id ?? '' },
  });
  expect(older.runs.map(({ id }) => id)).not.toContain(run?.id);
  const told = JSON.stringify([found, listed]);
  expect([person.id, person.email, ANSWERS.additional_info].filter((one) => told.includes(one))).toEqual([]);
  expect(await readRuns(scope(), { id: 'nobody', before: null })).toEqual({
    runs: [],
    calls: [],
    next: null,
  });
});
