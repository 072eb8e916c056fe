// Forgotten, reset and changed passwords; the mails are read from the inbox (docs/faults.md 40, 41, 47, 48).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { accounts, knownDevices, profiles, sessions, tokens } from '#db/account/schema/accounts.ts';
import { hashOfDevice } from '#worker/auth/device-cookie.ts';
import { hashOfToken } from '#worker/auth/session-cookie.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { DELAY_MS, sequentialTrips } from '#tests/support/worker/round-trips.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { newAddress, PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';

const NEW_PASSWORD = 'calkiem-nowe-haslo-7';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());

const login = (email: string, password: string) =>
  visitorOf(app).post('/api/account/login', { email, password });

const forgot = (email: string) => visitorOf(app).post('/api/account/forgot-password', { email });

const reset = (token: string, password = NEW_PASSWORD) =>
  visitorOf(app).post('/api/account/reset-password', { token, password });

async function mailed(email: string, subject: string, count = 1) {
  const found = () =>
    app.inbox.emails.filter((mail) => mail.to.includes(email) && mail.subject.includes(subject));
  await expect.poll(() => found().length).toBe(count);
  return found();
}

async function resetToken(email: string, count = 1): Promise<string> {
  expect((await forgot(email)).status).toBe(202);
  const link = (await mailed(email, 'Ustaw nowe hasło', count)).at(-1)?.links[0] ?? '';
  expect(link).toMatch(new RegExp(`^${app.url}/nowe-haslo#token=`));
  return tokenIn(link);
}

test('a forgotten password is replaced by mail: the old one and every session are over, the address is proven', async () => {
  const person = await signedIn(app);
  const token = await resetToken(person.email);
  expect((await reset(token)).status).toBe(204);
  expect((await person.fetch('/api/analysis')).status).toBe(401);
  expect((await login(person.email, PASSWORD)).status).toBe(401);
  expect((await login(person.email, NEW_PASSWORD)).status).toBe(200);
  const [profile] = await app.database.select().from(profiles).where(eq(profiles.id, person.id));
  expect(profile?.email_confirmed_at).toBeTypeOf('number');
  const [told] = await mailed(person.email, 'zostało zmienione');
  expect(told?.links).toEqual([`${app.url}/?auth=forgot`]);
});

test('of ten parallel uses of one link one works', async () => {
  const person = await signedIn(app);
  const token = await resetToken(person.email);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => reset(token, `haslo-numer-${number}`)),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([
    204,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const winner = answers.findIndex((answer) => answer.status === 204);
  expect((await login(person.email, `haslo-numer-${winner}`)).status).toBe(200);
  await mailed(person.email, 'zostało zmienione');
});

test('a newer link ends the older one, and an hour ends every one', async () => {
  const person = await signedIn(app);
  const first = await resetToken(person.email);
  const second = await resetToken(person.email, 2);
  const refused = await reset(first);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({
    error: 'Ten link już nie działa: był użyty albo minęła godzina. Poproś o nowy.',
    code: 'link-expired',
  });
  await app.database
    .update(tokens)
    .set({ expires_at: Date.now() - 1 })
    .where(eq(tokens.token_hash, hashOfToken(second)));
  expect((await reset(second)).status).toBe(409);
  expect((await login(person.email, PASSWORD)).status).toBe(200);
});

test('asking for a link answers alike for known and unknown addresses, and mails only the known', async () => {
  const person = await signedIn(app);
  const unknown = newAddress();
  const answers = [await forgot(person.email), await forgot(unknown)];
  expect(answers.map((answer) => answer.status)).toEqual([202, 202]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', '']);
  await mailed(person.email, 'Ustaw nowe hasło');
  expect(app.inbox.emails.some((mail) => mail.to.includes(unknown))).toBe(false);
});

test('the database keeps the hash of a link, and no message that was sent', async () => {
  const person = await signedIn(app);
  const token = await resetToken(person.email);
  const rows = await app.database.select().from(tokens).where(eq(tokens.user_id, person.id));
  expect(rows.map((row) => row.token_hash)).toContain(hashOfToken(token));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('changing the password asks for the current one, ends the other sessions and gives this one a new token', async () => {
  const person = await signedIn(app);
  const copied = visitorOf(app);
  copied.cookie = person.cookie;
  const other = visitorOf(app);
  await other.post('/api/account/login', { email: person.email, password: PASSWORD });
  const link = await resetToken(person.email);
  const response = await person.post('/api/account/change-password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmation: NEW_PASSWORD,
  });
  expect(response.status).toBe(204);
  expect((await person.fetch('/api/analysis')).status).toBe(200);
  expect((await other.fetch('/api/analysis')).status).toBe(401);
  expect((await copied.fetch('/api/analysis')).status).toBe(401);
  expect((await login(person.email, PASSWORD)).status).toBe(401);
  expect((await login(person.email, NEW_PASSWORD)).status).toBe(200);
  expect((await reset(link)).status).toBe(409);
  const [told] = await mailed(person.email, 'zostało zmienione');
  expect(told?.text).toMatch(/Kiedy: \d+\s\S+\s\d{4}, \d{1,2}:\d\d/);
});

test('a change of the password waits for two round trips: the old hash, and the change', async () => {
  const person = await signedIn(app);
  app.databaseProxy.setDelay(DELAY_MS);
  app.databaseProxy.forget();
  const response = await person.post('/api/account/change-password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmation: NEW_PASSWORD,
  });
  const answeredAt = performance.now();
  expect(response.status).toBe(204);
  app.databaseProxy.setDelay(0);
  expect(sequentialTrips(app.databaseProxy, answeredAt)).toBe(2);
});

test('a remembered session stays remembered when its password changes, a brief one ends with the browser', async () => {
  for (const remember of [true, false]) {
    const { email } = await signedIn(app);
    const visitor = visitorOf(app);
    await visitor.post('/api/account/login', { email, password: PASSWORD, remember });
    const response = await visitor.post('/api/account/change-password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmation: NEW_PASSWORD,
    });
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('session=')) ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie.includes('Max-Age=2592000')).toBe(remember);
  }
});

