// What every page carries: headers, policy, cache rules, status; and what it costs in database round trips.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpen } from '#domain/advice/analysis/events.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { brokenHeaderRules } from '#tests/support/pages/header-rules.ts';
import { htmlFaultsBy } from '#tests/support/pages/html-faults.ts';
import { ANSWERS, PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { ownCookie } from '#worker/auth/own-cookie.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

// Data runs nothing, and no policy asks for it.
const INLINE_SCRIPT =
  /<script(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))([^>]*)>([\s\S]*?)<\/script>/g;
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

test('every kind of answer keeps the rules for an A+: pages, data, calls, refusals, redirects, streams, files, 304s', async () => {
  const stranger = visitorOf(app);
  const person = await signedIn(app);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(await (await stranger.fetch('/')).text())?.[1] ?? '';
  const file = await stranger.fetch(asset);
  const login = { email: person.email, password: PASSWORD };
  const answers: [name: string, status: number, answer: Response][] = [
    ['page', 200, await stranger.fetch('/')],
    ['page without React', 200, await stranger.fetch('/faq')],
    ['page of a person', 200, await person.fetch('/dashboard')],
    ['data of a page', 200, await person.fetch('/dashboard.data')],
    ['page that is not there', 404, await stranger.fetch('/nie-ma-mnie')],
    ['redirect', 302, await stranger.fetch('/dashboard')],
    ['foreign form', 403, await stranger.fetch('/', { method: 'POST', body: 'a=b', headers: form })],
    ['action that is not there', 405, await stranger.post('/', 'a=b', { headers: form })],
    ['feed', 200, await stranger.fetch('/rss.xml')],
    ['robots', 200, await stranger.fetch('/robots.txt')],
    ['call', 200, await stranger.fetch('/api/account/me')],
    ['call with cookies', 200, await person.post('/api/account/login', login)],
    ['call without a session', 401, await stranger.fetch('/api/analysis')],
    ['call without a body', 204, await stranger.post('/api/log-error', { error: 'x' })],
    ['call that is not there', 404, await stranger.fetch('/api/nie-ma')],
    ['form where JSON is due', 415, await stranger.post('/api/log-error', 'a=b', { headers: form })],
    ['too large a body', 413, await stranger.post('/api/log-error', 'x'.repeat(40_000))],
    ['stream', 200, await person.post('/api/analysis', ANSWERS)],
    ['script', 200, file],
    ['picture', 200, await stranger.fetch('/favicon.svg')],
    ['preview picture', 200, await stranger.fetch('/obrazy/ikona-180.png')],
    ['manifest', 200, await stranger.fetch('/site.webmanifest')],
    [
      'file that has not changed',
      304,
      await stranger.fetch(asset, { headers: { 'If-None-Match': file.headers.get('ETag') ?? '' } }),
    ],
  ];
  for (const [name, status, answer] of answers)
    expect([name, answer.status, brokenHeaderRules(answer)]).toEqual([name, status, []]);
  await Promise.all(answers.map(([, , answer]) => answer.body?.cancel()));
  expect(ownCookie('https://szlak.example/', 'session', 'x')).toMatch(/^__Host-session=x; .*Secure/);
});

test('a stranger’s page has hashes for exactly its inline scripts, and the same bytes each time', async () => {
  const first = await visitorOf(app).fetch('/');
  const html = await first.text();
  const scripts = Array.from(html.matchAll(INLINE_SCRIPT), ([, , code = '']) => code).filter(Boolean);
  expect(scripts.length).toBeGreaterThan(0);
  for (const code of scripts) {
    const hash = createHash('sha256').update(code).digest('base64');
    expect(policyOf(first)).toContain(`'sha256-${hash}'`);
  }
  expect(policyOf(first)).not.toContain('nonce-');
  expect(first.headers.get('Set-Cookie')).toBeNull();
  const second = await visitorOf(app).fetch('/');
  expect(await second.text()).toBe(html);
  expect(policyOf(second)).toBe(policyOf(first));
});

