// /profil/bezpieczenstwo: the person's own rows of the security log, by pages, and the way out of a stranger's deed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#worker/auth/keys.ts';
import { securityEvent } from '#worker/services/platform/security-log.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';
import { PASSWORD, signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const PATH = '/profil/bezpieczenstwo';
const HOUR_MS = 3_600_000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const plain = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const read = async (person: SignedIn, path = PATH) => plain(await (await person.fetch(path)).text());

/** So many payments, an hour apart; the last one an hour ago. */
async function paidTimes(person: SignedIn, count: number): Promise<void> {
  for (let hour = count; hour > 0; hour -= 1) {
    const scope = { config: { keys: keyRing(AUTH_SECRET) }, now: Date.now() - hour * HOUR_MS };
    await securityEvent(app.database, scope, { event: 'course-order', personId: person.id });
  }
}

test('a deed is told with its browser and its moment, the newest first', async () => {
  const person = await signedIn(app);
  await paidTimes(person, 1);
  const login = { email: person.email, password: PASSWORD };
  const headers = { 'User-Agent': CHROME, 'CF-Connecting-IP': '203.0.113.7' };
  await visitorOf(app).post('/api/account/login', login, { headers });
  await visitorOf(app).post('/api/account/login', { ...login, password: 'nie-to-haslo' }, { headers });
  const text = await read(person);
  const [refused, signIn, order] = [
    text.indexOf('Nieudana próba zalogowania hasłem'),
    text.search(/Zalogowanie hasłem Chrome, Windows · \d{1,2} [a-zń]+ \d{4}, \d{1,2}:\d\d/),
    text.indexOf('Zakup kursu'),
  ];
  expect(refused).toBeGreaterThan(0);
  expect(signIn).toBeGreaterThan(refused);
  expect(order).toBeGreaterThan(signIn);
  expect(text).toContain('z innej sieci niż teraz');
});

test('it costs one round trip, and is refused without a session', async () => {
  const person = await signedIn(app);
  app.databaseProxy.forget();
  expect((await person.fetch(PATH)).status).toBe(200);
  expect(app.databaseProxy.roundTrips).toBe(1);
  const response = await visitorOf(app).fetch(PATH);
  expect(response.headers.get('Location')).toBe(`/?wymagane=logowanie&powrot=${PATH}`);
});

test('nobody sees what was told of somebody else', async () => {
  const [person, stranger] = [await signedIn(app), await signedIn(app)];
  await paidTimes(person, 1);
  expect(await read(stranger)).toContain('Nie ma tu jeszcze żadnych wpisów.');
});

test('pages of 25 follow one another and leave out none', async () => {
  const person = await signedIn(app);
  const entries = async (path: string) => {
    const html = await (await person.fetch(path)).text();
    const next = /\/profil\/bezpieczenstwo\?przed=\d+/.exec(html)?.[0] ?? null;
    return { count: html.split('<time').length - 1, next };
  };
  await paidTimes(person, 25);
  expect(await entries(PATH)).toEqual({ count: 25, next: null });
  await paidTimes(person, 1);
  const first = await entries(PATH);
  expect(first).toEqual({ count: 25, next: expect.any(String) });
  expect(await entries(first.next ?? '')).toEqual({ count: 1, next: null });
  expect(await entries(`${PATH}?przed=zle`)).toEqual(first);
});

test('“To nie ja” leads to what ends the other sessions, by a plain form', async () => {
  const person = await signedIn(app);
  const other = visitorOf(app);
  await other.post('/api/account/login', { email: person.email, password: PASSWORD });
  const html = await (await person.fetch(PATH)).text();
  expect(html).toMatch(/<a[^>]+href="[^"]*#to-nie-ja"/);
  expect(html).toContain('id="to-nie-ja"');
  const response = await person.post(PATH, '', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(response.headers.get('Location')).toBe(`${PATH}?zrobione=wylogowanie`);
  expect((await other.fetch('/api/analysis')).status).toBe(401);
  expect(await read(person, `${PATH}?zrobione=wylogowanie`)).toMatch(
    /Wszystkie inne urządzenia zostały wylogowane[\s\S]*Wylogowanie wszystkich innych urządzeń/,
  );
});
