// The security log (docs/security.md 'Security log'): what is written beside which deed, and how it is linked.
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents } from '#db/account/schema/security-log.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { securityEvent } from '#worker/services/platform/security-log.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { LOG_CONFIG, securityLogOf } from '#tests/support/account/security-log.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import {
  newAddress,
  PASSWORD,
  signedIn,
  signedInByPassword,
  visitorOf,
} from '#tests/support/account/visitor.ts';

let app: Application;
let log: ReturnType<typeof securityLogOf>;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
  log = securityLogOf(app);
});
afterAll(() => app.stop());

const OTHER_PASSWORD = 'calkiem-nowe-haslo';

const told = async (id: string) =>
  (await log.rowsOf(id)).map(({ event, outcome }) => (outcome === 'done' ? event : `${event}: ${outcome}`));
async function tokenMailedTo(email: string): Promise<string> {
  const links = (await app.inbox.to(email, 1)).flatMap((message) => message.links);
  return links.map(tokenIn).find((token) => token !== '') ?? '';
}

test('a life of an account is told event by event', async () => {
  const person = await signedInByPassword(app);
  await person.post('/api/account/confirm-email', { token: await tokenMailedTo(person.email) });
  await log.login(person.email, 'nie-to-haslo');
  const other = visitorOf(app);
  await other.post('/api/account/login', { email: person.email, password: PASSWORD });
  await other.post('/api/account/logout', {});
  await other.post('/api/account/logout', {});
  await person.post('/api/account/sessions/end-others', {});
  const change = { newPassword: OTHER_PASSWORD, confirmation: OTHER_PASSWORD };
  await person.post('/api/account/change-password', { currentPassword: 'nie-to-haslo', ...change });
  await person.post('/api/account/change-password', { currentPassword: PASSWORD, ...change });
  await person.fetch('/api/account/export');
  expect(await told(person.id)).toEqual([
    'registration',
    'address-confirmation',
    'password-sign-in: refused',
    'password-sign-in',
    'sign-out',
    // Nobody else was signed in, so no session ended.
    'password-change: refused',
    'password-change',
    'export',
  ]);
});

test('a row says the browser in short words, and neither address nor network in clear', async () => {
  const { id, email } = await signedIn(app);
  await log.login(email, PASSWORD);
  const [row] = await log.rowsOf(id);
  expect(row).toMatchObject({ event: 'password-sign-in', outcome: 'done', device: 'Firefox, Linux' });
  expect(row?.network).toMatch(/^[\w-]{22}$/);
  expect(row?.mark).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify({ ...row, user_id: null })).not.toContain(email);
});

test('a session that is ended from another one is told, one that is not there is not', async () => {
  const person = await signedIn(app);
  await log.login(person.email, PASSWORD);
  const { sessions } = (await (await person.fetch('/api/account/sessions')).json()) as {
    sessions: { id: string; isCurrent: boolean }[];
  };
  const target = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const end = (id: string) =>
    person.fetch(`/api/account/sessions/${id}`, {
      method: 'DELETE',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
  for (const id of [target, target, crypto.randomUUID()]) await end(id);
  expect(await told(person.id)).toEqual(['password-sign-in', 'session-end']);
});

test('a try at an address that nobody has leaves a row without anybody, and the answer is the same', async () => {
  const email = newAddress();
  const [nobody, wrong] = [
    await log.login(email, PASSWORD),
    await log.login((await signedIn(app)).email, 'nie-to-haslo'),
  ];
  expect([nobody.status, await nobody.json()]).toEqual([wrong.status, await wrong.json()]);
  const rows = await app.database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.outcome, 'refused'))
    .orderBy(desc(securityEvents.id))
    .limit(2);
  expect(rows.map(({ user_id }) => user_id === null)).toEqual([false, true]);
  expect(rows.map(({ mark }) => mark.length)).toEqual([22, 22]);
});

test('a password that is asked for and set again is told', async () => {
  const { id, email } = await signedIn(app);
  const visitor = visitorOf(app);
  await visitor.post('/api/account/forgot-password', { email });
  const form = { token: await tokenMailedTo(email), password: OTHER_PASSWORD };
  await visitor.post('/api/account/reset-password', form);
  await visitor.post('/api/account/reset-password', form);
  expect(await told(id)).toEqual(['password-reset-request', 'password-reset']);
});

test('what a request told is linked after its response, and by the clock', async () => {
  const { id, email } = await signedIn(app);
  await log.login(email, PASSWORD);
  await expect.poll(async () => (await log.rowsOf(id))[0]?.seal ?? null).not.toBeNull();
  await securityEvent(
    app.database,
    { config: LOG_CONFIG, now: Date.now() },
    { event: 'refund', personId: id },
  );
  expect((await log.rowsOf(id)).at(-1)?.seal).toBeNull();
  await app.tick(EVERY_MINUTE);
  expect((await log.rowsOf(id)).at(-1)?.seal).not.toBeNull();
  expect(await log.faults()).toEqual([]);
});

test('ten that seal at a time make one chain', async () => {
  const { id } = await signedIn(app);
  // One after the other: thirty writers at once can hold the local server's lock for longer than a client waits, and it is sealing that is tried.
  for (let count = 0; count < 30; count += 1)
    await securityEvent(
      app.database,
      { config: LOG_CONFIG, now: Date.now() },
      { event: 'export', personId: id },
    );
  await Promise.all(Array.from({ length: 10 }, log.seal));
  expect((await log.rowsOf(id)).every((row) => row.seal !== null)).toBe(true);
  expect(await log.faults()).toEqual([]);
});

test('a deletion forgets who, and the chain holds', async () => {
  const person = await signedIn(app);
  await log.login(person.email, PASSWORD);
  const [{ mark } = { mark: '' }] = await log.rowsOf(person.id);
  const response = await person.fetch('/api/account', {
    method: 'DELETE',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(response.status).toBe(204);
  await log.seal();
  const rows = await app.database.select().from(securityEvents).where(eq(securityEvents.mark, mark));
  expect(rows.map(({ event, user_id }) => [event, user_id])).toEqual([
    ['password-sign-in', null],
    ['deletion', null],
  ]);
  expect(await log.faults()).toEqual([]);
});
