// Who pays a round trip for knowing who is looking, and what the menu says where nobody does (docs/architecture.md 'Sessions and the
// snapshot'; docs/faults.md 23, 54).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '#db/account/schema/accounts.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';

let app: Application;
let known: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  app = await startApplication();
  known = await signedIn(app);
  // The courses' figures are asked for once in five minutes, by the person who comes first.
  await visitorOf(app).fetch('/biblioteka-kursow');
});
afterAll(() => app.stop());

const COURSE = '/kursy/wordpress-dla-poczatkujacych';

/** Pages that ask nothing of the visitor: blog, library, static ones. */
const WITHOUT_A_TRIP = [
  '/biblioteka-kursow',
  '/blog',
  '/blog/ai-w-planowaniu-kariery',
  '/faq',
  '/o-nas',
  '/polityka-prywatnosci',
  '/nie-ma-mnie',
];

/** Pages that show something of the person's own. */
const WITH_ONE_TRIP = ['/', COURSE, '/dashboard', '/profil', '/moje-kursy'];

/** The same person, in another browser with the same cookies: an account takes long to make. */
function sameAgain(): Visitor & { email: string } {
  const copy = visitorOf(app);
  copy.cookie = known.cookie;
  copy.jar = new Map(known.jar);
  return Object.assign(copy, { email: known.email });
}

async function visit(visitor: Visitor, path: string) {
  app.databaseProxy.forget();
  const response = await visitor.fetch(path);
  const text = await response.text();
  const renewed = response.headers.getSetCookie().some((cookie) => cookie.startsWith('snapshot=ey'));
  return { response, text, renewed, trips: app.databaseProxy.roundTrips };
}

describe.each(WITHOUT_A_TRIP)('%s', (path) => {
  test('takes the menu from the snapshot and makes no round trip', async () => {
    const visitor = sameAgain();
    const { text, trips, renewed } = await visit(visitor, path);
    expect(trips).toBe(0);
    expect(text).toContain(visitor.email);
    expect(renewed).toBe(false);
  });

  test('says neither that nobody nor who is here if there is a session without a snapshot', async () => {
    const visitor = sameAgain();
    visitor.jar.delete('snapshot');
    const { text, trips } = await visit(visitor, path);
    expect(trips).toBe(0);
    expect(text).not.toContain(visitor.email);
    expect(text).toContain('Moje konto');
    expect(text).not.toContain('Dołącz za darmo</a>');
  });

  test('is the same for every stranger, even one with a snapshot of somebody', async () => {
    const first = await visit(visitorOf(app), path);
    const other = visitorOf(app);
    other.jar = new Map(known.jar);
    const second = await visit(other, path);
    expect(second.text).toBe(first.text);
    expect([first.trips, second.trips]).toEqual([0, 0]);
    expect(first.response.headers.getSetCookie()).toEqual([]);
  });
});

test.each(WITH_ONE_TRIP)(
  '%s makes exactly one round trip, knows who is here, and renews the snapshot',
  async (path) => {
    const visitor = sameAgain();
    visitor.jar.delete('snapshot');
    const { text, trips, renewed } = await visit(visitor, path);
    expect(trips).toBe(1);
    expect(text).toContain(visitor.email);
    expect(renewed).toBe(true);
    expect((await visit(visitor, '/blog')).text).toContain(visitor.email);
  },
);

test.each([
  ['/biblioteka-kursow.data', 0],
  ['/blog.data', 0],
  ['/dashboard.data', 1],
  ['/_.data?_routes=root', 0],
  ['/_.data?_routes=routes%2Fsite%2Flanding', 1],
])('the way there within the application (%s) makes %i', async (path, expected) => {
  const visitor = sameAgain();
  const { trips, response } = await visit(visitor, path);
  expect(response.status).toBe(200);
  expect(trips).toBe(expected);
});

test('the plan in the menu is at most as old as the last page that asked', async () => {
  const person = await signedIn(app);
  await makePremium(app.database, person.id);
  expect((await visit(person, '/blog')).text).not.toContain('>Premium<');
  await visit(person, '/dashboard');
  expect((await visit(person, '/blog')).text).toContain('>Premium<');
});

test('one person’s snapshot says nothing beside another’s session', async () => {
  const first = await signedIn(app);
  const second = await signedIn(app);
  second.jar = new Map(first.jar);
  const { text } = await visit(second, '/blog');
  expect(text).not.toContain(first.email);
});

test('signing out takes the snapshot along', async () => {
  const person = await signedIn(app);
  expect(person.jar.has('snapshot')).toBe(true);
  await person.post('/api/account/logout', {});
  expect(person.jar.has('snapshot')).toBe(false);
});

test('a session that has ended takes its snapshot along as soon as somebody asks', async () => {
  const person = await signedIn(app);
  await app.database.delete(sessions).where(eq(sessions.user_id, person.id));
  await visit(person, '/');
  expect(person.jar.has('snapshot')).toBe(false);
});

test('asking who one is renews it', async () => {
  const person = await signedIn(app);
  person.jar.delete('snapshot');
  const { trips, renewed } = await visit(person, '/api/account/me');
  expect(trips).toBe(1);
  expect(renewed).toBe(true);
});

test('it opens nothing: without the session’s row every call is refused', async () => {
  const person = await signedIn(app);
  await app.database.delete(sessions).where(eq(sessions.user_id, person.id));
  expect((await person.fetch('/api/analysis')).status).toBe(401);
  expect((await person.fetch('/dashboard')).status).toBe(302);
});

test('with the database away a protected page names nobody', async () => {
  const person = await signedIn(app);
  app.databaseProxy.setMood('refuse');
  const { response, text } = await visit(person, '/dashboard');
  app.databaseProxy.setMood('pass');
  expect(response.status).toBe(503);
  expect(text).not.toContain(person.email);
});
