// The second factor, by choice, and its recovery codes (docs/decisions.md 'Passkeys').
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, profiles, sessions } from '#db/account/schema/accounts.ts';
import { recoveryCodes } from '#db/account/schema/passkeys.ts';
import type { LocalGoogle } from '#sandbox/google/server.ts';
import { addPasskey, proveWith, signInWith, type SoftKey } from '#tests/support/account/authenticator.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import {
  PASSWORD,
  signedIn,
  visitorOf,
  type SignedIn,
  type Visitor,
} from '#tests/support/account/visitor.ts';
import { startWithGoogle } from '#tests/support/google/application.ts';
import { googlePerson } from '#tests/support/google/person.ts';
import { visitGoogle } from '#tests/support/google/visit.ts';
import type { Application } from '#tests/support/worker/application.ts';

let app: Application;
let google: LocalGoogle;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, google, stop } = await startWithGoogle({ mail: true }));
});
afterAll(() => stop());

const isAlive = async (visitor: Visitor) => (await visitor.fetch('/api/analysis')).status === 200;
const codesOf = (personId: string) =>
  app.database.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, personId));
/** Whether this recovery code let the visitor in. */
const enter = async (visitor: Visitor, code: string) =>
  (await visitor.submit('/drugi-krok', { code })).headers.get('Location') === '/dashboard';

async function turnOn(visitor: Visitor): Promise<string[]> {
  const response = await visitor.post('/api/account/second-factor', {});
  expect(response.status).toBe(200);
  return ((await response.json()) as { recoveryCodes: string[] }).recoveryCodes;
}

/** Somebody whose account asks for a passkey. */
async function careful(): Promise<{ person: SignedIn; key: SoftKey; codes: string[] }> {
  const person = await signedIn(app, { confirmed: true });
  const key = await addPasskey(person, app.url);
  return { person, key, codes: await turnOn(person) };
}

/** Past the password, before the second factor. */
async function halfway(person: { email: string }): Promise<Visitor> {
  const visitor = visitorOf(app);
  const response = await visitor.post('/api/account/login', {
    email: person.email,
    password: PASSWORD,
    remember: true,
  });
  expect([response.status, await response.json()]).toEqual([200, { user: null }]);
  return visitor;
}

test('it needs a key first', async () => {
  const person = await signedIn(app, { confirmed: true });
  expect((await person.post('/api/account/second-factor', {})).status).toBe(400);
  expect(await codesOf(person.id)).toEqual([]);
});

test('the password alone opens nothing: no session, no cookie of one, no page', async () => {
  const { person } = await careful();
  const before = await app.database.select().from(sessions).where(eq(sessions.user_id, person.id));
  const visitor = await halfway(person);
  expect(visitor.cookie).toBeNull();
  expect(visitor.jar.get('half')).toBeTypeOf('string');
  expect(await isAlive(visitor)).toBe(false);
  expect((await visitor.fetch('/api/account/export')).status).toBe(401);
  expect(await app.database.select().from(sessions).where(eq(sessions.user_id, person.id))).toHaveLength(
    before.length,
  );
});

test('a wrong password says no more than it always did', async () => {
  const { person } = await careful();
  const visitor = visitorOf(app);
  const response = await visitor.post('/api/account/login', { email: person.email, password: 'zle-haslo-9' });
  expect(response.status).toBe(401);
  expect(visitor.jar.has('half')).toBe(false);
});

test('registering once more with the right password begins no session either', async () => {
  const { person } = await careful();
  const visitor = visitorOf(app);
  await visitor.post('/api/account/register', { email: person.email, password: PASSWORD });
  expect(visitor.cookie).toBeNull();
  expect(await isAlive(visitor)).toBe(false);
});

test('the passkey after it signs in, remembered as was wished', async () => {
  const { person, key } = await careful();
  const visitor = await halfway(person);
  const response = await signInWith(visitor, app.url, key);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().find((one) => one.startsWith('session='))).toContain(
    'Max-Age=2592000',
  );
  expect(visitor.jar.has('half')).toBe(false);
  expect(await isAlive(visitor)).toBe(true);
});

test('another person’s passkey is no second factor', async () => {
  const [{ person }, other] = [await careful(), await careful()];
  const visitor = await halfway(person);
  expect((await signInWith(visitor, app.url, other.key)).status).toBe(401);
  expect(visitor.cookie).toBeNull();
});

test('a password that was changed since ends the half session', async () => {
  const { person, key, codes } = await careful();
  const visitor = await halfway(person);
  await app.database
    .update(accounts)
    .set({ password_hash: 'scrypt$changed' })
    .where(eq(accounts.user_id, person.id));
  expect((await signInWith(visitor, app.url, key)).status).toBe(401);
  expect(await enter(visitor, codes[0] ?? '')).toBe(false);
  expect(await codesOf(person.id)).toHaveLength(10);
});

test('a half session that was made up or belongs to another opens nothing', async () => {
  const { codes } = await careful();
  const visitor = visitorOf(app);
  expect(await enter(visitor, codes[0] ?? '')).toBe(false);
  visitor.jar.set('half', 'a.b.c');
  expect(await enter(visitor, codes[0] ?? '')).toBe(false);
  const other = await halfway((await careful()).person);
  expect(await enter(other, codes[0] ?? '')).toBe(false);
});

