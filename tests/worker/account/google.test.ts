// Sign-in with Google, over HTTP, against the local OpenID provider (docs/decisions.md 'Part of Auth.js'; docs/faults.md 39, 43-46).
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, profiles, sessions, tokens } from '#db/account/schema/accounts.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { switches } from '#db/desk/schema/switches.ts';
import type { LocalGoogle } from '#sandbox/google/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { googlePerson } from '#tests/support/google/person.ts';
import { chooseAtGoogle, pressGoogleButton, visitGoogle } from '#tests/support/google/visit.ts';
import { PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { startWithGoogle } from '#tests/support/google/application.ts';

let google: LocalGoogle;
let app: Application;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, google, stop } = await startWithGoogle());
});
afterAll(() => stop());

const profileOf = (email: string) =>
  app.database
    .select()
    .from(profiles)
    .where(eq(profiles.email, email))
    .then(([row]) => row);
const waysOf = (id: string) => app.database.select().from(accounts).where(eq(accounts.user_id, id));
const sessionsOf = (id: string) => app.database.select().from(sessions).where(eq(sessions.user_id, id));
const meOf = async (visitor: ReturnType<typeof visitorOf>) =>
  ((await (await visitor.fetch('/api/account/me')).json()) as { user: { email: string } | null }).user;

test('the button leads to Google with PKCE, state, nonce and a choice of account, and asks for no lasting access', async () => {
  const pressed = await pressGoogleButton(visitorOf(app));
  expect(pressed.status).toBe(303);
  const target = new URL(pressed.headers.get('Location') ?? '');
  expect(target.origin).toBe(google.issuer);
  const request = Object.fromEntries(target.searchParams);
  expect(request).toMatchObject({
    client_id: google.clientId,
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'select_account',
    code_challenge_method: 'S256',
    redirect_uri: `${app.url}/api/auth/callback/google`,
  });
  expect(request).not.toHaveProperty('access_type');
  expect(request['code_challenge']).toMatch(/^[\w-]{43}$/);
  expect(request['state']).toBeTruthy();
  expect(request['nonce']).toBeTruthy();
});

test('forged hosts never reach the address that Google returns to', async () => {
  const pressed = await visitorOf(app).fetch('/api/auth/signin/google', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example',
    },
    body: '',
  });
  const target = new URL(pressed.headers.get('Location') ?? '');
  expect(target.searchParams.get('redirect_uri')).toBe(`${app.url}/api/auth/callback/google`);
});

test('a new person gets a profile, a confirmed address and the free plan, and is signed in', async () => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  const { answer, landing } = await visitGoogle(visitor, zofia.sub);
  expect(landing.pathname).toBe('/auth/callback');
  expect(landing.searchParams.get('error')).toBeNull();
  expect(answer.headers.getSetCookie().join()).toContain('HttpOnly; SameSite=Lax');
  expect(await meOf(visitor)).toMatchObject({
    email: zofia.email,
    fullName: 'Zofia Żółć',
    emailConfirmed: true,
  });
  const profile = await profileOf(zofia.email);
  const id = profile?.id ?? '';
  expect(await waysOf(id)).toMatchObject([
    { provider: 'google', provider_account_id: zofia.sub, password_hash: null },
  ]);
  const plans = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, id));
  expect(plans).toMatchObject([{ plan_id: 'free', quiz_generations_left: 1, resets_left: 0 }]);
  const counted = await app.database.select().from(metrics).where(eq(metrics.user_id, id));
  expect(counted).toMatchObject([{ metric_name: 'auth_callback_success', value: 1 }]);
  expect(await sessionsOf(id)).toMatchObject([{ provider: 'google', remembered: false }]);
});

test('the person who comes again is the same person, with a new session each time', async () => {
  const zofia = googlePerson(google);
  await visitGoogle(visitorOf(app), zofia.sub);
  const again = visitorOf(app);
  await visitGoogle(again, zofia.sub);
  expect(await meOf(again)).toMatchObject({ email: zofia.email });
  const id = (await profileOf(zofia.email))?.id ?? '';
  expect(await waysOf(id)).toHaveLength(1);
  expect(await sessionsOf(id)).toHaveLength(2);
});

