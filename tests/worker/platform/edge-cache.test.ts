// The edge cache from outside (docs/architecture.md 'The edge cache'; docs/faults.md 51): what is kept is a stranger's and made from the
// address alone; anyone who is signed in neither gets it nor leaves anything in it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  // What an earlier file asked for lies in a lent one's cache.
  app = await startApplication({}, { isOwn: true });
});
afterAll(() => app.stop());

const stateOf = (response: Response) => response.headers.get('X-Cache') ?? 'none';
const ask = (path: string, headers: Record<string, string> = {}) => visitorOf(app).fetch(path, { headers });

// A HIT waits for the entry to have been written, which happens after the answer.
async function warm(path: string): Promise<Response> {
  return vi.waitUntil(
    async () => {
      const response = await ask(path);
      if (stateOf(response) === 'HIT') return response;
      await response.arrayBuffer();
      return null;
    },
    { timeout: 60_000 },
  );
}

test.each([
  '/',
  '/blog?tag=praca-zdalna',
  '/kursy/sql-od-podstaw',
  '/kursy/sql-od-podstaw/pierwsza-lekcja',
  '/rss.xml',
  '/obrazy/kursy/sql-od-podstaw',
  '/obrazy/zawody/ogrodnik.png',
])(
  '%s is made once; everybody after gets the same bytes under the same policy, or the word that they have them',
  async (path) => {
    const first = await ask(path);
    expect(stateOf(first)).toBe('MISS');
    const hit = await warm(path);
    expect(await hit.text()).toBe(await first.text());
    for (const name of ['Content-Type', 'Content-Security-Policy', 'Cache-Control', 'ETag', 'Link', 'Vary'])
      expect([name, hit.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    expect(hit.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
    expect(hit.headers.get('X-Stored-At')).toBeNull();
    expect(hit.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
    const again = await ask(path, { 'If-None-Match': hit.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toBe(hit.headers.get('Content-Security-Policy'));
    expect((await ask(path, { 'If-None-Match': '"something-else"' })).status).toBe(200);
  },
);

test('two people get their own page, and neither leaves a trace for strangers', async () => {
  const [one, other] = [await signedIn(app), await signedIn(app)];
  for (const path of ['/', '/blog', '/biblioteka-kursow', '/kursy/python-od-podstaw']) {
    for (const person of [one, other]) {
      const response = await person.fetch(path, { headers: { 'If-None-Match': '*' } });
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
      expect(stateOf(response)).not.toMatch(/HIT|MISS|STALE/);
      const text = await response.text();
      expect([path, text.includes(person.email)]).toEqual([path, true]);
      expect(text).not.toContain(person === one ? other.email : one.email);
    }
    const text = await (await warm(path)).text();
    expect(text).not.toContain(one.email);
    expect(text).not.toContain(other.email);
    expect(await (await one.fetch(path)).text()).toContain(one.email);
  }
});

test.each([
  '/dashboard',
  '/profil',
  '/profil/x.css',
  '/profil.data',
  '/dashboard.data',
  '/moje-kursy.data',
  '/_.data',
  '/api/account/me',
  '/profil;x.png',
  '/profil%2Fx.css',
])('%s of a signed-in person is kept under no address', async (path) => {
  const person = await signedIn(app);
  const own = await person.fetch(path);
  expect(own.headers.get('Cache-Control')).toContain('no-store');
  const strangers = await ask(path);
  expect(stateOf(strangers)).not.toMatch(/HIT|STALE/);
  expect(await strangers.text()).not.toContain(person.email);
});

test('headers that are no part of the key change nothing of what is kept', async () => {
  const evil = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Original-URL': '/profil',
    'X-HTTP-Method-Override': 'POST',
    'Accept-Language': 'xx',
    Accept: 'application/json',
    Range: 'bytes=0-10',
    Cookie: 'snapshot=evil; theme=evil',
  };
  const poisoned = await ask('/blog/praca-zdalna-trendy', evil);
  expect([poisoned.status, stateOf(poisoned)]).toEqual([200, 'MISS']);
  const text = await (await warm('/blog/praca-zdalna-trendy')).text();
  expect(text).toContain('</html>');
  expect(text).not.toContain('evil');
});

test('a query that the page does not know is answered, but neither looked for nor kept', async () => {
  const first = await ask('/o-nas?x=1');
  expect([first.status, stateOf(first)]).toEqual([200, 'BYPASS']);
  expect(stateOf(await ask('/o-nas?x=1'))).toBe('BYPASS');
  const counted = await ask('/o-nas?utm_source=news');
  expect(stateOf(counted)).toBe('MISS');
  expect(await (await warm('/o-nas')).text()).not.toContain('utm_source');
});

test.each(['/blog/nie-ma', '/kursy/nie-ma', '/obrazy/kursy/nie-ma'])(
  '%s is no page, each time anew',
  async (path) => {
    for (const response of [await ask(path), await ask(path)])
      expect([response.status, stateOf(response)]).toEqual([404, 'BYPASS']);
  },
);

test('what is kept needs neither the database nor its own rendering', async () => {
  await warm('/faq');
  app.databaseProxy.setMood('refuse');
  app.databaseProxy.forget();
  expect(stateOf(await ask('/faq'))).toBe('HIT');
  const head = await visitorOf(app).fetch('/faq', { method: 'HEAD' });
  expect([head.status, stateOf(head), await head.text()]).toEqual([200, 'HIT', '']);
  expect(app.databaseProxy.roundTrips).toBe(0);
  app.databaseProxy.setMood('pass');
});
