// Bursts, each counted by network under the numbers of wrangler.toml. The counters have no clock here: the platform's begin again with
// each minute, so that a test would have to fit into one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LimitName } from '#worker/limits.ts';
import { apiTable } from '#worker/routes/table.ts';
import { startBuiltWorker, type BuiltWorker } from '#tests/support/worker/miniflare.ts';

let worker: BuiltWorker;
beforeAll(async () => {
  worker = await startBuiltWorker({ isCounted: true });
});
afterAll(() => worker.stop());

/** How many calls a minute each row lets through, said once more: the bindings of wrangler.toml hold to it. */
const MAX_PER_MINUTE: Record<LimitName, number> = {
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

/** A call under the limit. A page is read, mostly from the edge cache; all else comes from a foreign site, so that only the limit looks at it. */
function callUnder(name: LimitName, address: string, headers: Record<string, string> = {}) {
  const row = apiTable.find(({ limit, method }) => limit === name && method !== 'GET');
  const url = new URL(row?.path.replaceAll(/:\w+/g, 'x') ?? '/blog', worker.url);
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

test.each(Object.entries(MAX_PER_MINUTE) as [LimitName, number][])(
  '%s: a network gets %i calls through in a minute and no more; its neighbour is not held up',
  async (name, most) => {
    const passed = await statusesOf(most, () => callUnder(name, '2001:db8:7:1::1'));
    // Another computer of the same household, and anyone who is signed in at it.
    const refused = await callUnder(name, '2001:db8:7:1:9:9:9:9', { Cookie: `session=${'A'.repeat(43)}` });
    const next = await callUnder(name, '2001:db8:7:2::1');
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

test.each([
  ['/profil', 21],
  ['/profil.data', 22],
  ['/odstapienie', 23],
  ['/zamowienie/premium', 24],
  ['/potwierdz', 25],
  ['/drugi-krok.data', 26],
  ['/profil/adres', 27],
  ['/nowy-adres', 28],
])(
  'the form of %s, which asks the payment provider or tries a secret, gets as many calls through as the calls that do',
  async (path, network) => {
    const address = `2001:db8:7:${network}::1`;
    const press = () =>
      fetch(new URL(path, worker.url), {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'cross-site', 'CF-Connecting-IP': address },
      });
    const passed = await statusesOf(MAX_PER_MINUTE.payment, press);
    expect([[...passed], (await press()).status]).toEqual([[403], 429]);
    // Reading goes on.
    const read = await fetch(new URL('/blog', worker.url), { headers: { 'CF-Connecting-IP': address } });
    expect(read.status).toBe(200);
  },
);

test('anyone who shares an IPv4 address is counted together, also where it is written as IPv6; each limit counts by itself', async () => {
  const passed = await statusesOf(MAX_PER_MINUTE.login, () => callUnder('login', '198.51.100.1'));
  const mapped = await callUnder('login', '::ffff:198.51.100.1');
  const other = await callUnder('login', '198.51.101.1');
  const elsewhere = await callUnder('register', '198.51.100.1');
  expect([...passed]).toEqual([403]);
  expect([mapped.status, other.status, elsewhere.status]).toEqual([429, 403, 403]);
});
