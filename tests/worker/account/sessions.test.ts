// Where a person is signed in, and how long (docs/decisions.md 'Session revocation', 'Remember me'; docs/faults.md 39, 40).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownDevices, sessions } from '#db/account/schema/accounts.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents, firstEvents } from '#tests/support/analysis/event-stream.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import {
  ANSWERS,
  PASSWORD,
  signedIn,
  visitorOf,
  type SignedIn,
  type Visitor,
} from '#tests/support/account/visitor.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());

const HOUR = 3_600_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Listed = { id: string; device: string; lastSeenAt: string; isCurrent: boolean };

/** The same person in another browser. */
async function elsewhere(person: { email: string }, options: { remember?: boolean } = {}): Promise<Visitor> {
  const visitor = visitorOf(app);
  const form = { email: person.email, password: PASSWORD, ...options };
  await visitor.post('/api/account/login', form, { headers: { 'User-Agent': FIREFOX } });
  return visitor;
}

const listOf = async (visitor: Visitor) =>
  ((await (await visitor.fetch('/api/account/sessions')).json()) as { sessions: Listed[] }).sessions;
const end = (visitor: Visitor, id: string) =>
  visitor.fetch(`/api/account/sessions/${id}`, {
    method: 'DELETE',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
const rowsOf = (id: string) => app.database.select().from(sessions).where(eq(sessions.user_id, id));
const isAlive = async (visitor: Visitor) => (await visitor.fetch('/api/analysis')).status === 200;

test('the list tells device, last use and which one this is, and no token', async () => {
  const person = await signedIn(app);
  await elsewhere(person);
  const response = await person.fetch('/api/account/sessions');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const { sessions: list } = (await response.json()) as { sessions: Listed[] };
  expect(list).toHaveLength(2);
  expect(list.filter((one) => one.isCurrent)).toHaveLength(1);
  expect(list.map((one) => one.device)).toContain('Firefox, Linux');
  for (const one of list)
    expect(Object.keys(one).sort()).toEqual(['device', 'id', 'isCurrent', 'lastSeenAt']);
});

test('a session that is ended from another one opens nothing from then on', async () => {
  const person = await signedIn(app);
  const other = await elsewhere(person);
  const target = (await listOf(person)).find((one) => !one.isCurrent);
  expect((await end(person, target?.id ?? '')).status).toBe(204);
  expect(await isAlive(other)).toBe(false);
  expect(await isAlive(person)).toBe(true);
});

test('ending the session in use signs out here', async () => {
  const person = await signedIn(app);
  const [own] = await listOf(person);
  const response = await end(person, own?.id ?? '');
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie().join()).toMatch(/session=; Max-Age=0/);
});

test('nobody ends somebody else’s session, nor one that is not there', async () => {
  const person = await signedIn(app);
  const stranger = await signedIn(app);
  const [own] = await listOf(person);
  expect((await end(stranger, own?.id ?? '')).status).toBe(404);
  expect((await end(stranger, 'x')).status).toBe(404);
  expect(await isAlive(person)).toBe(true);
});

test('ending all others leaves this one alone, and other people’s', async () => {
  const person = await signedIn(app);
  const others = [await elsewhere(person), await elsewhere(person)];
  const stranger = await signedIn(app);
  expect((await person.post('/api/account/sessions/end-others', {})).status).toBe(204);
  expect(await Promise.all(others.map(isAlive))).toEqual([false, false]);
  expect(await isAlive(person)).toBe(true);
  expect(await isAlive(stranger)).toBe(true);
});

test('a session that is over lists and ends nothing', async () => {
  const person = await signedIn(app);
  await elsewhere(person);
  const [target] = await listOf(person);
  const old = person.cookie;
  await person.post('/api/account/logout', {});
  person.cookie = old;
  expect((await person.fetch('/api/account/sessions')).status).toBe(401);
  expect((await end(person, target?.id ?? '')).status).toBe(401);
  expect((await person.post('/api/account/sessions/end-others', {})).status).toBe(401);
  expect(await rowsOf(person.id)).toHaveLength(1);
});

test('a cookie copied before sign-out is refused afterwards', async () => {
  const person = await signedIn(app);
  const thief = visitorOf(app);
  thief.cookie = person.cookie;
  thief.jar = new Map(person.jar);
  await person.post('/api/account/logout', {});
  expect((await thief.fetch('/api/analysis')).status).toBe(401);
  expect((await thief.fetch('/dashboard')).status).toBe(302);
});

test('signing in again ends the session that this browser had', async () => {
  const person = await signedIn(app);
  const old = person.cookie;
  await person.post('/api/account/login', { email: person.email, password: PASSWORD });
  expect(person.cookie).not.toBe(old);
  expect(await rowsOf(person.id)).toHaveLength(1);
});

test('remembered: 14 days without use, 30 at most; otherwise 4 and 12 hours', async () => {
  const person = await signedIn(app);
  await elsewhere(person, { remember: true });
  const rows = await rowsOf(person.id);
  const spans = rows
    .map((row) => [row.remembered, row.expires_at - row.created_at, row.ends_at - row.created_at])
    .sort();
  expect(spans).toEqual([
    [false, 4 * HOUR, 12 * HOUR],
    [true, 14 * 24 * HOUR, 30 * 24 * HOUR],
  ]);
});

test('its use is noted behind the answer, once an hour, and moves the end on', async () => {
  const person = await signedIn(app);
  const seen = Date.now() - HOUR - 1_000;
  const row = { last_seen_at: seen, expires_at: Date.now() + HOUR, ends_at: Date.now() + 2 * HOUR };
  await app.database.update(sessions).set(row).where(eq(sessions.user_id, person.id));
  await (await person.fetch('/dashboard')).text();
  await expect.poll(async () => (await rowsOf(person.id))[0]?.last_seen_at).toBeGreaterThan(seen);
  // Four hours from now would be beyond the absolute end.
  const [noted] = await rowsOf(person.id);
  expect(noted?.expires_at).toBe(row.ends_at);
  await (await person.fetch('/dashboard')).text();
  expect(await rowsOf(person.id)).toEqual([noted]);
});

test('a session past its end is none, however lately it was used', async () => {
  const person = await signedIn(app);
  await app.database.update(sessions).set({ expires_at: Date.now() }).where(eq(sessions.user_id, person.id));
  expect((await person.fetch('/api/account/sessions')).status).toBe(401);
});

test('a browser is known by a hash that differs from person to person', async () => {
  const first = await signedIn(app);
  const second = await signedIn(app);
  second.jar.set('device', first.jar.get('device') ?? '');
  await second.post('/api/account/login', { email: second.email, password: PASSWORD });
  const hashes = async (id: string) =>
    (await app.database.select().from(knownDevices).where(eq(knownDevices.user_id, id))).map(
      (row) => row.device_hash,
    );
  expect(await hashes(first.id)).toHaveLength(1);
  expect(await hashes(second.id)).toHaveLength(2);
  expect(await hashes(second.id)).not.toContain((await hashes(first.id))[0]);
});

test('the first sign-in is no news; one from a browser never seen is told by mail, once', async () => {
  const person = await signedIn(app);
  const news = async () =>
    (await app.inbox.to(person.email)).filter(
      (mail) => mail.subject === 'Nowe logowanie do Twojego konta Szlak',
    );
  await person.post('/api/account/login', { email: person.email, password: PASSWORD });
  const other = await elsewhere(person);
  await expect.poll(async () => (await news()).length).toBe(1);
  expect((await news())[0]?.text).toContain('Firefox, Linux');
  await other.post('/api/account/login', { email: person.email, password: PASSWORD });
  expect(await news()).toHaveLength(1);
});

/** A run and a lesson under way, to be listened to. */
async function twoStreams(person: SignedIn) {
  const course = COURSES.pop() ?? '';
  await buyCourse(app.database, person.id, course);
  const [lesson] = await storeStructureOf(app.database, course, 2);
  app.gemini.setPace(4);
  await firstEvents(await person.post('/api/analysis', ANSWERS), 1);
  const path = `/api/courses/${course}/lessons/${lesson}`;
  return {
    course,
    run: (who: Visitor) => who.fetch('/api/analysis/run'),
    lesson: (who: Visitor) => who.post(path, {}),
  };
}

/** Each is written once for everybody, so each test takes one of its own. */
const COURSES = [
  'sql-od-podstaw',
  'react-w-praktyce',
  'nodejs-i-api',
  'seo-w-praktyce',
  'figma-od-podstaw',
  'canva-w-pracy',
];

/** Listens from now on; tells how each stream ended. */
async function listening(
  ...streams: Promise<Response>[]
): Promise<{ lastWords: Promise<(string | undefined)[]> }> {
  const answers = await Promise.all(streams);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const heard = answers.map((answer) => allEvents<{ event: string }>(answer));
  return { lastWords: Promise.all(heard.map(async (events) => (await events).at(-1)?.event)) };
}

test('the streams of a session that is ended elsewhere are cut, and no others; run and lesson go on', async () => {
  const person = await signedIn(app);
  const other = await elsewhere(person);
  const stranger = await signedIn(app);
  const streams = await twoStreams(person);
  await buyCourse(app.database, stranger.id, streams.course);
  const here = await listening(streams.run(person), streams.lesson(person), streams.lesson(stranger));
  const there = await listening(streams.run(other), streams.lesson(other));
  const target = (await listOf(person)).find((one) => !one.isCurrent);
  await end(person, target?.id ?? '');
  // Cut long before the end, without a word on how it went.
  expect(await there.lastWords).not.toContain('done');
  expect((await other.fetch('/api/analysis/run')).status).toBe(401);
  app.gemini.reset();
  expect(await here.lastWords).toEqual(['done', 'done', 'done']);
});

test.each([
  ['signing out', (person: Visitor) => person.post('/api/account/logout', {})],
  [
    'signing in once more, which ends the earlier session,',
    (person: Visitor & { email: string }) =>
      person.post('/api/account/login', { email: person.email, password: PASSWORD }),
  ],
  [
    'changing the password',
    (person: Visitor) =>
      person.post('/api/account/change-password', {
        currentPassword: PASSWORD,
        newPassword: 'calkiem-nowe-haslo-9',
        confirmation: 'calkiem-nowe-haslo-9',
      }),
  ],
  [
    'ending all others from elsewhere',
    async (person: Visitor & { email: string }) => {
      const other = await elsewhere(person);
      return other.post('/api/account/sessions/end-others', {});
    },
  ],
  ['deleting the account', (person: Visitor) => person.post('/api/account', {}, { method: 'DELETE' })],
])('%s cuts the streams that a copy of the cookie has open', async (_, leave) => {
  const person = await signedIn(app);
  const streams = await twoStreams(person);
  const thief = visitorOf(app);
  thief.cookie = person.cookie;
  const overheard = await listening(streams.run(thief), streams.lesson(thief));
  expect((await leave(person)).ok).toBe(true);
  expect(await overheard.lastWords).not.toContain('done');
  app.gemini.reset();
});

test('the person who comes with a session that is over is told to forget what the browser kept', async () => {
  const [person, stranger] = [await signedIn(app), visitorOf(app)];
  const copy = visitorOf(app);
  copy.cookie = person.cookie;
  await person.post('/api/account/logout', {});
  const clears = (response: Response) => [response.status, response.headers.get('Clear-Site-Data')];
  expect(clears(await copy.fetch('/api/analysis'))).toEqual([401, '"storage"']);
  expect(clears(await copy.fetch('/api/account/export'))).toEqual([401, '"storage"']);
  // Our own scripts do it themselves, and keep what was typed and never saved.
  const byScript = { headers: { 'X-Forgets-Itself': '1' } };
  expect(clears(await copy.fetch('/api/analysis', byScript))).toEqual([401, null]);
  expect(clears(await stranger.fetch('/api/analysis'))).toEqual([401, null]);
  // Another tab may have renewed the cookie a moment ago.
  expect((await copy.fetch('/api/analysis')).headers.getSetCookie()).toEqual([]);
});

test('signing out and deleting the account tell the browser to forget its copies; nothing else does', async () => {
  const clears = (response: Response) => response.headers.get('Clear-Site-Data');
  const [byCall, byForm, deleted] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  expect(clears(await byCall.fetch('/profil'))).toBeNull();
  expect(clears(await byCall.post('/api/account/logout', {}))).toBe('"storage"');
  const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  expect(clears(await byForm.post('/wyloguj', '', form))).toBe('"storage"');
  const gone = await deleted.post('/api/account', { password: PASSWORD }, { method: 'DELETE' });
  expect([gone.status, clears(gone)]).toEqual([204, '"storage"']);
});