test('a new password ends the trust in every browser but the one that set it', async () => {
  const person = await signedIn(app);
  await login(person.email, PASSWORD);
  const known = () => app.database.select().from(knownDevices).where(eq(knownDevices.user_id, person.id));
  const own = hashOfDevice(person.jar.get('device') ?? '', person.id);
  expect(await known()).toHaveLength(2);
  await person.post('/api/account/change-password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmation: NEW_PASSWORD,
  });
  expect((await known()).map((row) => row.device_hash)).toEqual([own]);
  const stranger = visitorOf(app);
  const token = await resetToken(person.email);
  await stranger.post('/api/account/reset-password', { token, password: PASSWORD });
  const reader = hashOfDevice(stranger.jar.get('device') ?? '', person.id);
  expect((await known()).map((row) => row.device_hash)).toEqual([reader]);
});

test.each([
  [{ currentPassword: 'nie-to-haslo' }, 401, 'Obecne hasło się nie zgadza. Sprawdź je i wpisz jeszcze raz.'],
  [{ currentPassword: '' }, 401, 'Obecne hasło się nie zgadza. Sprawdź je i wpisz jeszcze raz.'],
  [{ confirmation: 'inne-haslo-3' }, 400, 'Hasła nie są identyczne'],
  [{ newPassword: '1234567', confirmation: '1234567' }, 400, 'Hasło musi mieć minimum 8 znaków'],
  [{ newPassword: '', confirmation: '' }, 400, 'Wypełnij wszystkie pola'],
  [
    { newPassword: 'iloveyou', confirmation: 'iloveyou' },
    400,
    'To hasło jest na liście najczęściej używanych i łatwo je odgadnąć. Wymyśl inne, na przykład z kilku słów.',
  ],
])('a change with %j gets %i', async (wrong, status, sentence) => {
  const person = await signedIn(app);
  const form = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD };
  const response = await person.post('/api/account/change-password', { ...form, ...wrong });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: sentence });
  expect((await login(person.email, PASSWORD)).status).toBe(200);
});

test('without a session there is nothing to change', async () => {
  const form = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD };
  const visitor = visitorOf(app);
  expect((await visitor.post('/api/account/change-password', form)).status).toBe(401);
  visitor.cookie = `session=${'A'.repeat(43)}`;
  expect((await visitor.post('/api/account/change-password', form)).status).toBe(401);
});

test('who has no password sets a first one with a fresh proof', async () => {
  const person = await signedIn(app);
  await app.database.delete(accounts).where(eq(accounts.user_id, person.id));
  const form = { newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD };
  await makeStale(app, person.id);
  const late = await person.post('/api/account/change-password', form);
  expect([late.status, await late.json()]).toMatchObject([403, { code: 'fresh-auth-needed' }]);
  await app.database
    .update(sessions)
    .set({ fresh_auth_at: Date.now() })
    .where(eq(sessions.user_id, person.id));
  expect((await person.post('/api/account/change-password', form)).status).toBe(204);
  expect((await login(person.email, NEW_PASSWORD)).status).toBe(200);
});

test('a link sets a first password, too, for who has signed in with Google only', async () => {
  const person = await signedIn(app);
  await app.database.delete(accounts).where(eq(accounts.user_id, person.id));
  expect((await reset(await resetToken(person.email))).status).toBe(204);
  expect((await login(person.email, NEW_PASSWORD)).status).toBe(200);
});

test.each(['password', 'PASSWORD', '12345678', 'qwerty123', 'iloveyou'])(
  'the common password %s is refused at registration and reset',
  async (password) => {
    const registered = await visitorOf(app).post('/api/account/register', { email: newAddress(), password });
    expect(registered.status).toBe(400);
    expect(await registered.json()).toMatchObject({
      code: 'invalid',
      error: expect.stringContaining('najczęściej'),
    });
    const token = await resetToken((await signedIn(app)).email);
    expect((await reset(token, password)).status).toBe(400);
  },
);
