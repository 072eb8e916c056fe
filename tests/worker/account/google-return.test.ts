// Back from Google: what the way back may hold, and where it may lead (docs/faults.md 44, 45).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalGoogle } from '#sandbox/google/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { googlePerson } from '#tests/support/google/person.ts';
import { chooseAtGoogle, pressGoogleButton, visitGoogle } from '#tests/support/google/visit.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { startWithGoogle } from '#tests/support/google/application.ts';

let google: LocalGoogle;
let app: Application;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, google, stop } = await startWithGoogle({ isOwn: true }));
});
afterAll(() => stop());

test.each([
  ['no code and no state', () => ''],
  ['a foreign state', (back: URL) => `?code=${back.searchParams.get('code')}&state=foreign`],
  ['a made-up code', (back: URL) => `?code=x&state=${back.searchParams.get('state')}`],
])('a way back with %s ends on the error page', async (_, query) => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  const pressed = await pressGoogleButton(visitor);
  const back = await chooseAtGoogle(pressed.headers.get('Location') ?? '', zofia.sub);
  const answer = await visitor.fetch(`${back.pathname}${query(back)}`);
  const landing = new URL(answer.headers.get('Location') ?? '', app.url);
  expect(`${landing.origin}${landing.pathname}`).toBe(`${app.url}/auth/callback`);
  const page = await (await visitor.fetch(`${landing.pathname}${landing.search}`)).text();
  expect(page).toContain('Wystąpił błąd podczas próby logowania. Spróbuj ponownie.');
  expect(visitor.cookie).toBeNull();
});

test('in another browser than the one that began, the way back opens nothing', async () => {
  const attacker = googlePerson(google);
  const pressed = await pressGoogleButton(visitorOf(app));
  const back = await chooseAtGoogle(pressed.headers.get('Location') ?? '', attacker.sub);
  const victim = visitorOf(app);
  await victim.fetch(`${back.pathname}${back.search}`);
  expect(victim.cookie).toBeNull();
});

test('a way back that is replayed opens nothing, even with the cookies of the first time', async () => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  const pressed = await pressGoogleButton(visitor);
  const checks = new Map(visitor.jar);
  const back = await chooseAtGoogle(pressed.headers.get('Location') ?? '', zofia.sub);
  await visitor.fetch(`${back.pathname}${back.search}`);
  expect(visitor.cookie).not.toBeNull();
  expect([...visitor.jar.keys()].filter((name) => /state|pkce|nonce/.test(name))).toEqual([]);
  const thief = visitorOf(app);
  thief.jar = checks;
  const again = await thief.fetch(`${back.pathname}${back.search}`);
  expect(again.headers.get('Location')).toContain('error=');
  expect(thief.cookie).toBeNull();
});

test.each([
  ['/profil?x=1', '/profil?x=1'],
  ['/#quiz', '/#quiz'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
])('asked to return to %s, the person goes on to %s', async (request, destination) => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  const { landing } = await visitGoogle(visitor, zofia.sub, { powrot: request });
  expect(landing.origin).toBe(app.url);
  const page = await (await visitor.fetch(`${landing.pathname}${landing.search}`)).text();
  expect(page).toContain('Trwa logowanie…');
  expect(page).toContain(`content="1;url=${destination}"`);
});

test('the callback page itself leads nowhere else either', async () => {
  const person = await signedIn(app);
  const page = await (await person.fetch('/auth/callback?powrot=//evil.example')).text();
  expect(page).not.toContain('evil.example"');
  expect(page).toContain('content="1;url=/dashboard"');
});

test('without a session the callback page says so and leads home', async () => {
  const page = await (await visitorOf(app).fetch('/auth/callback')).text();
  expect(page).toContain('Nie udało się zalogować. Spróbuj ponownie.');
  expect(page).toContain('content="3;url=/"');
});

test.each([
  'foreign signature',
  'unknown key',
  'no signature',
  'another audience',
  'another issuer',
  'another nonce',
  'long expired',
] as const)('an ID token with %s lets nobody in', async (fault) => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  google.spoilTokens(fault);
  try {
    const { landing } = await visitGoogle(visitor, zofia.sub);
    const page = await (await visitor.fetch(`${landing.pathname}${landing.search}`)).text();
    expect(page).toContain('Wystąpił błąd podczas próby logowania. Spróbuj ponownie.');
    expect(visitor.cookie).toBeNull();
  } finally {
    google.spoilTokens(null);
  }
  await visitGoogle(visitor, zofia.sub);
  expect(visitor.cookie).not.toBeNull();
});

test('Google’s keys are asked for once, and once more when it signs by a new one', async () => {
  await visitGoogle(visitorOf(app), googlePerson(google).sub);
  const before = google.keysAsked();
  await visitGoogle(visitorOf(app), googlePerson(google).sub);
  expect(google.keysAsked()).toBe(before);
  google.changeKey();
  const visitor = visitorOf(app);
  await visitGoogle(visitor, googlePerson(google).sub);
  expect(visitor.cookie).not.toBeNull();
  expect(google.keysAsked()).toBe(before + 1);
});
