// Who may have a role, what it takes to open the desk, and on whom nobody acts there (docs/operations.md 'The desk').
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byCommand } from '#db/desk/commands/guard.ts';
import { giveEnrolment, giveRole } from '#db/desk/commands/operators.ts';
import { profiles, sessions } from '#db/account/schema/accounts.ts';
import { operators } from '#db/desk/schema/operators.ts';
import { passkeys } from '#db/account/schema/passkeys.ts';
import type { DeskRole } from '#domain/desk/roles.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { hashOfToken, newToken } from '#worker/auth/session-cookie.ts';
import { addPasskey, proveWith } from '#tests/support/account/authenticator.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { newAddress, PASSWORD, signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';
import { operatorOf, sendForm } from '#tests/support/desk/operator.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());

const told = () => byCommand(app.database).tell;
const give = (person: SignedIn, role: DeskRole) =>
  giveRole(app.database, { personId: person.id, role, now: Date.now() }, told());
const roleOf = async (person: SignedIn) => {
  const [row] = await app.database.select().from(operators).where(eq(operators.user_id, person.id));
  return row?.role ?? null;
};
async function enrolment(
  person: SignedIn,
  expiresAt = Date.now() + 60_000,
): Promise<{ code: string; isGiven: boolean }> {
  const code = newToken();
  const given = { personId: person.id, tokenHash: hashOfToken(code), now: Date.now(), expiresAt };
  return { code, isGiven: await giveEnrolment(app.database, given, told()) };
}
const linkIn = async (email: string, page: string) => {
  const links = () => app.inbox.emails.filter(({ to }) => to.includes(email)).flatMap((one) => one.links);
  await expect.poll(() => links().some((link) => link.includes(page))).toBe(true);
  return tokenIn(links().findLast((link) => link.includes(page)) ?? '');
};

test('a role is given to a confirmed address alone', async () => {
  const [stranger, person] = [await signedIn(app), await signedIn(app, { confirmed: true })];
  expect([await give(stranger, 'owner'), await give(person, 'owner')]).toEqual([false, true]);
  expect([await roleOf(stranger), await roleOf(person)]).toEqual([null, 'owner']);
});

test('a role of an address that nobody confirmed opens nothing, however it came about', async () => {
  const person = await operatorOf(app, 'owner');
  expect((await person.fetch('/panel')).status).toBe(200);
  await app.database.update(profiles).set({ email_confirmed_at: null }).where(eq(profiles.id, person.id));
  expect((await person.fetch('/panel')).status).toBe(404);
});

test('a changed address drops the role, tells the owners by mail and the security log', async () => {
  const [leader, person] = [await operatorOf(app, 'owner'), await operatorOf(app, 'editor')];
  const address = newAddress();
  await sendForm(person, '/profil/adres', { email: address, password: '' });
  expect(await roleOf(person)).toBe('editor');
  await sendForm(person, '/nowy-adres', { token: await linkIn(address, '/nowy-adres') });
  expect(await roleOf(person)).toBeNull();
  expect((await person.fetch('/panel/lekcje')).status).toBe(404);
  await expect
    .poll(() =>
      app.inbox.emails.find(({ to, text }) => to.includes(leader.email) && text?.includes(person.email)),
    )
    .toMatchObject({ subject: 'Rola w panelu Szlaku wygasła' });
  const rows = await securityLogOf(app).rowsOf(person.id);
  expect(rows.map(({ event }) => event)).toContain('desk-role');
});

test('an address without a role changes without a letter to anybody', async () => {
  const person = await signedIn(app, { confirmed: true });
  const address = newAddress();
  await sendForm(person, '/profil/adres', { email: address, password: '' });
  await sendForm(person, '/nowy-adres', { token: await linkIn(address, '/nowy-adres') });
  await linkIn(person.email, '/poprzedni-adres');
  expect(
    app.inbox.emails.filter(({ text }) => text?.includes(person.email) && /Rola/.test(text ?? '')),
  ).toEqual([]);
});

