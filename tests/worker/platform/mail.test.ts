// Registration with confirmation by e-mail (docs/decisions.md 'Before the address is confirmed', 'Who has an account'; docs/faults.md
// 24, 41, 47): what is answered, what is mailed, what a link does.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { profiles, tokens } from '#db/account/schema/accounts.ts';
import { outbox } from '#db/platform/schema/mail.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { hashOfToken } from '#worker/auth/session-cookie.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { newAddress, PASSWORD, visitorOf } from '#tests/support/account/visitor.ts';

const HOUR_MS = 60 * 60_000;

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterEach(() => app.inbox.setMood('well'));
afterAll(() => app.stop());

const register = (email: string, password = PASSWORD) =>
  visitorOf(app).post('/api/account/register', { email, password });

async function newcomer() {
  const email = newAddress();
  const visitor = visitorOf(app);
  await visitor.post('/api/account/register', { email, password: PASSWORD });
  return Object.assign(visitor, { email });
}

const confirm = (token: string) =>
  visitorOf(app).post('/api/account/confirm-email', { token, password: PASSWORD });

async function isConfirmed(email: string): Promise<boolean> {
  const [row] = await app.database.select().from(profiles).where(eq(profiles.email, email));
  return typeof row?.email_confirmed_at === 'number';
}

test('registering mails a link to our page; who opens it is confirmed, once', async () => {
  const email = newAddress();
  const response = await register(email);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'confirm-email' });
  expect(await isConfirmed(email)).toBe(false);
  const [mail] = await app.inbox.to(email);
  expect(mail).toMatchObject({
    from: 'Szlak <kontakt@szlak.example>',
    subject: 'Potwierdź adres e-mail w serwisie Szlak',
  });
  const link = mail?.links[0] ?? '';
  expect(link).toMatch(new RegExp(`^${app.url}/potwierdz-email#token=[\\w-]{43}$`));
  expect(mail?.html).toContain(`href="${link}"`);
  expect((await confirm(tokenIn(link))).status).toBe(204);
  expect(await isConfirmed(email)).toBe(true);
  const again = await confirm(tokenIn(link));
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'link-expired' });
});

test('a taken address is answered like a free one; the message to it says so, and nothing changes', async () => {
  const { email } = await newcomer();
  await app.inbox.to(email);
  const response = await register(email.toUpperCase(), 'inne-haslo-2');
  const ofNew = await register(newAddress());
  expect([response.status, await response.json()]).toEqual([200, await ofNew.json()]);
  const headersOf = ({ headers }: Response) =>
    [...headers.keys()].filter((name) => name !== 'set-cookie').toSorted();
  expect(headersOf(response)).toEqual(headersOf(ofNew));
  expect(response.headers.getSetCookie()).toEqual([]);
  const [, mail] = await app.inbox.to(email, 2);
  expect(mail?.subject).toBe('Masz już konto w serwisie Szlak');
  expect(mail?.links).toEqual([`${app.url}/?auth=login`, `${app.url}/?auth=forgot`]);
  const login = await visitorOf(app).post('/api/account/login', { email, password: PASSWORD });
  expect(login.status).toBe(200);
});

test('registering signs in, and so does registering again with the same password, without a mail about it', async () => {
  const person = await newcomer();
  expect(await (await person.fetch('/api/account/me')).json()).toMatchObject({
    user: { email: person.email },
  });
  const again = visitorOf(app);
  const response = await again.post('/api/account/register', {
    email: person.email.toUpperCase(),
    password: PASSWORD,
  });
  expect([response.status, await response.json()]).toEqual([200, { status: 'confirm-email' }]);
  expect(await (await again.fetch('/api/account/me')).json()).toMatchObject({
    user: { email: person.email },
  });
  // Another browser is told of like at any sign-in.
  const subjects = (await app.inbox.to(person.email, 2)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Potwierdź adres e-mail w serwisie Szlak',
    'Nowe logowanie do Twojego konta Szlak',
  ]);
});

test('the link leads back to what one was doing, and never elsewhere', async () => {
  for (const [returnTo, powrot] of [
    ['/zamowienie/premium', '/zamowienie/premium'],
    ['//evil.example', null],
    ['/api/account/logout', null],
    ['https://evil.example/zamowienie/premium', null],
    [undefined, null],
  ] as const) {
    const email = newAddress();
    await visitorOf(app).post('/api/account/register', { email, password: PASSWORD, returnTo });
    const [mail] = await app.inbox.to(email);
    expect(new URL(mail?.links[0] ?? '').searchParams.get('powrot')).toBe(powrot);
  }
});

