// Register, login, logout, me (docs/contract.md 'Account calls'; docs/product.md 'Credentials', 'Sign-in messages'; docs/faults.md 39-41,
// 46).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { accounts, profiles, sessions } from '#db/account/schema/accounts.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const email = () => `${crypto.randomUUID()}@example.pl`;

test('registering writes profile, password and the free plan', async () => {
  const visitor = visitorOf(app);
  const address = email();
  const response = await visitor.post('/api/account/register', {
    email: ` ${address.toUpperCase()} `,
    password: PASSWORD,
    fullName: 'Ala Nowak',
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'signed-up' });
  const [profile] = await app.database.select().from(profiles).where(eq(profiles.email, address));
  expect(profile).toMatchObject({ full_name: 'Ala Nowak', email_confirmed_at: null });
  const id = profile?.id ?? '';
  const [account] = await app.database.select().from(accounts).where(eq(accounts.user_id, id));
  expect(account?.password_hash).toMatch(/^scrypt\$16384\$8\$5\$/);
  const [plan] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, id));
  expect(plan).toMatchObject({ plan_id: 'free', quiz_generations_left: 1, resets_left: 0 });
});

test('a taken address is refused, whatever its case, and the first password stays', async () => {
  const { email: taken } = await signedIn(app);
  const second = await visitorOf(app).post('/api/account/register', {
    email: taken.toUpperCase(),
    password: 'inne-haslo-2',
  });
  expect(second.status).toBe(409);
  expect(await second.json()).toEqual({ error: 'Ten e-mail jest już zarejestrowany', code: 'email-taken' });
  expect((await visitorOf(app).post('/api/account/login', { email: taken, password: PASSWORD })).status).toBe(
    200,
  );
});

const meOf = async (visitor: ReturnType<typeof visitorOf>) =>
  ((await (await visitor.fetch('/api/account/me')).json()) as { user: { id: string; email: string } | null })
    .user;

test('registering signs in with a new token, whatever cookie came along; one is never stored', async () => {
  const visitor = visitorOf(app);
  visitor.cookie = `session=${'B'.repeat(43)}`;
  const address = email();
  const response = await visitor.post('/api/account/register', { email: address, password: PASSWORD });
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(visitor.cookie).not.toContain('BBBB');
  expect(await meOf(visitor)).toMatchObject({ email: address });
});

test('who is signed in and registers again is that new person, and the old session is over', async () => {
  const person = await signedIn(app);
  const old = person.cookie;
  const address = email();
  await person.post('/api/account/register', { email: address, password: PASSWORD });
  expect(await meOf(person)).toMatchObject({ email: address });
  person.cookie = old;
  expect((await person.fetch('/api/analysis')).status).toBe(401);
});

test('a taken address with its own password is a sign-in; with another one it opens nothing', async () => {
  const owner = await signedIn(app);
  const [right, wrong] = [visitorOf(app), visitorOf(app)];
  const response = await right.post('/api/account/register', { email: owner.email, password: PASSWORD });
  expect([response.status, await response.json()]).toEqual([200, { status: 'signed-up' }]);
  expect(await meOf(right)).toMatchObject({ id: owner.id });
  const refused = await wrong.post('/api/account/register', { email: owner.email, password: 'inne-haslo-2' });
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await meOf(wrong)).toBeNull();
  const rows = await app.database.select().from(accounts).where(eq(accounts.user_id, owner.id));
  expect(rows).toHaveLength(1);
});

test('20 registrations of one address at once make one account, and its password signs in by each', async () => {
  const address = email();
  const visitors = Array.from({ length: 20 }, (_, index) => ({ index, visitor: visitorOf(app) }));
  const statuses = await Promise.all(
    visitors.map(async ({ index, visitor }) => {
      // Every second one is somebody else.
      const password = index % 2 === 0 ? PASSWORD : 'cudze-haslo-2';
      return (await visitor.post('/api/account/register', { email: address, password })).status;
    }),
  );
  const rows = await app.database.select().from(profiles).where(eq(profiles.email, address));
  expect(rows).toHaveLength(1);
  const people = await Promise.all(visitors.map(({ visitor }) => meOf(visitor)));
  // Whose password was first is chance; those with the other one have no session.
  const inside = people.map((person) => person !== null);
  expect(inside.filter(Boolean)).toHaveLength(10);
  expect(new Set(inside.filter((_, index) => index % 2 === 0)).size).toBe(1);
  expect(statuses.map((status) => status === 200)).toEqual(inside);
});

