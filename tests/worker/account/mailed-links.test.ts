// The pages that mailed links lead to, as a browser without JavaScript and a mail scanner see them (docs/faults.md 47).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { PASSWORD, signedInByPassword, visitorOf } from '#tests/support/account/visitor.ts';

const NEW_PASSWORD = 'calkiem-inne-haslo-2';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());

async function mailedLink(email: string, page: string): Promise<URL> {
  for (let count = 1; ; count++) {
    const links = (await app.inbox.to(email, count)).flatMap((one) => one.links);
    const link = links.find((one) => one.includes(page));
    if (link !== undefined) return new URL(link);
  }
}

const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

function postForm(path: string, fields: Record<string, string>): Promise<Response> {
  return visitorOf(app).fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
}

async function isConfirmed(email: string): Promise<boolean> {
  const [profile] = await app.database.select().from(profiles).where(eq(profiles.email, email));
  return profile?.email_confirmed_at !== null;
}

test.each(['/potwierdz-email', '/nowe-haslo'])(
  '%s is stored by nobody, found by no search engine, and tells no other site where one came from',
  async (path) => {
    const response = await visitorOf(app).fetch(path);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<meta name="referrer" content="same-origin"/>');
  },
);

test('a scanner that opens the link confirms nothing; the button does, once', async () => {
  const { email } = await signedInByPassword(app);
  const link = await mailedLink(email, '/potwierdz-email');
  for (let visit = 0; visit < 3; visit++) await visitorOf(app).fetch(pathOf(link));
  expect(await isConfirmed(email)).toBe(false);

  const token = tokenIn(link.href);
  const html = await (await visitorOf(app).fetch(pathOf(link))).text();
  expect(html).toContain('Link z wiadomości');
  // Without JavaScript the whole link is pasted.
  const pressed = await postForm('/potwierdz-email', { token: link.href, password: PASSWORD });
  expect(pressed.status).toBe(200);
  expect(await pressed.text()).toContain('Adres potwierdzony');
  expect(await isConfirmed(email)).toBe(true);

  const again = await postForm('/potwierdz-email', { token, password: PASSWORD });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('Wyślij nowy link');
});

test('the person who missed the hour asks on the page for a new link, known or not', async () => {
  const { email } = await signedInByPassword(app);
  await mailedLink(email, '/potwierdz-email');
  for (const address of [email, 'nikt-taki@example.pl']) {
    const answer = await postForm('/potwierdz-email', { intent: 'resend', email: address });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Sprawdź skrzynkę');
  }
  await app.inbox.to(email, 2);
  const wrong = await postForm('/potwierdz-email', { intent: 'resend', email: 'ab.pl' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('Wprowadź poprawny adres e-mail');
});

test('a new password is set without JavaScript; the link survives a typing error, and works once', async () => {
  const person = await signedInByPassword(app);
  await person.post('/api/account/forgot-password', { email: person.email });
  const link = await mailedLink(person.email, '/nowe-haslo');
  const token = tokenIn(link.href);
  await visitorOf(app).fetch(pathOf(link));

  const typo = await postForm('/nowe-haslo', { token, newPassword: NEW_PASSWORD, confirmation: PASSWORD });
  expect(typo.status).toBe(400);
  const html = await typo.text();
  expect(html).toContain('Hasła nie są identyczne');
  expect(html).toContain(`value="${token}"`);

  const common = await postForm('/nowe-haslo', { token, newPassword: 'password', confirmation: 'password' });
  expect(common.status).toBe(400);

  const form = { token, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD };
  const done = await postForm('/nowe-haslo', form);
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('Hasło zostało zmienione');
  expect((await person.fetch('/api/analysis')).status).toBe(401);
  const login = { email: person.email, password: NEW_PASSWORD };
  expect((await visitorOf(app).post('/api/account/login', login)).status).toBe(200);

  const again = await postForm('/nowe-haslo', form);
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('Poproś o nowy link');
});

test('another site cannot press the button', async () => {
  const response = await visitorOf(app).fetch('/potwierdz-email', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: 'abc' }),
  });
  expect(response.status).toBe(403);
});

test('signing out on a page without React ends the session and says so at home', async () => {
  const person = await signedInByPassword(app);
  const left = await person.fetch('/wyloguj', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  expect(left.status).toBe(302);
  expect(left.headers.get('Location')).toBe('/?wylogowano=tak');
  expect(left.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0')).length).toBeGreaterThan(
    0,
  );
  expect((await visitorOf(app).fetch('/wyloguj')).headers.get('Location')).toBe('/');
});
