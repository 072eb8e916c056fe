import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => void vi.restoreAllMocks());

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

/** Refuses each part of what it is sent, in the older of the two encodings. */
async function refuse(input: RequestInfo | URL): Promise<Response> {
  const request = new Request(input);
  if (request.method === 'GET')
    return new Response(null, { status: request.url.endsWith('/v3') ? 200 : 404 });
  const { requests } = (await request.json()) as { requests: unknown[] };
  const error = { message: 'refused', code: 'SQLITE_CONSTRAINT' };
  return Response.json({
    baton: null,
    base_url: null,
    results: requests.map(() => ({ type: 'error', error })),
  });
}

test.each(WAYS)(
  '%s that the database refuses throws database-down, and its cause tells why',
  async (_, ask) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(refuse);
    const fault = await faultOf(ask(openForWrites(CONFIG)));
    expect(fault).toMatchObject({ code: 'database-down' });
    expect(isRefusal(fault)).toBe(true);
  },
);

test('each round trip is told, also one that failed', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const onRoundTrip = vi.fn();
  await faultOf(openForReads(CONFIG, onRoundTrip).select().from(quotas));
  expect(onRoundTrip).toHaveBeenCalled();
});