test('ten codes, kept as hashes, each good once, even ten at a time', async () => {
  const { person, codes } = await careful();
  expect(new Set(codes).size).toBe(10);
  expect(JSON.stringify(await codesOf(person.id))).not.toContain(codes[0]?.replaceAll('-', ''));
  const visitor = await halfway(person);
  const typed = codes[0]?.toUpperCase().replaceAll('-', ' ') ?? '';
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => {
      const same = visitorOf(app);
      same.jar = new Map(visitor.jar);
      return enter(same, typed);
    }),
  );
  expect(answers.filter((isIn) => isIn)).toHaveLength(1);
  expect(await codesOf(person.id)).toHaveLength(9);
  await expect
    .poll(
      () =>
        app.inbox.emails.filter(
          (mail) => mail.to.includes(person.email) && mail.subject.includes('Użyto kodu zapasowego'),
        ).length,
    )
    .toBe(1);
});

test('new codes end the old ones', async () => {
  const { person, codes } = await careful();
  const renewed = await turnOn(person);
  expect(await codesOf(person.id)).toHaveLength(10);
  const visitor = await halfway(person);
  expect(await enter(visitor, codes[0] ?? '')).toBe(false);
  expect(await enter(visitor, renewed[0] ?? '')).toBe(true);
});

test('with every key lost a code lets one in, and removing the keys makes the password enough again', async () => {
  const { person, codes } = await careful();
  const visitor = await halfway(person);
  expect(await enter(visitor, codes[3] ?? '')).toBe(true);
  const keys = await visitor.fetch('/api/account/export');
  const { tables } = (await keys.json()) as { tables: { passkeys: { id: string }[] } };
  expect(tables.passkeys).toHaveLength(1);
  const path = `/api/account/passkeys/${tables.passkeys[0]?.id}`;
  expect((await visitor.post(path, {}, { method: 'DELETE' })).status).toBe(204);
  expect(await codesOf(person.id)).toEqual([]);
  const again = visitorOf(app);
  await again.post('/api/account/login', { email: person.email, password: PASSWORD });
  expect(await isAlive(again)).toBe(true);
});

test('one of two keys removed leaves the second factor on', async () => {
  const { person, key } = await careful();
  await addPasskey(person, app.url);
  const file = (await (await person.fetch('/api/account/export')).json()) as {
    tables: { passkeys: { id: string; credential_id: string }[] };
  };
  const lost = file.tables.passkeys.find((one) => one.credential_id === key.id);
  await person.post(`/api/account/passkeys/${lost?.id}`, {}, { method: 'DELETE' });
  await halfway(person);
  expect((await signInWith(visitorOf(app), app.url, key)).status).toBe(401);
});

test('where it is on, the password proves nothing fresh; key and code do', async () => {
  const { person, key, codes } = await careful();
  await makeStale(app, person.id);
  expect((await person.post('/api/account/proof', { password: PASSWORD })).status).toBe(403);
  expect((await person.fetch('/api/account/export')).status).toBe(403);
  expect((await proveWith(person, app.url, key)).status).toBe(204);
  await makeStale(app, person.id);
  const prove = (code: string) => person.post('/api/account/proof', { code });
  expect((await prove('abcd-efgh-jkmn-pqrs-tuvw-xyz2')).status).toBe(401);
  expect((await prove(codes[1] ?? '')).status).toBe(204);
  expect((await prove(codes[1] ?? '')).status).toBe(401);
});

test('where it is on, the password alone changes neither password nor address', async () => {
  const { person, key } = await careful();
  await makeStale(app, person.id);
  const next = 'calkiem-inne-slowa-3';
  const change = () =>
    person.post('/api/account/change-password', {
      currentPassword: PASSWORD,
      newPassword: next,
      confirmation: next,
    });
  expect((await change()).status).toBe(403);
  const moved = await person.fetch('/profil/adres', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: `nowy-${person.email}`, password: PASSWORD }),
  });
  expect(moved.headers.get('Location') ?? '').not.toContain('wyslano');
  await proveWith(person, app.url, key);
  expect((await change()).status).toBe(204);
});

test('switching it on and off asks for a fresh proof', async () => {
  const { person, key } = await careful();
  await makeStale(app, person.id);
  expect((await person.post('/api/account/second-factor', {})).status).toBe(403);
  const off = () => person.post('/api/account/second-factor', {}, { method: 'DELETE' });
  expect((await off()).status).toBe(403);
  await proveWith(person, app.url, key);
  expect((await off()).status).toBe(204);
  expect(await codesOf(person.id)).toEqual([]);
  const visitor = visitorOf(app);
  await visitor.post('/api/account/login', { email: person.email, password: PASSWORD });
  expect(await isAlive(visitor)).toBe(true);
});

test('Google is a first factor, too, and is linked only with the second', async () => {
  const zofia = googlePerson(google);
  const { person, key } = await careful();
  await app.database.update(profiles).set({ email: zofia.email }).where(eq(profiles.id, person.id));
  const linked = () => app.database.select().from(accounts).where(eq(accounts.user_id, person.id));
  const visitor = visitorOf(app);
  const { landing } = await visitGoogle(visitor, zofia.sub, { powrot: '/profil' });
  expect(`${landing.pathname}${landing.search}`).toBe('/drugi-krok?powrot=%2Fprofil');
  expect(visitor.cookie).toBeNull();
  expect(await linked()).toHaveLength(1);
  expect((await signInWith(visitor, app.url, key)).status).toBe(200);
  expect(await isAlive(visitor)).toBe(true);
  expect(await linked()).toHaveLength(2);

  const again = visitorOf(app);
  await visitGoogle(again, zofia.sub);
  expect(again.cookie).toBeNull();
  expect((await signInWith(again, app.url, key)).status).toBe(200);
});