test('the first key of a role takes a code of the command, once; the password is not enough', async () => {
  const person = await signedIn(app, { confirmed: true });
  await give(person, 'support');
  const thief = visitorOf(app);
  await thief.post('/api/account/login', { email: person.email, password: PASSWORD });
  const refused = await thief.post('/api/account/passkeys/options', {});
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'enrolment-needed' }]);
  const page = (await (await person.fetch('/panel/wejscie')).text()).replaceAll('\u00a0', ' ');
  expect(page).toContain('npm run operator -- enrol');
  const { code } = await enrolment(person);
  expect((await sendForm(person, '/panel/wejscie', { code: newToken() })).status).toBe(401);
  const entered = await sendForm(person, '/panel/wejscie', { code: ` ${code} ` });
  expect([entered.status, entered.headers.get('Location')]).toEqual([302, '/profil#klucze']);
  expect((await sendForm(thief, '/panel/wejscie', { code })).status).toBe(401);
  const key = await addPasskey(person, app.url);
  expect((await thief.post('/api/account/passkeys/options', {})).status).toBe(403);
  // A key alone isn't enough: what the password opens must not be worth the desk.
  await proveWith(person, app.url, key);
  expect((await person.fetch('/panel/osoby')).headers.get('Location')).toContain('/panel/wejscie');
  const ask = (await (await person.fetch('/panel/wejscie')).text()).replaceAll('\u00a0', ' ');
  expect(ask).toContain('Włącz logowanie w dwóch krokach');
  expect((await person.post('/api/account/second-factor', {})).status).toBe(200);
  expect((await person.fetch('/panel/osoby')).status).toBe(200);
});

test('a code is good for its own person, for a day, and where there is no key', async () => {
  const [person, other, plain] = [
    await signedIn(app, { confirmed: true }),
    await signedIn(app, { confirmed: true }),
    await signedIn(app, { confirmed: true }),
  ];
  await give(person, 'support');
  await give(other, 'support');
  expect((await enrolment(plain)).isGiven).toBe(false);
  const { code } = await enrolment(person);
  expect((await sendForm(other, '/panel/wejscie', { code })).status).toBe(401);
  const over = await enrolment(other, Date.now() - 1);
  expect((await sendForm(other, '/panel/wejscie', { code: over.code })).status).toBe(401);
  await app.database.insert(passkeys).values({
    id: person.id,
    credential_id: person.id,
    user_id: person.id,
    public_key: 'x',
    counter: 0,
    name: 'x',
    created_at: 1,
  });
  expect((await enrolment(person)).isGiven).toBe(false);
});

test('a role without the second factor opens no page and does no deed', async () => {
  const [operator, person] = [await operatorOf(app, 'owner'), await signedIn(app)];
  await app.database.update(profiles).set({ second_factor_at: null }).where(eq(profiles.id, operator.id));
  expect((await operator.fetch('/panel')).headers.get('Location')).toContain('/panel/wejscie');
  const deed = { deed: 'wyloguj', reason: 'reklamacja' };
  expect((await sendForm(operator, `/panel/osoby/${person.id}`, deed)).headers.get('Location')).toContain(
    'wejscie',
  );
  expect(await app.database.select().from(sessions).where(eq(sessions.user_id, person.id))).toHaveLength(1);
});

test.each([
  ['support', 'support', 400],
  ['support', 'editor', 400],
  ['support', 'owner', 400],
  ['owner', 'support', 302],
  ['owner', 'editor', 302],
  ['owner', 'owner', 400],
] as const)('the %s acts on another with the role %s: %i', async (role, theirs, status) => {
  const [operator, person] = [await operatorOf(app, role), await operatorOf(app, theirs)];
  const deeds = [
    { deed: 'przyznaj', formKey: crypto.randomUUID() },
    { deed: 'wyloguj', formKey: '' },
  ];
  for (const deed of deeds) {
    const answer = await sendForm(operator, `/panel/osoby/${person.id}`, { ...deed, reason: 'reklamacja' });
    expect(answer.status).toBe(status);
  }
  const left = await app.database.select().from(sessions).where(eq(sessions.user_id, person.id));
  expect(left).toHaveLength(status === 302 ? 0 : 1);
});

test.each(['support', 'owner'] as const)('nobody acts on themselves, the %s neither', async (role) => {
  const operator = await operatorOf(app, role);
  for (const deed of ['przyznaj', 'odbierz', 'wyloguj', 'odzyskaj', 'usun']) {
    const fields = { deed, reason: 'reklamacja', formKey: crypto.randomUUID(), address: operator.email };
    const answer = await sendForm(operator, `/panel/osoby/${operator.id}`, fields);
    expect([answer.status, (await answer.text()).replaceAll('\u00a0', ' ')]).toEqual([
      400,
      expect.stringContaining('Na własnym koncie'),
    ]);
  }
  const copy = { deed: 'kopia', reason: 'reklamacja' };
  expect((await sendForm(operator, `/panel/osoby/${operator.id}/kopia`, copy)).status).toBe(302);
  const events = (await securityLogOf(app).rowsOf(operator.id)).map(({ event }) => event);
  expect(events).not.toContain('operator-deed');
});