test('remembered only if asked to be', async () => {
  const zofia = googlePerson(google);
  const { answer } = await visitGoogle(visitorOf(app), zofia.sub, { zapamietaj: 'on' });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('session='));
  expect(cookie).toContain('Max-Age=2592000');
  const { answer: brief } = await visitGoogle(visitorOf(app), zofia.sub);
  const other = brief.headers.getSetCookie().find((one) => one.startsWith('session='));
  expect(other).not.toContain('Max-Age');
});

test('a broken cookie of somebody else’s doesn’t stop the way back', async () => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  visitor.jar.set('device', '%E0%A4%A');
  const { landing } = await visitGoogle(visitor, zofia.sub, { zapamietaj: 'on', powrot: '/profil' });
  expect(landing.searchParams.get('error')).toBeNull();
  expect(await meOf(visitor)).toMatchObject({ email: zofia.email });
});

test('Google’s tokens are not kept, nor ours in clear text', async () => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  await visitGoogle(visitor, zofia.sub);
  const id = (await profileOf(zofia.email))?.id ?? '';
  const kept = JSON.stringify([await waysOf(id), await sessionsOf(id)]);
  expect(kept).not.toMatch(/access_token|refresh_token|id_token/);
  expect(kept).not.toContain(visitor.cookie?.split('=')[1]);
});

test('a confirmed account of the same address is linked, and a password known to be its owner’s goes on working', async () => {
  const local = await signedIn(app, { confirmed: true });
  await app.database.update(accounts).set({ proven_at: 1 }).where(eq(accounts.user_id, local.id));
  const owner = googlePerson(google, { email: local.email.toUpperCase() });
  const visitor = visitorOf(app);
  await visitGoogle(visitor, owner.sub);
  expect(await meOf(visitor)).toMatchObject({ id: local.id });
  expect(await meOf(local)).toMatchObject({ id: local.id });
  expect((await waysOf(local.id)).map((way) => way.provider).sort()).toEqual(['google', 'password']);
});

test('the person who registered the address in advance loses password and sessions as its owner comes', async () => {
  const squatter = await signedIn(app);
  await app.database.insert(tokens).values({
    token_hash: crypto.randomUUID(),
    user_id: squatter.id,
    purpose: 'confirm-email',
    expires_at: Date.now() + 60_000,
  });
  const owner = googlePerson(google, { email: squatter.email });
  const visitor = visitorOf(app);
  await visitGoogle(visitor, owner.sub);
  expect(await meOf(visitor)).toMatchObject({ id: squatter.id, emailConfirmed: true });
  expect((await squatter.fetch('/api/analysis')).status).toBe(401);
  const form = { email: squatter.email, password: PASSWORD };
  expect((await visitorOf(app).post('/api/account/login', form)).status).toBe(401);
  expect((await waysOf(squatter.id)).map((way) => way.provider)).toEqual(['google']);
  expect(await app.database.select().from(tokens).where(eq(tokens.user_id, squatter.id))).toEqual([]);
});

test('an unverified address is not linked and opens no account', async () => {
  const local = await signedIn(app);
  const impostor = googlePerson(google, { email: local.email, isVerified: false });
  const visitor = visitorOf(app);
  const { landing } = await visitGoogle(visitor, impostor.sub);
  expect(landing.searchParams.get('error')).toBe('unverified');
  expect(visitor.cookie).toBeNull();
  expect(await waysOf(local.id)).toHaveLength(1);
  const nobody = googlePerson(google, { isVerified: false });
  await visitGoogle(visitorOf(app), nobody.sub);
  expect(await profileOf(nobody.email)).toBeUndefined();
});

test('a session that was planted in the browser is not what Google is tied to', async () => {
  const attacker = await signedIn(app);
  const victim = googlePerson(google);
  const browser = visitorOf(app);
  browser.cookie = attacker.cookie;
  await visitGoogle(browser, victim.sub);
  expect(browser.cookie).not.toBe(attacker.cookie);
  expect(await meOf(browser)).toMatchObject({ email: victim.email });
  expect((await waysOf(attacker.id)).map((way) => way.provider)).toEqual(['password']);
});

