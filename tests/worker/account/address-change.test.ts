// A change of address with its way back (docs/decisions.md 'Change of address'), as a browser without JavaScript makes it.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, profiles, tokens } from '#db/account/schema/accounts.ts';
import { passkeys, recoveryCodes } from '#db/account/schema/passkeys.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { securityEvents } from '#db/account/schema/security-log.ts';
import { ADDRESS_UNDO_MS, tokenIn } from '#domain/account/auth/mailed-token.ts';
import { hashOfToken } from '#worker/auth/session-cookie.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { newAddress, PASSWORD, signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const NEW_PASSWORD = 'calkiem-inne-slowa-2';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());

async function form(visitor: Visitor, path: string, fields: Record<string, string>) {
  const response = await visitor.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  const html = (await response.text()).replaceAll('\u00a0', ' ');
  return { status: response.status, html, location: response.headers.get('Location') };
}

const SENT = '/profil/adres?zrobione=wyslano';
const ask = (visitor: Visitor, email: string, password = '') =>
  form(visitor, '/profil/adres', { email, password });
const confirm = (visitor: Visitor, token: string, password = '') =>
  form(visitor, '/nowy-adres', { token, password });
const undo = (token: string) => form(visitorOf(app), '/poprzedni-adres', { token });
const owner = (options = { confirmed: true }) => signedIn(app, options);

async function linkTo(email: string, page: '/nowy-adres' | '/poprzedni-adres'): Promise<string> {
  const links = () => app.inbox.emails.filter(({ to }) => to.includes(email)).flatMap((one) => one.links);
  await expect.poll(() => links().some((link) => link.includes(page))).toBe(true);
  const link = links().findLast((one) => one.includes(page)) ?? '';
  expect(link).toMatch(new RegExp(`^${app.url}${page}#token=[\\w-]{43}$`));
  return tokenIn(link);
}

const emailOf = async (id: string) => {
  const [row] = await app.database.select().from(profiles).where(eq(profiles.id, id));
  return row?.email;
};
const isIn = async (visitor: Visitor) => (await visitor.fetch('/api/analysis')).status === 200;
const login = async (email: string, password: string) => {
  const visitor = visitorOf(app);
  await visitor.post('/api/account/login', { email, password });
  return visitor;
};

/** Changed, with the undo's token. */
async function changed() {
  const person = await owner();
  const newEmail = newAddress();
  await ask(person, newEmail);
  await confirm(person, await linkTo(newEmail, '/nowy-adres'));
  return { person, newEmail, undoToken: await linkTo(person.email, '/poprzedni-adres') };
}

test('a proof, the link to the new address, and everything is there; other sessions end, this one stays', async () => {
  const person = await owner();
  const other = await login(person.email, PASSWORD);
  const newEmail = newAddress();
  expect(await ask(person, newEmail.toUpperCase())).toMatchObject({ status: 302, location: SENT });
  expect((await (await person.fetch('/profil')).text()).includes(newEmail)).toBe(true);
  expect((await (await person.fetch('/profil/adres')).text()).includes(newEmail)).toBe(true);
  expect(await emailOf(person.id)).toBe(person.email);
  const token = await linkTo(newEmail, '/nowy-adres');
  // Opened, nothing happens.
  await visitorOf(app).fetch('/nowy-adres');
  const done = await confirm(person, token);
  expect(done.status).toBe(200);
  expect(done.html).toContain('Adres zmieniony');
  expect(await emailOf(person.id)).toBe(newEmail);
  expect([await isIn(person), await isIn(other)]).toEqual([true, false]);
  expect(await isIn(await login(newEmail, PASSWORD))).toBe(true);
  expect(await isIn(await login(person.email, PASSWORD))).toBe(false);
});

test('a link that is pressed twice is told as done, at once or later, and only while the address stands', async () => {
  const person = await owner();
  const newEmail = newAddress();
  await ask(person, newEmail);
  const token = await linkTo(newEmail, '/nowy-adres');
  const both = await Promise.all([confirm(person, token), confirm(person, token)]);
  for (const { status, html } of [...both, await confirm(visitorOf(app), token)]) {
    expect([status, html.includes('Adres zmieniony'), html.includes(newEmail)]).toEqual([200, true, true]);
  }
  const changes = await app.database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.user_id, person.id));
  expect(changes.filter(({ event }) => event === 'address-change')).toHaveLength(1);
  await undo(await linkTo(person.email, '/poprzedni-adres'));
  expect((await confirm(person, token)).status).toBe(409);
});