test.each(['/', '/blog'])(
  '%s has its style in its head: a stranger’s first paint waits for no file',
  async (path) => {
    const response = await visitorOf(app).fetch(path);
    const html = await response.text();
    const head = html.slice(0, html.indexOf('</head>'));
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(head) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policyOf(response)).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(gzipSync(style).length).toBeLessThanOrEqual(8_000);
    expect(head).not.toMatch(/rel="stylesheet"(?![^>]*disabled)/);
    expect(head).not.toContain('modulepreload');
    expect(response.headers.get('Link')).toMatch(/as=font/);
  },
);

test('a signed-in page names its style sheet before its first byte', async () => {
  const response = await (await signedIn(app)).fetch('/dashboard');
  const [, sheet = 'none'] = /<link [^>]*rel="stylesheet" href="([^"]+)"/.exec(await response.text()) ?? [];
  expect(response.headers.get('Link')).toContain(`<${sheet}>; rel=preload; as=style`);
});

test('a signed-in page has a new nonce each time on every inline script, and is never stored', async () => {
  const person = await signedIn(app);
  const nonces: string[] = [];
  for (const path of ['/dashboard', '/dashboard', '/']) {
    const response = await person.fetch(path);
    const nonce = /'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? '';
    nonces.push(nonce);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await response.text();
    for (const [, attributes = ''] of html.matchAll(INLINE_SCRIPT))
      expect(attributes).toContain(`nonce="${nonce}"`);
  }
  expect(new Set(nonces).size).toBe(3);
});

test('no server HTML has a style attribute or an inline handler', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  for (const response of [
    await visitorOf(app).fetch('/'),
    await visitorOf(app).fetch('/nie-ma-mnie'),
    await person.fetch('/'),
    await person.fetch('/dashboard'),
  ]) {
    const html = await response.text();
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  }
});

test('the pages are valid HTML', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  const faultsOf = htmlFaultsBy();
  for (const [visitor, path] of [
    [visitorOf(app), '/'],
    [person, '/'],
    [person, '/dashboard'],
    [person, '/dashboard/analiza'],
    [person, '/dashboard/historia'],
    [person, '/profil'],
    [person, '/profil/bezpieczenstwo'],
  ] as const) {
    expect(await faultsOf(path, await (await visitor.fetch(path)).text())).toEqual([]);
  }
});

test('a stranger’s page costs no database call, a signed-in page exactly one', async () => {
  const person = await signedIn(app);
  const costOf = async (visit: () => Promise<Response>) => {
    app.databaseProxy.forget();
    await (await visit()).text();
    return app.databaseProxy.roundTrips;
  };
  expect(await costOf(() => visitorOf(app).fetch('/'))).toBe(0);
  expect(await costOf(() => visitorOf(app).fetch('/nie-ma-mnie'))).toBe(0);
  expect(await costOf(() => person.fetch('/'))).toBe(1);
  expect(await costOf(() => person.fetch('/dashboard'))).toBe(1);
  expect(await costOf(() => person.fetch('/dashboard/analiza'))).toBe(1);
  expect(await costOf(() => person.fetch('/dashboard/historia'))).toBe(1);
  expect(await costOf(() => person.fetch('/profil'))).toBe(1);
  expect(await costOf(() => person.fetch('/profil/bezpieczenstwo'))).toBe(1);
  expect(await costOf(() => person.fetch('/api/analysis'))).toBe(1);
  expect(await costOf(() => person.fetch('/api/account/me'))).toBe(1);
  expect(await costOf(() => person.fetch('/api/account/sessions'))).toBe(1);
});

test('the dashboard sends strangers home with the word that they must sign in', async () => {
  const response = await visitorOf(app).fetch('/dashboard');
  expect(response.status).toBe(302);
  const target = new URL(response.headers.get('Location') ?? '', app.url);
  expect(target.pathname).toBe('/');
  const page = await visitorOf(app).fetch(`${target.pathname}${target.search}`);
  expect(await page.text()).toMatch(/otworzymy[^.]*Twoją stronę „Dziś”/);
});