test('before the address is confirmed the person can sign in, and is told', async () => {
  const person = await newcomer();
  expect(await (await person.fetch('/api/account/me')).json()).toMatchObject({
    user: { email: person.email, emailConfirmed: false },
  });
});

test('ten openings of one link at once confirm once', async () => {
  const { email } = await newcomer();
  const [mail] = await app.inbox.to(email);
  const token = tokenIn(mail?.links[0] ?? '');
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([
    204,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});

test('a link is over after an hour, and one of another kind confirms nothing', async () => {
  const { email } = await newcomer();
  const [mail] = await app.inbox.to(email);
  const token = tokenIn(mail?.links[0] ?? '');
  const asReset = await visitorOf(app).post('/api/account/reset-password', {
    token,
    password: 'nowe-haslo-9',
  });
  expect(asReset.status).toBe(409);
  await app.database
    .update(tokens)
    .set({ expires_at: Date.now() - 1 })
    .where(eq(tokens.token_hash, hashOfToken(token)));
  expect((await confirm(token)).status).toBe(409);
  expect(await isConfirmed(email)).toBe(false);
});

test.each(['', 'abc', `${'A'.repeat(43)}`, "' OR 1=1 --"])(
  'the made-up token %j is refused',
  async (token) => {
    expect((await confirm(token)).status).toBe(409);
  },
);

test('the link can be sent again, to the own address or a typed one; the older one is then over', async () => {
  const person = await newcomer();
  await app.inbox.to(person.email);
  expect((await person.post('/api/account/resend-confirmation', {})).status).toBe(202);
  await app.inbox.to(person.email, 2);
  expect(
    (await visitorOf(app).post('/api/account/resend-confirmation', { email: person.email })).status,
  ).toBe(202);
  const mails = await app.inbox.to(person.email, 3);
  const [first, second, third] = mails.map((mail) => tokenIn(mail.links[0] ?? ''));
  expect((await confirm(first ?? '')).status).toBe(409);
  expect((await confirm(second ?? '')).status).toBe(409);
  expect((await confirm(third ?? '')).status).toBe(204);
});

test('sending again answers 202 to everybody, and mails only who still has to confirm', async () => {
  const confirmed = await newcomer();
  const [mail] = await app.inbox.to(confirmed.email);
  await confirm(tokenIn(mail?.links[0] ?? ''));
  const unknown = newAddress();
  for (const email of [confirmed.email, unknown]) {
    const response = await visitorOf(app).post('/api/account/resend-confirmation', { email });
    expect([response.status, await response.text()]).toEqual([202, '']);
  }
  expect((await confirmed.post('/api/account/resend-confirmation', {})).status).toBe(202);
  expect((await visitorOf(app).post('/api/account/resend-confirmation', {})).status).toBe(202);
  // What was to be sent has been sent: the next newcomer's message comes after it.
  await app.inbox.to((await newcomer()).email);
  expect(app.inbox.emails.filter((one) => one.to.includes(confirmed.email))).toHaveLength(1);
  expect(app.inbox.emails.filter((one) => one.to.includes(unknown))).toHaveLength(0);
});

test('with the carrier away the account is kept; the message follows, and its link has its hour', async () => {
  app.inbox.setMood('down');
  const email = newAddress();
  expect((await register(email)).status).toBe(200);
  const waiting = async () => app.database.select().from(outbox).where(eq(outbox.kind, 'confirm-email'));
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
  const [row] = await waiting();
  expect(JSON.stringify(row)).not.toContain(email);
  app.inbox.setMood('well');
  const later = Date.now() + 30 * HOUR_MS;
  await app.tick(EVERY_MINUTE, new Date(later));
  const [mail] = await app.inbox.to(email);
  const [token] = await app.database
    .select()
    .from(tokens)
    .where(eq(tokens.token_hash, hashOfToken(tokenIn(mail?.links[0] ?? ''))));
  expect(token?.expires_at).toBe(later + HOUR_MS);
  expect(await waiting()).toHaveLength(0);
});
