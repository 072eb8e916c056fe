// Rate limits as in production: nothing scaled. Bursts are counted by the real binding, each network in tests of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '#db/schema/analyses.ts';
import type { LimitName } from '#worker/limits.ts';
import { apiTable } from '#worker/routes/table.ts';
import { startApplication, type Application } from '#tests/support/application.ts';
import { buyCourse } from '#tests/support/purchases.ts';
import { ANSWERS, signedIn } from '#tests/support/visitor.ts';
import { storeStructureOf } from '#tests/support/written-course.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => app.stop());

test('five failed runs in a day are enough', async () => {
  const person = await signedIn(app);
  const started_at = Date.now() - 1000;
  await app.database.insert(runs).values(
    Array.from({ length: 5 }, (_, number) => ({
      id: `${person.id}-${number}`,
      user_id: person.id,
      subscription_id: `free:${person.id}`,
      started_at,
      ended_at: started_at,
      outcome: 'invalid',
    })),
  );
  const response = await person.post('/api/analysis', ANSWERS);
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ code: 'daily-limit' });
  expect(app.gemini.calls).toHaveLength(0);
});

test('what failed six times in an hour rests, whoever asks; the rest of its course does not', async () => {
  const course = 'sql-od-podstaw';
  const [one, other] = [await signedIn(app), await signedIn(app)];
  for (const { id } of [one, other]) await buyCourse(app.database, id, course);
  const path = `/api/courses/${course}/structure`;
  app.gemini.misbehave(...Array.from({ length: 6 }, () => ({ kind: 'safety' }) as const));
  for (let failures = 0; failures < 6; failures++) await (await one.post(path, {})).text();
  expect(app.gemini.calls).toHaveLength(6);
  const refused = await other.post(path, {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(app.gemini.calls).toHaveLength(6);
  const [lesson] = await storeStructureOf(app.database, course, 2);
  const opened = await other.post(`/api/courses/${course}/lessons/${lesson}`, {});
  expect(await opened.text()).toContain('event: done');
});

/** How many calls a minute each row lets through, said once more: the bindings of wrangler.toml hold to it. */
const MOST_A_MINUTE: Record<LimitName, number> = {
  login: 10,
  register: 10,
  mail: 10,
  password: 10,
  analysis: 10,
  payment: 10,
  webhook: 300,
  logError: 10,
  call: 60,
  page: 300,
};

let networks = 0;

/** What `work` finds with two networks that nobody has used, all of it in one minute: the windows begin with the clock's minutes. */
async function inOneMinute<Result>(
  work: (network: string, neighbour: string) => Promise<Result>,
): Promise<Result> {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (;;) {
    const before = minute();
    const result = await work(`2001:db8:7:${++networks}`, `2001:db8:8:${networks}`);
    if (minute() === before) return result;
  }
}

/** A call under the limit. A page is read, mostly from the edge cache; all else comes from a foreign site, so that only the limit looks at it. */
function callUnder(name: LimitName, address: string, headers: Record<string, string> = {}) {
  const row = apiTable.find(({ limit, method }) => limit === name && method !== 'GET');
  const url = new URL(row?.path.replaceAll(/:\w+/g, 'x') ?? '/blog', app.url);
  const foreign = { 'Sec-Fetch-Site': 'cross-site', 'CF-Connecting-IP': address, ...headers };
  return fetch(url, { method: row?.method ?? 'GET', headers: foreign });
}

async function statusesOf(count: number, call: () => Promise<Response>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let sent = 0; sent < count; sent += 10) {
    const some = await Promise.all(Array.from({ length: Math.min(10, count - sent) }, call));
    for (const { status } of some) statuses.add(status);
  }
  return statuses;
}

test.each(Object.entries(MOST_A_MINUTE) as [LimitName, number][])(
  '%s: a network gets %i calls through in a minute and no more; its neighbour is not held up',
  async (name, most) => {
    const { passed, refused, next } = await inOneMinute(async (network, neighbour) => ({
      passed: await statusesOf(most, () => callUnder(name, `${network}::1`)),
      // Another computer of the same household, and whoever is signed in at it.
      refused: await callUnder(name, `${network}:9:9:9:9`, { Cookie: `session=${'A'.repeat(43)}` }),
      next: await callUnder(name, `${neighbour}::1`),
    }));
    const underLimit = name === 'page' ? 200 : 403;
    expect([...passed]).toEqual([underLimit]);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(await refused.text()).toContain(
      'Za dużo prób w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
    );
    expect(next.status).toBe(underLimit);
  },
);

test('whoever shares an IPv4 address is counted together, also where it is written as IPv6; each limit counts by itself', async () => {
  const address = () => `198.51.100.${networks}`;
  const [passed, mapped, other, elsewhere] = await inOneMinute(async () => [
    await statusesOf(MOST_A_MINUTE.login, () => callUnder('login', address())),
    await callUnder('login', `::ffff:${address()}`),
    await callUnder('login', `198.51.101.${networks}`),
    await callUnder('register', address()),
  ]);
  expect([...passed]).toEqual([403]);
  expect([mapped.status, other.status, elsewhere.status]).toEqual([429, 403, 403]);
});
