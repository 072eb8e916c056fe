// Passkeys (docs/decisions.md 'Passkeys'), with an authenticator made of software, so that every fault can be tried.
import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#db/account/schema/accounts.ts';
import { outbox } from '#db/platform/schema/mail.ts';
import { passkeys, spentChallenges } from '#db/account/schema/passkeys.ts';
import { MAX_PASSKEYS } from '#domain/account/auth/passkeys/passkeys.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { hashOfToken } from '#worker/auth/session-cookie.ts';
import { newChallenge } from '#worker/auth/challenge.ts';
import { addPasskey, assert, attest, proveWith, signInWith } from '#tests/support/account/authenticator.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { PASSWORD, signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());

const confirmed = () => signedIn(app, { confirmed: true });
const keysOf = (personId: string) =>
  app.database.select().from(passkeys).where(eq(passkeys.user_id, personId));
const isAlive = async (visitor: Visitor) => (await visitor.fetch('/api/analysis')).status === 200;
const signInOptions = async (visitor: Visitor) =>
  (await (await visitor.post('/api/account/login/passkey/options', {})).json()) as { challenge: string };
const FORGER = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

test('a passkey is added, named after the browser, told by mail, and signs in', async () => {
  const person = await confirmed();
  const key = await addPasskey(person, app.url);
  const [row] = await keysOf(person.id);
  expect(row).toMatchObject({ credential_id: key.id, counter: 0, last_used_at: null });
  await expect
    .poll(() => app.inbox.emails.some((mail) => mail.to.includes(person.email) && /klucz/.test(mail.subject)))
    .toBe(true);
  const visitor = visitorOf(app);
  const response = await signInWith(visitor, app.url, key);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ user: { id: person.id } });
  expect(await isAlive(visitor)).toBe(true);
  expect(await keysOf(person.id)).toMatchObject([{ counter: 1, last_used_at: expect.any(Number) }]);
});

test('the options ask for verification, keep nothing, and tell nothing of who has keys', async () => {
  // Letters of before may still be on their way.
  await expect.poll(() => app.databaseProxy.restMs).toBeGreaterThan(200);
  app.databaseProxy.forget();
  const response = await visitorOf(app).post('/api/account/login/passkey/options', {});
  const options = (await response.json()) as Record<string, unknown>;
  expect(options).toMatchObject({ userVerification: 'required', rpId: new URL(app.url).hostname });
  expect(options['allowCredentials'] ?? []).toEqual([]);
  expect(app.databaseProxy.roundTrips).toBe(0);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['our origin on another port', { origin: 'http://127.0.0.1:1' }],
  ['another host', { rpId: 'evil.example' }],
  ['nobody verified', { isVerified: false }],
  ['a counter that goes back', { counter: 3 }],
  ['a counter that stands still', { counter: 5 }],
  ['another key’s signature', { key: FORGER }],
  ['an answer to a registration', { type: 'webauthn.create' }],
  ['a challenge that was made up', { challenge: 'A'.repeat(72) }],
])('an answer with %s is refused, signing in and as a proof', async (_, faults) => {
  const person = await confirmed();
  const key = await addPasskey(person, app.url);
  const visitor = visitorOf(app);
  expect((await signInWith(visitor, app.url, key, { counter: 5 })).status).toBe(200);
  const stranger = visitorOf(app);
  const answer = await signInWith(stranger, app.url, key, faults);
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'invalid-passkey' }]);
  expect(stranger.cookie).toBeNull();
  await makeStale(app, person.id);
  expect((await proveWith(person, app.url, key, faults)).status).toBe(401);
  expect((await person.fetch('/api/account/export')).status).toBe(403);
  expect(await keysOf(person.id)).toMatchObject([{ counter: 5 }]);
});

test('an answer counts once, even ten at a time and from the same browser', async () => {
  const person = await confirmed();
  const key = await addPasskey(person, app.url);
  const visitor = visitorOf(app);
  const answer = assert(app.url, key, await signInOptions(visitor), { counter: 0 });
  // A synced key, whose counter says nothing.
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => {
      const same = visitorOf(app);
      same.jar = new Map(visitor.jar);
      return same.post('/api/account/login/passkey', answer);
    }),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 401),
  ]);
  expect((await visitor.post('/api/account/login/passkey', answer)).status).toBe(401);
});

test('an answer is good only in the browser that was asked, and only for what it was asked', async () => {
  const person = await confirmed();
  const key = await addPasskey(person, app.url);
  const asked = visitorOf(app);
  const options = await signInOptions(asked);
  const thief = visitorOf(app);
  await signInOptions(thief);
  expect((await thief.post('/api/account/login/passkey', assert(app.url, key, options))).status).toBe(401);
  expect((await person.post('/api/account/proof', assert(app.url, key, options))).status).toBe(401);
  expect((await asked.post('/api/account/login/passkey', assert(app.url, key, options))).status).toBe(200);
});

test('a challenge of more than five minutes ago is refused', async () => {
  const person = await confirmed();
  const key = await addPasskey(person, app.url);
  const subject = hashOfToken(person.cookie?.split('=')[1] ?? '');
  const binding = { keys: keyRing(AUTH_SECRET), purpose: 'proof', subject } as const;
  const given = (minutesAgo: number) =>
    Buffer.from(newChallenge(binding, Date.now() - minutesAgo * 60_000)).toString('base64url');
  const prove = (challenge: string) => person.post('/api/account/proof', assert(app.url, key, { challenge }));
  expect((await prove(given(5))).status).toBe(401);
  expect((await prove(given(4))).status).toBe(204);
});

