import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#db/client.ts';
import { quotas } from '#db/platform/schema/quotas.ts';
import { AppError } from '#domain/platform/errors.ts';
import { openForReads, openForWrites } from './database.ts';
import { isRefusal } from './database-fault.ts';

const CONFIG = { url: 'http://database.example', authToken: null, timeoutMs: 1_000, writeTimeoutMs: 2_500 };

const WAYS: [string, (db: Database) => PromiseLike<unknown>][] = [
  ['a select', (db) => db.select().from(quotas)],
  ['an insert', (db) => db.insert(quotas).values({ key: 'a', count: 1, resets_at: 1 })],
  ['an update that returns', (db) => db.update(quotas).set({ count: 2 }).returning()],
  ['a deletion', (db) => db.delete(quotas).where(eq(quotas.key, 'a')).execute()],
  ['SQL', (db) => db.run(sql`DELETE FROM ${quotas}`)],
  ['SQL that reads', (db) => db.all(sql`SELECT * FROM ${quotas}`)],
  ['one row', (db) => db.get(sql`SELECT * FROM ${quotas}`)],
  ['a count', (db) => db.$count(quotas)],
  ['a batch', (db) => db.batch([db.select().from(quotas), db.delete(quotas)])],
];

// Pauses between tries take no time here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function faultOf(work: PromiseLike<unknown>): Promise<unknown> {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    await work;
  } catch (error) {
    expect(lines).toHaveBeenCalledOnce();
    return error;
  }
  throw new Error('nothing was thrown');
}

test.each(WAYS)('%s at a database that is away throws database-down and is logged once', async (_, ask) => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const fault = await faultOf(ask(openForReads(CONFIG)));
  expect(fault).toBeInstanceOf(AppError);
  expect(fault).toMatchObject({ code: 'database-down', cause: expect.any(Error) });
  expect(isRefusal(fault)).toBe(false);
});

type Part = { type: string; batch?: { steps: unknown[] } };

/** In the older of the two encodings. */
const respond =
  (resultOf: (part: Part) => object) =>
  async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input);
    if (request.method === 'GET')
      return new Response(null, { status: request.url.endsWith('/v3') ? 200 : 404 });
    const { requests } = (await request.json()) as { requests: Part[] };
    return Response.json({ baton: null, base_url: null, results: requests.map(resultOf) });
  };

const refuse = respond(() => ({ type: 'error', error: { message: 'refused', code: 'SQLITE_CONSTRAINT' } }));

/** As sqld does where too many write: already the batch's first step, its BEGIN, fails. */
const turnAway = respond(({ type, batch }) => {
  const error = { message: 'database is locked', code: 'SQLITE_BUSY' };
  if (batch === undefined) return { type: 'error', error };
  const result = {
    step_results: batch.steps.map(() => null),
    step_errors: batch.steps.map((_, step) => (step === 0 ? error : null)),
  };
  return { type: 'ok', response: { type, result } };
});

/** With one row for each statement. */
const accept = respond(({ type, batch }) => {
  const cols = ['key', 'count', 'resets_at'].map((name) => ({ name }));
  const rows = [cols.map(() => ({ type: 'integer', value: '1' }))];
  const result = { cols, rows, affected_row_count: 1, last_insert_rowid: null };
  if (batch === undefined) return { type: 'ok', response: { type, result } };
  const step_results = batch.steps.map(() => result);
  return {
    type: 'ok',
    response: { type, result: { step_results, step_errors: batch.steps.map(() => null) } },
  };
});

/** How many requests it got that ask for something, not for its version. */
const requestsOf = (database: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  database.mock.calls.filter(([input]) => input instanceof Request && input.method === 'POST').length;

test.each(WAYS)(
  '%s that the database refuses throws database-down, and its cause tells why',
  async (_, ask) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(refuse);
    const fault = await faultOf(ask(openForWrites(CONFIG)));
    expect(fault).toMatchObject({ code: 'database-down' });
    expect(isRefusal(fault)).toBe(true);
  },
);

test.each(WAYS)(
  '%s that the database turns away three times as busy is done the fourth time',
  async (_, ask) => {
    let posts = 0;
    const database = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const isPost = input instanceof Request && input.method === 'POST';
      return isPost && ++posts < 4 ? turnAway(input) : accept(input);
    });
    await ask(openForWrites(CONFIG));
    expect(requestsOf(database)).toBe(4);
  },
);

test.each(WAYS)('%s at a database that stays busy throws database-down after four tries', async (_, ask) => {
  const database = vi.spyOn(globalThis, 'fetch').mockImplementation(turnAway);
  const fault = await faultOf(ask(openForWrites(CONFIG)));
  expect(fault).toMatchObject({ code: 'database-down' });
  expect(isRefusal(fault)).toBe(false);
  expect(requestsOf(database)).toBe(4);
});

test.each(WAYS)('%s whose first try took longer than a moment is not tried again', async (_, ask) => {
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const database = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    now += 1_001;
    return turnAway(input);
  });
  expect(await faultOf(ask(openForWrites(CONFIG)))).toMatchObject({ code: 'database-down' });
  expect(requestsOf(database)).toBe(1);
});

test.each(WAYS)('%s is sent once where the database refuses it or is away', async (_, ask) => {
  const database = vi.spyOn(globalThis, 'fetch').mockImplementation(refuse);
  await faultOf(ask(openForWrites(CONFIG)));
  expect(requestsOf(database)).toBe(1);
  // Whether it was carried out nobody knows.
  vi.restoreAllMocks();
  const away = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      input instanceof Request && input.method === 'POST'
        ? Promise.reject(new TypeError('lost'))
        : refuse(input),
    );
  await faultOf(ask(openForWrites(CONFIG)));
  expect(requestsOf(away)).toBe(1);
});

test('each round trip is told, also one that failed', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const onRoundTrip = vi.fn();
  await faultOf(openForReads(CONFIG, onRoundTrip).select().from(quotas));
  expect(onRoundTrip).toHaveBeenCalled();
});
