// The way back that the desk begins (docs/decisions.md 'Recovery at the desk'): nobody but the mailbox and the desk stops it, and time opens it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, sessions, tokens } from '#db/account/schema/accounts.ts';
import { KEY_UNDO_MS, RECOVERY_OPEN_MS, RECOVERY_WAIT_MS } from '#domain/account/auth/recovery.ts';
import { addPasskey, signInWith } from '#tests/support/account/authenticator.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { signedIn, type SignedIn, type Visitor } from '#tests/support/account/visitor.ts';
import { NEW_PASSWORD, waysBack } from '#tests/support/account/ways-back.ts';
import { operatorOf, sendForm } from '#tests/support/desk/operator.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
let owner: SignedIn;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
  owner = await operatorOf(app, 'owner');
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
  linkTo,
  form,
  setPassword,
  resetByMail,
  pass,
} = waysBack(() => app);

async function lost() {
  const person = await victim();
  const thief = await thiefOf(person);
  const key = await addPasskey(thief, app.url);
  await turnOn(thief);
  await pass(person.id, 2 * KEY_UNDO_MS);
  return { person, thief, key };
}
const begin = (person: { id: string }, by: Visitor = owner) =>
  sendForm(by, `/panel/osoby/${person.id}`, { deed: 'odzyskaj', reason: 'rozmowa z 3 marca' });
const recover = (token: string, zamiar = '') => form('/odzyskaj-konto', { token, zamiar });

test('who has lost all but the mailbox comes back at the desk after 72 hours, and no thief’s session stops it', async () => {
  const { person, thief, key } = await lost();
  await resetByMail(person.email, true);
  await signInWith(thief, app.url, key);
  expect([await opens(person.email, NEW_PASSWORD), await isIn(thief)]).toEqual([false, true]);
  expect((await begin(person)).headers.get('Location')).toContain('zrobione=odzyskaj');
  const token = await linkTo(person.email, '/odzyskaj-konto');
  expect(await (await thief.fetch('/profil')).text()).toContain('Ktoś poprosił obsługę');
  await thief.post('/api/account/sessions/end-others', {});
  await pass(person.id, RECOVERY_WAIT_MS - 60_000);
  const early = await recover(token);
  expect([early.status, early.html]).toEqual([200, expect.stringContaining('Jeszcze trzeba poczekać')]);
  expect([await keysOf(person.id), await isIn(thief)]).toMatchObject([[{}], true]);
  await pass(person.id, 60_000);
  const done = await recover(token);
  expect(done.html).toContain('To znów Twoje konto');
  expect([await keysOf(person.id), await secondFactorOf(person.id)]).toEqual([[], null]);
  expect([await isIn(thief), await opensByKey(key)]).toEqual([false, false]);
  await setPassword(done.resetToken);
  expect(await opens(person.email, NEW_PASSWORD)).toBe(true);
  const events = (await securityLogOf(app).rowsOf(person.id)).map(({ event, detail }) => detail ?? event);
  expect(events).toEqual(
    expect.arrayContaining(['odzyskiwanie konta: rozmowa z 3 marca', 'account-recovery']),
  );
});

test('its letter goes to an address that mail did not reach, too', async () => {
  const { person } = await lost();
  await app.database.update(profiles).set({ mail_fault: 'bounced' }).where(eq(profiles.id, person.id));
  await begin(person);
  await pass(person.id, RECOVERY_WAIT_MS);
  expect((await recover(await linkTo(person.email, '/odzyskaj-konto'))).html).toContain(
    'To znów Twoje konto',
  );
});

test('it is called off by the letter or by the desk, and is over a week after it opened', async () => {
  const [byLetter, byDesk, late] = [await victim(), await victim(), await victim()];
  const links = new Map<string, string>();
  for (const person of [byLetter, byDesk, late]) {
    await begin(person);
    links.set(person.id, await linkTo(person.email, '/odzyskaj-konto'));
  }
  const link = (person: { id: string }) => links.get(person.id) ?? '';
  expect((await recover(link(byLetter), 'odwolaj')).html).toContain('Odzyskiwanie odwołane');
  const drop = { deed: 'odwolaj', reason: 'pomyłka' };
  expect((await sendForm(owner, `/panel/osoby/${byDesk.id}`, drop)).status).toBe(302);
  expect((await sendForm(owner, `/panel/osoby/${byDesk.id}`, drop)).status).toBe(409);
  for (const person of [byLetter, byDesk]) await pass(person.id, RECOVERY_WAIT_MS);
  await pass(late.id, RECOVERY_WAIT_MS + RECOVERY_OPEN_MS);
  for (const person of [byLetter, byDesk, late]) {
    expect((await recover(link(person))).status).toBe(409);
    expect(await isIn(person)).toBe(true);
  }
});

test('it begins with a fresh proof of the operator’s, and for a confirmed address alone', async () => {
  const [person, unconfirmed] = [await victim(), await signedIn(app)];
  expect((await begin(unconfirmed)).status).toBe(400);
  const support = await operatorOf(app, 'support');
  await app.database.update(sessions).set({ fresh_auth_at: 1 }).where(eq(sessions.user_id, support.id));
  expect((await begin(person, support)).headers.get('Location')).toContain('/potwierdz');
  const waiting = await app.database.select().from(tokens).where(eq(tokens.purpose, 'recovery'));
  expect(waiting.filter(({ user_id: id }) => id === person.id || id === unconfirmed.id)).toEqual([]);
});

test('a thief who changes the address in the meantime is undone by the letter to the old one', async () => {
  const { person, thief, key } = await lost();
  await signInWith(thief, app.url, key);
  const away = `zlodziej-${person.id.slice(0, 8)}@example.pl`;
  await sendForm(thief, '/profil/adres', { email: away, password: '' });
  await sendForm(thief, '/nowy-adres', { token: await linkTo(away, '/nowy-adres') });
  const back = await form('/poprzedni-adres', { token: await linkTo(person.email, '/poprzedni-adres') });
  expect(back.html).toContain('Poprzedni adres wrócił');
  expect([await isIn(thief), await opensByKey(key)]).toEqual([false, false]);
  await setPassword(back.resetToken);
  expect(await opens(person.email, NEW_PASSWORD)).toBe(true);
});