test('another site registers nobody in a visitor’s browser', async () => {
  const visitor = visitorOf(app);
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const form = { email: email(), password: PASSWORD };
  const response = await visitor.post('/api/account/register', form, { headers });
  expect([response.status, visitor.cookie]).toEqual([403, null]);
});

test.each([
  [{ email: '', password: '' }, 'Wypełnij wszystkie pola'],
  [{ email: 'a@b.pl' }, 'Wypełnij wszystkie pola'],
  [{ email: 'ab.pl', password: PASSWORD }, 'Wprowadź poprawny adres e-mail'],
  [{ email: 'a@b.pl', password: '1234567' }, 'Hasło musi mieć minimum 8 znaków'],
  [{ email: ['a@b.pl'], password: PASSWORD }, 'Wypełnij wszystkie pola'],
])('registering with %j says %s', async (body, sentence) => {
  const response = await visitorOf(app).post('/api/account/register', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: sentence, code: 'invalid' });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email: known } = await signedIn(app);
  const wrong = await visitorOf(app).post('/api/account/login', { email: known, password: 'zle-haslo-9' });
  const unknown = await visitorOf(app).post('/api/account/login', {
    email: email(),
    password: 'zle-haslo-9',
  });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  const answer = { error: 'Nieprawidłowy e-mail lub hasło', code: 'invalid-credentials' };
  expect(await wrong.json()).toEqual(answer);
  expect(await unknown.json()).toEqual(answer);
});

test('the cookie is HttpOnly and lasts 30 days only if remembered', async () => {
  const { email: address } = await signedIn(app);
  const cookieOf = async (remember: boolean) => {
    const body = { email: address, password: PASSWORD, remember };
    const response = await visitorOf(app).post('/api/account/login', body);
    return response.headers.getSetCookie()[0];
  };
  expect(await cookieOf(false)).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await cookieOf(true)).toContain('Max-Age=2592000');
});

test('the database holds the hash of the token, never the token', async () => {
  const person = await signedIn(app);
  const token = person.cookie?.split('=')[1] ?? '';
  const rows = await app.database.select().from(sessions).where(eq(sessions.user_id, person.id));
  expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a cookie planted before login is not the one after it', async () => {
  const { email: address } = await signedIn(app);
  const visitor = visitorOf(app);
  visitor.cookie = `session=${'B'.repeat(43)}`;
  await visitor.post('/api/account/login', { email: address, password: PASSWORD });
  expect(visitor.cookie).not.toContain('BBBB');
});

test('after signing out the old cookie opens nothing', async () => {
  const person = await signedIn(app);
  const old = person.cookie;
  const response = await person.post('/api/account/logout', {});
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0');
  person.cookie = old;
  expect((await person.fetch('/api/analysis')).status).toBe(401);
  expect(await (await person.fetch('/api/account/me')).json()).toMatchObject({ user: null });
});

test('an expired session is none', async () => {
  const person = await signedIn(app);
  await app.database
    .update(sessions)
    .set({ expires_at: Date.now() - 1 })
    .where(eq(sessions.user_id, person.id));
  expect((await person.fetch('/api/analysis')).status).toBe(401);
});

test('me tells the person and the subscription state, and is never stored', async () => {
  const person = await signedIn(app);
  const response = await person.fetch('/api/account/me');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.json()).toEqual({
    user: { id: person.id, email: person.email, fullName: null, emailConfirmed: false },
    subscription: {
      plan: 'free',
      status: '',
      subscriptionId: null,
      quizGenerationsLeft: 1,
      resetsLeft: 0,
      currentBillingPeriod: { start: null, end: null },
      stripeCustomerId: null,
      stripeSubscriptionId: null,
      discount: 0,
      analysisGenerated: 0,
    },
  });
  expect(await (await visitorOf(app).fetch('/api/account/me')).json()).toMatchObject({ user: null });
});
