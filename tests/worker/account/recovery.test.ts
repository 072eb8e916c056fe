// docs/security.md 'Ways in and out', walked for real where it is worst: a thief has the password, the owner the mailbox. The desk's way:
// tests/worker/desk/recovery.test.ts.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownDevices, profiles } from '#db/account/schema/accounts.ts';
import { recoveryCodes } from '#db/account/schema/passkeys.ts';
import { KEY_UNDO_MS } from '#domain/account/auth/recovery.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { addPasskey, attest, proveWith, signInWith } from '#tests/support/account/authenticator.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { PASSWORD, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { NEW_PASSWORD, waysBack } from '#tests/support/account/ways-back.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());

const {
  victim,
  thiefOf,
  isIn,
  opens,
  opensByKey,
  keysOf,
  secondFactorOf,
  turnOn,
  codeOf,
  linkTo,
  form,
  undo,
  setPassword,
  resetByMail,
  pass,
} = waysBack(() => app);

test('who has a key adds no other, removes none and turns nothing on by the password; by the key they do', async () => {
  const person = await victim();
  const key = await addPasskey(person, app.url);
  const thief = await thiefOf(person);
  const options = await thief.post('/api/account/passkeys/options', {});
  expect([options.status, await codeOf(options)]).toEqual([403, 'key-proof-needed']);
  // Not with options that somebody else was given either: the statement asks, too.
  const { answer } = attest(app.url, { challenge: 'A'.repeat(72) });
  expect((await thief.post('/api/account/passkeys', answer)).status).toBe(403);
  const [row] = await keysOf(person.id);
  const remove = (visitor: Visitor) =>
    visitor.post(`/api/account/passkeys/${row?.id}`, {}, { method: 'DELETE' });
  expect(await codeOf(await remove(thief))).toBe('key-proof-needed');
  const renamed = await thief.post(`/api/account/passkeys/${row?.id}`, { name: 'Mój' }, { method: 'PUT' });
  expect([renamed.status, await codeOf(renamed)]).toEqual([403, 'key-proof-needed']);
  expect((await thief.post('/api/account/second-factor', {})).status).toBe(403);
  expect((await thief.post('/api/account/proof', { password: PASSWORD })).status).toBe(204);
  expect((await thief.post('/api/account/passkeys/options', {})).status).toBe(403);
  expect([await keysOf(person.id), await secondFactorOf(person.id)]).toEqual([[row], null]);
  const own = await thiefOf(person);
  expect((await proveWith(own, app.url, key)).status).toBe(204);
  await addPasskey(own, app.url);
  expect((await remove(own)).status).toBe(204);
  expect(await keysOf(person.id)).toHaveLength(1);
});

test('the statements ask for the key, too, if one came between the question and the deed', async () => {
  const person = await victim();
  const thief = await thiefOf(person);
  const asked = (await (await thief.post('/api/account/passkeys/options', {})).json()) as {
    challenge: string;
  };
  await addPasskey(person, app.url);
  const { answer } = attest(app.url, asked);
  expect((await thief.post('/api/account/passkeys', answer)).status).toBe(403);
  expect(await keysOf(person.id)).toHaveLength(1);
});

test('a recovery code lets keys be changed where the key is lost', async () => {
  const person = await victim();
  await addPasskey(person, app.url);
  const [code = ''] = await turnOn(person);
  const visitor = visitorOf(app);
  await visitor.post('/api/account/login', { email: person.email, password: PASSWORD });
  expect((await visitor.submit('/drugi-krok', { code })).status).toBe(302);
  await addPasskey(visitor, app.url);
  expect(await keysOf(person.id)).toHaveLength(2);
});

test('a thief’s key and second factor are undone by any of the letters, and the thief is out', async () => {
  const person = await victim();
  const thief = await thiefOf(person);
  const key = await addPasskey(thief, app.url);
  await turnOn(thief);
  expect([await opens(person.email, PASSWORD), await opensByKey(key)]).toEqual([false, true]);
  // The later letter, which was written when the key was there already.
  const link = await linkTo(person.email, '/cofnij-klucze', 2);
  const undone = await undo(link);
  expect([undone.status, undone.html]).toEqual([200, expect.stringContaining('Zmiany w kluczach cofnięte')]);
  expect([await keysOf(person.id), await secondFactorOf(person.id)]).toEqual([[], null]);
  expect(await app.database.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, person.id))).toEqual(
    [],
  );
  expect(await app.database.select().from(knownDevices).where(eq(knownDevices.user_id, person.id))).toEqual(
    [],
  );
  expect([await isIn(thief), await isIn(person), await opensByKey(key)]).toEqual([false, false, false]);
  expect(await opens(person.email, PASSWORD)).toBe(false);
  await setPassword(undone.resetToken);
  expect(await opens(person.email, NEW_PASSWORD)).toBe(true);
  expect((await undo(link)).status).toBe(409);
  const rows = await securityLogOf(app).rowsOf(person.id);
  expect(rows.map(({ event }) => event)).toContain('keys-undo');
});

