// A stranger registers somebody's address in advance (docs/decisions.md 'Whose password it is'): neither the confirmation by its owner nor
// their first Google sign-in leaves the stranger a way in.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, knownDevices, profiles } from '#db/account/schema/accounts.ts';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import type { SecurityEvent } from '#domain/account/security-log/events.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import type { LocalGoogle } from '#sandbox/google/server.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { mailedLink } from '#tests/support/account/steps.ts';
import { PASSWORD, signedIn, signedInByPassword, visitorOf } from '#tests/support/account/visitor.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { startWithGoogle } from '#tests/support/google/application.ts';
import { googlePerson } from '#tests/support/google/person.ts';
import { visitGoogle } from '#tests/support/google/visit.ts';
import type { Application } from '#tests/support/worker/application.ts';

const NEW_PASSWORD = 'calkiem-inne-slowa-2';

let google: LocalGoogle;
let app: Application;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, google, stop } = await startWithGoogle({ mail: true }));
});
afterAll(() => stop());

async function form(path: string, fields: Record<string, string>, visitor = visitorOf(app)) {
  const response = await visitor.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, html: await response.text() };
}

const confirmationOf = async (email: string) => tokenIn(await mailedLink(app, email, '/potwierdz-email'));
const isConfirmed = async (id: string) => {
  const [row] = await app.database.select().from(profiles).where(eq(profiles.id, id));
  return row?.email_confirmed_at !== null;
};
const told = async (id: string, event: SecurityEvent) =>
  (await securityLogOf(app).rowsOf(id)).filter((row) => row.event === event).length;
const loginOf = (email: string, password: string) =>
  visitorOf(app).post('/api/account/login', { email, password });

test('the link alone confirms nothing; with the password, or in the session that registered, it does', async () => {
  const [one, other] = [await signedInByPassword(app), await signedInByPassword(app)];
  const token = await confirmationOf(one.email);
  for (const password of ['', 'zle-haslo-obcego']) {
    const { status, html } = await form('/potwierdz-email', { token, password });
    expect(status).toBe(401);
    expect(html).toContain('name="password"');
    expect(html).toContain(`value="${token}"`);
  }
  // Somebody else's session is no proof.
  expect((await form('/potwierdz-email', { token }, other)).status).toBe(401);
  expect((await other.post('/api/account/confirm-email', { token })).status).toBe(401);
  expect(await isConfirmed(one.id)).toBe(false);
  expect((await form('/potwierdz-email', { token, password: PASSWORD })).status).toBe(200);
  expect(await isConfirmed(one.id)).toBe(true);
  const own = await form('/potwierdz-email', { token: await confirmationOf(other.email) }, other);
  expect([own.status, await isConfirmed(other.id)]).toEqual([200, true]);
});

const analysesOf = (id: string) =>
  app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, id));

test('a reset by mail drops what a stranger made in an account that nobody confirmed, and keeps what is the owner’s', async () => {
  const [stranger, own, confirmed] = [
    await signedInByPassword(app),
    await signedInByPassword(app),
    await signedIn(app, { confirmed: true }),
  ];
  const people = [stranger, own, confirmed];
  for (const person of people) {
    await storeAnalysisOf(app.database, person.id);
    await app.database.update(profiles).set({ full_name: 'Obce Imię' }).where(eq(profiles.id, person.id));
    await visitorOf(app).post('/api/account/forgot-password', { email: person.email });
    const token = tokenIn(await mailedLink(app, person.email, '/nowe-haslo'));
    // In the session that made it all nobody is a stranger.
    const by = person === own ? own : visitorOf(app);
    const reset = await by.post('/api/account/reset-password', { token, password: NEW_PASSWORD });
    expect(reset.status).toBe(204);
  }
  const left = await Promise.all(people.map(async ({ id }) => (await analysesOf(id)).length));
  expect(left).toEqual([0, 1, 1]);
  const names = await Promise.all(
    people.map(
      async ({ id }) => (await app.database.select().from(profiles).where(eq(profiles.id, id)))[0]?.full_name,
    ),
  );
  expect(names).toEqual([null, 'Obce Imię', 'Obce Imię']);
  expect((await stranger.fetch('/api/analysis')).status).toBe(401);
  expect((await loginOf(stranger.email, NEW_PASSWORD)).status).toBe(200);
});

test('anyone who reads the mail and knows no password gets a clean account, and the stranger is out', async () => {
  const stranger = await signedInByPassword(app);
  const token = await confirmationOf(stranger.email);
  const claimed = await form('/potwierdz-email', { token, intent: 'nowe-haslo' });
  expect(claimed.status).toBe(200);
  const reset = /name="token" value="([\w-]{43})"/.exec(claimed.html)?.[1] ?? '';
  expect(await isConfirmed(stranger.id)).toBe(true);
  expect((await stranger.fetch('/api/analysis')).status).toBe(401);
  expect((await loginOf(stranger.email, PASSWORD)).status).toBe(401);
  const devices = () => app.database.select().from(knownDevices).where(eq(knownDevices.user_id, stranger.id));
  expect(await devices()).toEqual([]);
  expect((await form('/potwierdz-email', { token, intent: 'nowe-haslo' })).status).toBe(409);
  const set = await form('/nowe-haslo', {
    token: reset,
    newPassword: NEW_PASSWORD,
    confirmation: NEW_PASSWORD,
  });
  expect(set.status).toBe(200);
  expect(await told(stranger.id, 'password-removal')).toBe(1);
  expect((await loginOf(stranger.email, NEW_PASSWORD)).status).toBe(200);
});

test('confirm, then Google: a password that was never shown to be the owner’s ends with the first Google sign-in, and a mail says so', async () => {
  // As accounts were confirmed before: by the link alone.
  const stranger = await signedIn(app, { confirmed: true });
  const owner = googlePerson(google, { email: stranger.email });
  const visitor = visitorOf(app);
  await visitGoogle(visitor, owner.sub);
  expect((await visitor.fetch('/api/analysis')).status).toBe(200);
  expect((await stranger.fetch('/api/analysis')).status).toBe(401);
  expect((await loginOf(stranger.email, PASSWORD)).status).toBe(401);
  const ways = await app.database.select().from(accounts).where(eq(accounts.user_id, stranger.id));
  expect(ways.map(({ provider }) => provider)).toEqual(['google']);
  await app.tick(EVERY_MINUTE);
  const subjects = () =>
    app.inbox.emails.filter(({ to }) => to.includes(stranger.email)).map((one) => one.subject);
  await expect.poll(subjects).toContain('Twoje konto Szlak jest połączone z Google');
});

test('confirmed together with the password, it goes on working beside Google', async () => {
  const person = await signedInByPassword(app);
  await form('/potwierdz-email', { token: await confirmationOf(person.email) }, person);
  await visitGoogle(visitorOf(app), googlePerson(google, { email: person.email }).sub);
  expect((await person.fetch('/api/analysis')).status).toBe(200);
  expect((await loginOf(person.email, PASSWORD)).status).toBe(200);
});

test('Google on an address that nobody confirmed takes the account over, and the log tells of the password once', async () => {
  const stranger = await signedInByPassword(app);
  await visitGoogle(visitorOf(app), googlePerson(google, { email: stranger.email }).sub);
  expect((await loginOf(stranger.email, PASSWORD)).status).toBe(401);
  expect(await told(stranger.id, 'password-removal')).toBe(1);
});