test('a session without a fresh proof asks for the password, and a wrong one sends nothing', async () => {
  const person = await owner();
  await makeStale(app, person.id);
  const email = newAddress();
  expect((await ask(person, email)).status).toBe(403);
  expect((await ask(person, email, 'zle-haslo-obcego')).status).toBe(401);
  expect(await app.database.select().from(tokens).where(eq(tokens.email, email))).toEqual([]);
  expect((await ask(person, email, PASSWORD)).location).toBe(SENT);
  expect((await ask(visitorOf(app), email, PASSWORD)).location).toContain('wymagane=logowanie');
});

test('a taken address is answered like a free one, and its owner is told by mail alone', async () => {
  const [person, neighbour] = [await owner(), await owner()];
  const answer = await ask(person, neighbour.email);
  expect([answer.status, answer.location]).toEqual([302, SENT]);
  const page = (await (await person.fetch('/profil/adres')).text()).includes(neighbour.email);
  expect(page).toBe(true);
  const [mail] = await app.inbox.to(neighbour.email);
  expect(mail?.subject).toBe('Ten adres jest już zajęty w serwisie Szlak');
  expect(mail?.links.some((link) => link.includes('token='))).toBe(false);
  expect((await ask(person, person.email)).html).toContain('To jest już adres Twojego konta.');
});

test('of two people who want one address, one gets it', async () => {
  const [one, other] = [await owner(), await owner()];
  const wanted = newAddress();
  const found: string[] = [];
  for (const person of [one, other]) {
    await ask(person, wanted);
    await app.inbox.to(wanted, found.length + 1);
    found.push(await linkTo(wanted, '/nowy-adres'));
  }
  const [first = '', second = ''] = found;
  const answers = await Promise.all([confirm(one, first), confirm(other, second)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const holders = await app.database.select().from(profiles).where(eq(profiles.email, wanted));
  expect(holders).toHaveLength(1);
});

test('the link is pressed by the account’s own person: elsewhere it takes the password', async () => {
  const [person, other] = [await owner(), await owner()];
  const newEmail = newAddress();
  await ask(person, newEmail);
  const token = await linkTo(newEmail, '/nowy-adres');
  for (const [visitor, password] of [
    [visitorOf(app), ''],
    [visitorOf(app), 'zle-haslo-obcego'],
    [other, ''],
  ] as const)
    expect((await confirm(visitor, token, password)).status).toBe(401);
  expect(await emailOf(person.id)).toBe(person.email);
  expect((await confirm(visitorOf(app), token, PASSWORD)).status).toBe(200);
  expect(await emailOf(person.id)).toBe(newEmail);
  expect(await isIn(person)).toBe(false);
});

test('a new address begins without what was told of the old one’s mail', async () => {
  const person = await owner();
  await app.database.update(profiles).set({ mail_fault: 'bounced' }).where(eq(profiles.id, person.id));
  const newEmail = newAddress();
  await ask(person, newEmail);
  expect((await confirm(person, await linkTo(newEmail, '/nowy-adres'))).status).toBe(200);
  const [row] = await app.database.select().from(profiles).where(eq(profiles.id, person.id));
  expect(row).toMatchObject({ email: newEmail, mail_fault: null });
  expect(row?.mail_heard_at).toBeGreaterThan(Date.now() - 60_000);
});

test('a wish can be dropped, and a later one takes its place', async () => {
  const person = await owner();
  const [first, second] = [newAddress(), newAddress()];
  await ask(person, first);
  const early = await linkTo(first, '/nowy-adres');
  await ask(person, second);
  const late = await linkTo(second, '/nowy-adres');
  expect((await confirm(person, early)).status).toBe(409);
  await form(person, '/profil/adres', { zamiar: 'rezygnacja' });
  expect((await confirm(person, late)).status).toBe(409);
  expect((await (await person.fetch('/profil/adres')).text()).includes(second)).toBe(false);
});

test('the old address undoes it: back, everybody out, a new password; a thief keeps nothing', async () => {
  const { person, newEmail, undoToken } = await changed();
  // The thief goes on: a second change, and a way in of their own.
  const further = newAddress();
  await ask(person, further);
  await confirm(person, await linkTo(further, '/nowy-adres'));
  const laterUndo = await linkTo(newEmail, '/poprzedni-adres');
  await app.database.insert(accounts).values({
    provider: 'google',
    provider_account_id: crypto.randomUUID(),
    user_id: person.id,
    created_at: Date.now(),
  });
  await app.database.insert(passkeys).values({
    id: crypto.randomUUID(),
    credential_id: crypto.randomUUID(),
    user_id: person.id,
    public_key: 'key',
    counter: 0,
    name: 'Klucz złodzieja',
    created_at: Date.now(),
  });
  await app.database
    .insert(recoveryCodes)
    .values({ user_id: person.id, code_hash: 'hash', created_at: Date.now() });
  await app.database.update(profiles).set({ second_factor_at: 1 }).where(eq(profiles.id, person.id));
  const undone = await undo(undoToken);
  expect(undone.status).toBe(200);
  expect(await emailOf(person.id)).toBe(person.email);
  expect(await isIn(person)).toBe(false);
  expect(await isIn(await login(person.email, PASSWORD))).toBe(false);
  const ways = await app.database.select().from(accounts).where(eq(accounts.user_id, person.id));
  expect(ways).toEqual([]);
  for (const table of [passkeys, recoveryCodes])
    expect(await app.database.$count(table, eq(table.user_id, person.id))).toBe(0);
  const events = await app.database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.user_id, person.id));
  const addressEvents = events
    .map(({ event }) => event)
    .filter((event) => event.startsWith('address-change'));
  expect(addressEvents).toEqual([
    'address-change-request',
    'address-change',
    'address-change-request',
    'address-change',
    'address-change-undo',
  ]);
  expect((await undo(laterUndo)).status).toBe(409);
  expect((await undo(undoToken)).status).toBe(409);
  const reset = /name="token" value="([\w-]{43})"/.exec(undone.html)?.[1] ?? '';
  const fields = { token: reset, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD };
  expect((await form(visitorOf(app), '/nowe-haslo', fields)).status).toBe(200);
  expect(await isIn(await login(person.email, NEW_PASSWORD))).toBe(true);
});