test('two tabs at once make one person', async () => {
  const zofia = googlePerson(google);
  const [one, two] = [visitorOf(app), visitorOf(app)];
  await Promise.all([visitGoogle(one, zofia.sub), visitGoogle(two, zofia.sub)]);
  const rows = await app.database.select().from(profiles).where(eq(profiles.email, zofia.email));
  expect(rows).toHaveLength(1);
  const ways = await app.database
    .select()
    .from(accounts)
    .where(and(eq(accounts.provider, 'google'), eq(accounts.provider_account_id, zofia.sub)));
  expect(ways).toHaveLength(1);
});

test('who gives up at Google is told so and stays signed out', async () => {
  const visitor = visitorOf(app);
  const { landing } = await visitGoogle(visitor, null);
  const page = await (await visitor.fetch(`${landing.pathname}${landing.search}`)).text();
  expect(page).toContain('Nie udało się zalogować. Spróbuj ponownie.');
  expect(page).toContain('Powrót do strony głównej');
  expect(visitor.cookie).toBeNull();
});

test.each(['session', 'signin', 'signout', 'csrf', 'providers', 'error', 'callback/credentials'])(
  'Auth.js’s own /api/auth/%s is not there',
  async (action) => {
    expect((await visitorOf(app).fetch(`/api/auth/${action}`)).status).toBe(404);
  },
);

test('pages let the form lead to Google and nowhere else', async () => {
  const { headers } = await visitorOf(app).fetch('/');
  expect(headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${google.issuer};`);
});

test('with the database away nobody is signed in and nothing breaks', async () => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  const pressed = await pressGoogleButton(visitor);
  const back = await chooseAtGoogle(pressed.headers.get('Location') ?? '', zofia.sub);
  app.databaseProxy.setMood('refuse');
  const answer = await visitor.fetch(`${back.pathname}${back.search}`);
  app.databaseProxy.setMood('pass');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toContain('/auth/callback?error=');
  expect(visitor.cookie).toBeNull();
});

test('an account that has only Google is opened by no password, and registering its address links none', async () => {
  const zofia = googlePerson(google);
  const owner = visitorOf(app);
  await visitGoogle(owner, zofia.sub);
  const id = (await profileOf(zofia.email))?.id ?? '';
  const stranger = visitorOf(app);
  const answer = await stranger.post('/api/account/register', { email: zofia.email, password: PASSWORD });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([409, []]);
  expect(await waysOf(id)).toHaveLength(1);
  expect(await sessionsOf(id)).toHaveLength(1);
  expect((await stranger.post('/api/account/login', { email: zofia.email, password: PASSWORD })).status).toBe(
    401,
  );
});

test('while the operator lets nobody in again, only who is known comes in, and others read why', async () => {
  const [known, fresh] = [googlePerson(google), googlePerson(google)];
  await visitGoogle(visitorOf(app), known.sub);
  const row = {
    name: 'registrations-off',
    sentence: 'Nowe konta od jutra.',
    set_by: null,
    set_at: 0,
  } as const;
  await app.database.insert(switches).values({ ...row, starts_at: 0, ends_at: Date.now() + 60_000 });
  try {
    const refused = await visitGoogle(visitorOf(app), fresh.sub);
    expect(refused.landing.searchParams.get('error')).toBe('registrations-off');
    expect(refused.answer.headers.getSetCookie().join()).not.toMatch(/session=[\w-]{20}/);
    const { pathname, search } = refused.landing;
    expect(await (await visitorOf(app).fetch(`${pathname}${search}`)).text()).toContain(
      'Nowe konta od jutra.',
    );
    expect(await profileOf(fresh.email)).toBeUndefined();
    const back = visitorOf(app);
    const { landing } = await visitGoogle(back, known.sub);
    expect([landing.searchParams.get('error'), (await meOf(back))?.email]).toEqual([null, known.email]);
  } finally {
    await app.database.delete(switches);
  }
});