test('a key that was removed comes back by the letter, with its counter, and so does the second factor', async () => {
  const person = await victim();
  const key = await addPasskey(person, app.url);
  await turnOn(person);
  expect((await signInWith(visitorOf(app), app.url, key, { counter: 7 })).status).toBe(200);
  await pass(person.id, KEY_UNDO_MS + 1);
  const [before] = await keysOf(person.id);
  const since = await secondFactorOf(person.id);
  await person.post(`/api/account/passkeys/${before?.id}`, {}, { method: 'DELETE' });
  expect([await keysOf(person.id), await secondFactorOf(person.id)]).toEqual([[], null]);
  const undone = await undo(await linkTo(person.email, '/cofnij-klucze', 3));
  expect(undone.status).toBe(200);
  expect([await keysOf(person.id), await secondFactorOf(person.id)]).toEqual([[before], since]);
  await setPassword(undone.resetToken);
  expect([await opens(person.email, NEW_PASSWORD), await opensByKey(key)]).toEqual([false, true]);
});

test('the undo holds for 72 hours and no longer', async () => {
  const [early, late] = [await victim(), await victim()];
  for (const person of [early, late]) await addPasskey(person, app.url);
  await pass(early.id, KEY_UNDO_MS - 60_000);
  await pass(late.id, KEY_UNDO_MS);
  expect((await undo(await linkTo(early.email, '/cofnij-klucze'))).status).toBe(200);
  const over = await undo(await linkTo(late.email, '/cofnij-klucze'));
  expect([over.status, over.html]).toEqual([409, expect.stringContaining('minęły 72 godziny')]);
  expect([await keysOf(early.id), await keysOf(late.id)]).toMatchObject([[], [{}]]);
});

test('of ten presses of an undo one counts, and the page without a link asks for it', async () => {
  const person = await victim();
  await addPasskey(person, app.url);
  const token = await linkTo(person.email, '/cofnij-klucze');
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await undo('')).html).toContain('Wklej link z wiadomości.');
  expect((await undo('x')).status).toBe(409);
});

test('a thief’s old key without a second factor ends with the reset by mail, where that is asked for', async () => {
  const person = await victim();
  const key = await addPasskey(await thiefOf(person), app.url);
  await pass(person.id, 30 * KEY_UNDO_MS);
  await resetByMail(person.email, false);
  expect(await opensByKey(key)).toBe(true);
  await visitorOf(app).post('/api/account/forgot-password', { email: person.email });
  await setPassword(await linkTo(person.email, '/nowe-haslo', 2), true);
  expect([await opensByKey(key), await keysOf(person.id)]).toEqual([false, []]);
  expect(await opens(person.email, NEW_PASSWORD)).toBe(true);
});

