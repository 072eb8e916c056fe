// What is grave asks for a fresh proof (docs/decisions.md 'A fresh proof'): a copied cookie has none to give.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, sessions } from '#db/account/schema/accounts.ts';
import type { LocalGoogle } from '#sandbox/google/server.ts';
import { PASSWORD, signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { startWithGoogle } from '#tests/support/google/application.ts';
import { googlePerson } from '#tests/support/google/person.ts';
import { visitGoogle } from '#tests/support/google/visit.ts';
import type { Application } from '#tests/support/worker/application.ts';

let app: Application;
let google: LocalGoogle;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, google, stop } = await startWithGoogle());
});
afterAll(() => stop());

const remove = (visitor: Visitor) => visitor.post('/api/account', {}, { method: 'DELETE' });
const prove = (visitor: Visitor, password = PASSWORD) => visitor.post('/api/account/proof', { password });
const isAlive = async (visitor: Visitor) => (await visitor.fetch('/api/analysis')).status === 200;

function copyOf(person: Visitor): Visitor {
  const thief = visitorOf(app);
  thief.cookie = person.cookie;
  return thief;
}

const GRAVE: [string, (visitor: Visitor) => Promise<Response>][] = [
  ['the export', (visitor) => visitor.fetch('/api/account/export')],
  ['the deletion', remove],
  ['the end of a session', (visitor) => visitor.post('/api/account/sessions/x', {}, { method: 'DELETE' })],
  ['the end of all others', (visitor) => visitor.post('/api/account/sessions/end-others', {})],
  ['the question whether there is one', (visitor) => visitor.fetch('/api/account/proof')],
];

test.each(GRAVE)('%s is refused without a fresh proof, and nothing happens', async (_, deed) => {
  const person = await signedIn(app);
  const other = visitorOf(app);
  await other.post('/api/account/login', { email: person.email, password: PASSWORD });
  await makeStale(app, person.id);
  const answer = await deed(person);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'fresh-auth-needed' }]);
  expect([await isAlive(person), await isAlive(other)]).toEqual([true, true]);
});

test('a first password asks for a fresh proof', async () => {
  const person = await signedIn(app);
  await app.database.delete(accounts).where(eq(accounts.user_id, person.id));
  await makeStale(app, person.id);
  const form = { newPassword: 'calkiem-nowe-haslo-7', confirmation: 'calkiem-nowe-haslo-7' };
  expect((await person.post('/api/account/change-password', form)).status).toBe(403);
  expect(await app.database.select().from(accounts).where(eq(accounts.user_id, person.id))).toEqual([]);
});

test('the password is a proof for this session alone', async () => {
  const person = await signedIn(app);
  const other = visitorOf(app);
  await other.post('/api/account/login', { email: person.email, password: PASSWORD });
  await makeStale(app, person.id);
  expect((await prove(person)).status).toBe(204);
  expect((await person.fetch('/api/account/export')).status).toBe(200);
  expect((await other.fetch('/api/account/export')).status).toBe(403);
});

test('a copy of the cookie gains nothing by the owner’s proof and opens nothing more', async () => {
  const person = await signedIn(app);
  await makeStale(app, person.id);
  const thief = copyOf(person);
  await prove(person);
  expect((await thief.fetch('/api/account/export')).status).toBe(401);
  expect(await isAlive(thief)).toBe(false);
  expect(await isAlive(person)).toBe(true);
});

test.each(['zle-haslo-9', ''])('the password %j proves nothing', async (password) => {
  const person = await signedIn(app);
  await makeStale(app, person.id);
  const { cookie } = person;
  expect([400, 401]).toContain((await prove(person, password)).status);
  expect(person.cookie).toBe(cookie);
  expect((await person.fetch('/api/account/export')).status).toBe(403);
});

test('somebody else’s password proves nothing, nor does any to a person without one', async () => {
  const person = await signedIn(app);
  await app.database.delete(accounts).where(eq(accounts.user_id, person.id));
  expect((await prove(person)).status).toBe(401);
  const nobody = visitorOf(app);
  nobody.cookie = `session=${'A'.repeat(43)}`;
  expect((await prove(nobody)).status).toBe(401);
});

test('a proof costs two round trips, and the question for it one', async () => {
  const person = await signedIn(app);
  app.databaseProxy.forget();
  await person.fetch('/api/account/proof');
  expect(app.databaseProxy.roundTrips).toBe(1);
  app.databaseProxy.forget();
  expect((await prove(person)).status).toBe(204);
  // The streams of the old cookie are looked for after the response.
  expect(app.databaseProxy.roundTrips).toBeLessThanOrEqual(3);
});

test('coming by Google is a proof, and so is every sign-in', async () => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  await visitGoogle(visitor, zofia.sub);
  const [own] = await app.database.select().from(sessions).where(eq(sessions.provider, 'google'));
  await makeStale(app, own?.user_id ?? '');
  expect((await remove(visitor)).status).toBe(403);
  await visitGoogle(visitor, zofia.sub, { powrot: '/profil' });
  expect((await remove(visitor)).status).toBe(204);
});

test('a remembered session is as stale as any other', async () => {
  const person = await signedIn(app);
  const visitor = visitorOf(app);
  await visitor.post('/api/account/login', { email: person.email, password: PASSWORD, remember: true });
  expect((await visitor.fetch('/api/account/export')).status).toBe(200);
  await makeStale(app, person.id);
  expect((await visitor.fetch('/api/account/export')).status).toBe(403);
});