test('/login leads home, or to the dashboard if one is signed in', async () => {
  const person = await signedIn(app);
  expect((await visitorOf(app).fetch('/login')).headers.get('Location')).toMatch(/^\/(\?|$)/);
  expect((await person.fetch('/login')).headers.get('Location')).toBe('/dashboard');
});

test('an unknown address is a Polish page with status 404', async () => {
  const response = await visitorOf(app).fetch('/nie-ma-mnie');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('<html lang="pl">');
  expect(html).toContain('Nie ma takiej strony');
});

test.each([
  ['/kursy/exel-dla-poczatkujacych', '/kursy/excel-dla-poczatkujacych'],
  ['/blog/praca-zdalna', '/blog/praca-zdalna-trendy'],
  ['/zawody/pielegniarka-dyplomowana', '/zawody/'],
  ['/cennik', '/plany'],
])('from %s the page leads to %s, without a call to the database', async (mistyped, meant) => {
  const before = app.databaseProxy.roundTrips;
  const response = await visitorOf(app).fetch(mistyped);
  expect(response.status).toBe(404);
  const html = await response.text();
  const ways = /Najpewniej chodziło o:[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
  expect(ways.match(/<li>/g)).toHaveLength(3);
  expect(ways).toContain(`href="${meant}`);
  expect(app.databaseProxy.roundTrips).toBe(before);
});

test('no address leads the ways of a 404 elsewhere', async () => {
  for (const path of [
    '//evil.example/kursy',
    '/https:/evil.example',
    '/%2F%2Fevil.example',
    '/x?to=//evil.example',
  ]) {
    const html = await (await visitorOf(app).fetch(path)).text();
    expect(html).not.toMatch(/href="(?:\/\/|https?:\/\/)evil/);
  }
});

test.each(['/%00', '/..%2f..%2fetc', `/${'a'.repeat(8000)}`, '/%F0%9F%98%80', '/dashboard/x.css'])(
  'the strange address %# gets a 4xx and the application lives',
  async (path) => {
    const response = await visitorOf(app).fetch(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  },
);

test('the dashboard of a free plan holds the names of locked paths and no other text of them', async () => {
  const person = await signedIn(app);
  const premium = await signedIn(app);
  const { makePremium } = await import('#tests/support/payments/plans.ts');
  await makePremium(app.database, premium.id);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  const events = await allEvents(await premium.post('/api/analysis', ANSWERS));
  const end = events.at(-1);
  if (end?.event !== 'done') throw new Error('the same answers give the same analysis, but premium got none');
  const html = await (await person.fetch('/dashboard')).text();
  const [open, ...locked] = end.data.analysis.sciezkiKariery.filter(isOpen);
  const whole = await (await premium.fetch('/dashboard')).text();
  expect(html).toContain(open?.opis);
  const said = new Set([open?.opis, open?.potencjalRozwoju, ...(open?.wymagania ?? [])]);
  for (const { nazwa, opis, potencjalRozwoju, wymagania } of locked) {
    expect(html).toContain(nazwa);
    // The first two requirements may be public: schooling and a licence. Where two paths are of one field, the model's words for them may be
    // the same.
    const own = [opis, potencjalRozwoju, ...wymagania.slice(2)].filter((text) => !said.has(text));
    expect(own).toContain(opis);
    for (const text of own) {
      expect(html).not.toContain(text);
      expect(whole).toContain(text);
    }
  }
});

test.each(['/login', '/dashboard', '/dashboard.data', '/_.data', '/api/health', '/api/nie-ma'])(
  'what %s answers a stranger is stored by nobody',
  async (path) => {
    const response = await visitorOf(app).fetch(path);
    expect(response.headers.get('Cache-Control')).toMatch(/no-store/);
  },
);