test('a second factor that was on for longer stays through a reset by mail, with the keys from before', async () => {
  const person = await victim();
  const key = await addPasskey(person, app.url);
  await turnOn(person);
  await pass(person.id, KEY_UNDO_MS + 60_000);
  const later = await addPasskey(person, app.url);
  await resetByMail(person.email, true);
  expect(await keysOf(person.id)).toMatchObject([{ credential_id: key.id }]);
  expect([await opens(person.email, NEW_PASSWORD), await opensByKey(later), await opensByKey(key)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('no letter brings back the thief’s keys that a reset by mail has ended', async () => {
  const person = await victim();
  const thief = await thiefOf(person);
  const key = await addPasskey(thief, app.url);
  await pass(person.id, KEY_UNDO_MS - 60_000);
  await addPasskey(thief, app.url);
  const later = await linkTo(person.email, '/cofnij-klucze', 2);
  await pass(person.id, 4 * 60_000);
  await resetByMail(person.email, true);
  expect((await undo(later)).status).toBe(409);
  expect([await keysOf(person.id), await opensByKey(key)]).toEqual([[], false]);
});

test('a key that an undo leaves is named, and ends with the password that the page asks for', async () => {
  const person = await victim();
  const thief = await thiefOf(person);
  const key = await addPasskey(thief, app.url);
  await pass(person.id, KEY_UNDO_MS + 60_000);
  await turnOn(thief);
  const [left] = await keysOf(person.id);
  const undone = await undo(await linkTo(person.email, '/cofnij-klucze', 2));
  const day = polishDate(left?.created_at ?? 0).replaceAll('\u00a0', ' ');
  expect(undone.html).toContain(`${left?.name}, dodany ${day}`);
  expect(undone.html).toMatch(/<input[^>]*name="endKeys"[^>]*checked/);
  expect(await opensByKey(key)).toBe(true);
  const { resetToken: token } = undone;
  const fields = { token, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD, endKeys: 'on' };
  expect((await form('/nowe-haslo', fields)).status).toBe(200);
  expect([await keysOf(person.id), await opensByKey(key)]).toEqual([[], false]);
});

test('an undo that leaves no key asks about none', async () => {
  const person = await victim();
  await addPasskey(await thiefOf(person), app.url);
  const { html } = await undo(await linkTo(person.email, '/cofnij-klucze'));
  expect(html).toContain('name="newPassword"');
  expect(html).not.toContain('name="endKeys"');
});

test('a reset by mail ends no key or code where the settled second factor would be left with neither', async () => {
  const person = await victim();
  const old = await addPasskey(person, app.url);
  await turnOn(person);
  await pass(person.id, KEY_UNDO_MS + 60_000);
  const [first] = await keysOf(person.id);
  const key = await addPasskey(person, app.url);
  await person.post(`/api/account/passkeys/${first?.id}`, {}, { method: 'DELETE' });
  await turnOn(person);
  const link = await linkTo(person.email, '/cofnij-klucze', 5);
  await resetByMail(person.email, true);
  const codes = () => app.database.$count(recoveryCodes, eq(recoveryCodes.user_id, person.id));
  expect([await secondFactorOf(person.id), await codes()]).toEqual([expect.any(Number), 10]);
  expect([await opens(person.email, NEW_PASSWORD), await opensByKey(key)]).toEqual([false, true]);
  // And had it been a thief's deed, the letter still undoes it.
  expect((await undo(link)).status).toBe(200);
  expect([await opensByKey(key), await opensByKey(old)]).toEqual([false, true]);
});

test.each(['bounced', 'complained'] as const)(
  'the letter about a key comes to an address that is marked as %s, too',
  async (mail_fault) => {
    const person = await victim();
    await app.database.update(profiles).set({ mail_fault }).where(eq(profiles.id, person.id));
    await addPasskey(await thiefOf(person), app.url);
    expect((await undo(await linkTo(person.email, '/cofnij-klucze'))).status).toBe(200);
    expect(await keysOf(person.id)).toEqual([]);
  },
);

test('one that a thief turned on within 72 hours ends with the reset by mail', async () => {
  const person = await victim();
  const thief = await thiefOf(person);
  const key = await addPasskey(thief, app.url);
  await turnOn(thief);
  await pass(person.id, KEY_UNDO_MS - 60_000);
  await resetByMail(person.email, true);
  expect([await secondFactorOf(person.id), await opensByKey(key)]).toEqual([null, false]);
  expect(await opens(person.email, NEW_PASSWORD)).toBe(true);
});

test('the form of a reset has the choice, and without JavaScript it counts', async () => {
  const person = await victim();
  await addPasskey(person, app.url);
  const page = (await (await visitorOf(app).fetch('/nowe-haslo')).text()).replaceAll('\u00a0', ' ');
  expect(page).toContain('name="endKeys"');
  await visitorOf(app).post('/api/account/forgot-password', { email: person.email });
  const token = await linkTo(person.email, '/nowe-haslo');
  const fields = { token, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD, endKeys: 'on' };
  const refused = await form('/nowe-haslo', { ...fields, confirmation: 'x' });
  expect(refused.html).toMatch(/<input[^>]*name="endKeys"[^>]*checked/);
  expect((await form('/nowe-haslo', fields)).status).toBe(200);
  expect(await keysOf(person.id)).toEqual([]);
});