test('a proof by passkey makes this session fresh, with a new token', async () => {
  const person = await confirmed();
  const key = await addPasskey(person, app.url);
  await makeStale(app, person.id);
  const copied = visitorOf(app);
  copied.cookie = person.cookie;
  expect((await proveWith(person, app.url, key)).status).toBe(204);
  expect((await person.fetch('/api/account/export')).status).toBe(200);
  expect(await isAlive(copied)).toBe(false);
});

test('somebody else’s key proves nothing', async () => {
  const [person, stranger] = [await confirmed(), await confirmed()];
  const theirs = await addPasskey(stranger, app.url);
  await makeStale(app, person.id);
  expect((await proveWith(person, app.url, theirs)).status).toBe(401);
  expect((await person.fetch('/api/account/export')).status).toBe(403);
});

test('a key belongs to one person only', async () => {
  const [person, stranger] = [await confirmed(), await confirmed()];
  const options = async (visitor: Visitor) =>
    (await (await visitor.post('/api/account/passkeys/options', {})).json()) as { challenge: string };
  const { key } = attest(app.url, await options(person));
  const [first, second] = [await options(person), await options(stranger)];
  const { answer } = attest(app.url, first);
  expect((await person.post('/api/account/passkeys', answer)).status).toBe(204);
  const rebound = JSON.parse(Buffer.from(answer.clientDataJSON, 'base64url').toString()) as object;
  const copied = {
    ...answer,
    clientDataJSON: Buffer.from(JSON.stringify({ ...rebound, challenge: second.challenge })).toString(
      'base64url',
    ),
  };
  expect((await stranger.post('/api/account/passkeys', copied)).status).toBe(401);
  expect(await keysOf(stranger.id)).toEqual([]);
  expect((await keysOf(person.id)).map((row) => row.credential_id)).not.toContain(key.id);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['nobody verified', { isVerified: false }],
  ['a challenge that was made up', { challenge: 'A'.repeat(72) }],
])('a new key with %s is refused', async (_, faults) => {
  const person = await confirmed();
  const options = (await (await person.post('/api/account/passkeys/options', {})).json()) as {
    challenge: string;
  };
  const { answer } = attest(app.url, options, faults);
  expect((await person.post('/api/account/passkeys', answer)).status).toBe(401);
  expect(await keysOf(person.id)).toEqual([]);
});

test('adding and removing ask for a fresh proof; nobody renames or removes another’s', async () => {
  const [person, stranger] = [await confirmed(), await confirmed()];
  await addPasskey(person, app.url);
  const [{ id } = { id: '' }] = await keysOf(person.id);
  const path = `/api/account/passkeys/${id}`;
  const remove = (visitor: Visitor) => visitor.post(path, {}, { method: 'DELETE' });
  const rename = (visitor: Visitor, name: string) => visitor.post(path, { name }, { method: 'PUT' });
  expect((await remove(stranger)).status).toBe(404);
  expect((await rename(stranger, 'Mój')).status).toBe(404);
  expect((await rename(person, '  ')).status).toBe(400);
  expect((await rename(person, ' Telefon  Ani ')).status).toBe(204);
  expect(await keysOf(person.id)).toMatchObject([{ name: 'Telefon Ani' }]);
  await makeStale(app, person.id);
  expect((await person.post('/api/account/passkeys/options', {})).status).toBe(403);
  expect((await remove(person)).status).toBe(403);
  await person.post('/api/account/proof', { password: PASSWORD });
  expect((await remove(person)).status).toBe(204);
  expect(await keysOf(person.id)).toEqual([]);
});

test('an address that isn’t confirmed yet gets no key, so that no stranger’s waits in it', async () => {
  const person = await signedIn(app);
  const response = await person.post('/api/account/passkeys/options', {});
  expect([response.status, await response.json()]).toMatchObject([403, { code: 'email-unconfirmed' }]);
});

test(`more than ${MAX_PASSKEYS} keys are refused`, async () => {
  const person = await confirmed();
  const rows = Array.from({ length: MAX_PASSKEYS }, (_, at) => ({
    id: `${person.id}-${at}`,
    credential_id: `${person.id}-${at}`,
    user_id: person.id,
    public_key: 'x',
    counter: 0,
    name: 'x',
    created_at: 1,
  }));
  await app.database.insert(passkeys).values(rows);
  await app.database.update(sessions).set({ factor_at: Date.now() }).where(eq(sessions.user_id, person.id));
  expect((await person.post('/api/account/passkeys/options', {})).status).toBe(400);
});

test('what was spent is forgotten when it would have run out', async () => {
  const person = await confirmed();
  const key = await addPasskey(person, app.url);
  await signInWith(visitorOf(app), app.url, key);
  expect((await app.database.select().from(spentChallenges)).length).toBeGreaterThan(1);
  await app.tick('17 * * * *', new Date(Date.now() + 6 * 60_000));
  expect(await app.database.select().from(spentChallenges)).toEqual([]);
});

test('signing in with a passkey costs two round trips', async () => {
  const person = await confirmed();
  const key = await addPasskey(person, app.url);
  const visitor = visitorOf(app);
  visitor.jar = new Map(person.jar);
  // The message about the new key is out, and its row gone.
  await expect.poll(() => app.database.select().from(outbox)).toEqual([]);
  app.databaseProxy.forget();
  expect((await signInWith(visitor, app.url, key)).status).toBe(200);
  expect(app.databaseProxy.roundTrips).toBe(2);
});