test('72 hours, and not a moment longer; until then nobody else gets the old address', async () => {
  const { person, undoToken } = await changed();
  const register = () =>
    visitorOf(app).post('/api/account/register', { email: person.email, password: NEW_PASSWORD });
  const taken = await register();
  expect([taken.status, taken.headers.getSetCookie()]).toEqual([200, []]);
  const neighbour = await owner();
  expect((await ask(neighbour, person.email)).location).toBe(SENT);
  const [row] = await app.database
    .select()
    .from(tokens)
    .where(eq(tokens.token_hash, hashOfToken(undoToken)));
  expect((row?.expires_at ?? 0) - (row?.created_at ?? 0)).toBe(ADDRESS_UNDO_MS);
  await app.database
    .update(tokens)
    .set({ expires_at: Date.now() - 1 })
    .where(eq(tokens.token_hash, hashOfToken(undoToken)));
  expect((await undo(undoToken)).status).toBe(409);
  expect((await register()).headers.getSetCookie()).not.toEqual([]);
});

test('an old address that was never confirmed has no say', async () => {
  const person = await owner({ confirmed: false });
  const newEmail = newAddress();
  await ask(person, newEmail);
  await confirm(person, await linkTo(newEmail, '/nowy-adres'));
  expect(await emailOf(person.id)).toBe(newEmail);
  const held = and(eq(tokens.user_id, person.id), eq(tokens.purpose, 'undo-email'));
  expect(await app.database.select().from(tokens).where(held)).toEqual([]);
});

test('links of one kind open nothing of another', async () => {
  const { undoToken } = await changed();
  expect((await confirm(visitorOf(app), undoToken, PASSWORD)).status).toBe(409);
  const answer = await visitorOf(app).post('/api/account/reset-password', {
    token: undoToken,
    password: NEW_PASSWORD,
  });
  expect(answer.status).toBe(409);
  for (const token of ['abc', 'A'.repeat(43)]) expect((await undo(token)).status).toBe(409);
  expect((await undo('')).status).toBe(400);
});

test('the old address earns no second free analysis once it is free again', async () => {
  const { person } = await changed();
  const used = { quiz_generations_left: 0 };
  await app.database.update(subscriptions).set(used).where(eq(subscriptions.user_id, person.id));
  await app.database.delete(tokens).where(eq(tokens.user_id, person.id));
  const again = visitorOf(app);
  await again.post('/api/account/register', { email: person.email, password: NEW_PASSWORD });
  const [profile] = await app.database.select().from(profiles).where(eq(profiles.email, person.email));
  const [plan] = await app.database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, profile?.id ?? ''));
  expect(plan?.quiz_generations_left).toBe(0);
});
