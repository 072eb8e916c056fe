// With an old proof the plain forms of what is grave lead to /potwierdz and back (docs/decisions.md 'A fresh proof').
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey } from '#tests/support/account/authenticator.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { PASSWORD, signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());

const ADDRESS = '/profil/adres';
const HISTORY = '/profil/bezpieczenstwo';
const proofOf = (path: string) => `/potwierdz?powrot=${encodeURIComponent(path)}`;

/** Where a plain form leads. */
async function press(visitor: Visitor, path: string, fields: Record<string, string> = {}) {
  const response = await visitor.fetch(path, {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Dest': 'document',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, location: response.headers.get('Location') };
}

const elsewhere = async ({ email }: { email: string }) => {
  const visitor = visitorOf(app);
  await visitor.post('/api/account/login', { email, password: PASSWORD });
  return visitor;
};
const isAlive = async (visitor: Visitor) => (await visitor.fetch('/api/analysis')).status === 200;
const textOf = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).text();

test('/profil/adres leads whom a password doesn’t prove to /potwierdz, and back to its form', async () => {
  const person = await signedIn(app, { confirmed: true });
  await addPasskey(person, app.url);
  const on = await person.post('/api/account/second-factor', {});
  const { recoveryCodes } = (await on.json()) as { recoveryCodes: string[] };
  await makeStale(app, person.id);
  const before = await textOf(person, ADDRESS);
  expect(before).toContain(`href="${proofOf(ADDRESS)}"`);
  expect(before).not.toContain('name="email"');
  expect(await textOf(person, proofOf(ADDRESS))).toContain(`name="powrot" value="${ADDRESS}"`);
  const proven = await press(person, '/potwierdz', { powrot: ADDRESS, code: recoveryCodes[0] ?? '' });
  expect(proven).toEqual({ status: 302, location: ADDRESS });
  expect(await textOf(person, ADDRESS)).toContain('name="email"');
});

test.each([
  ['/profil/bezpieczenstwo', HISTORY, {}, `${HISTORY}?zrobione=wylogowanie`],
  ['/profil', '/profil', { zamiar: 'wyloguj-inne' }, '/profil?zrobione=wyloguj-inne'],
])('ending the others from %s leads to /potwierdz and back, and only then is done', async (...row) => {
  const [, path, fields, done] = row;
  const person = await signedIn(app);
  const other = await elsewhere(person);
  await makeStale(app, person.id);
  expect((await press(person, path, fields)).location).toBe(proofOf(path));
  expect(await isAlive(other)).toBe(true);
  expect((await press(person, '/potwierdz', { powrot: path, password: PASSWORD })).location).toBe(path);
  expect((await press(person, path, fields)).location).toBe(done);
  expect([await isAlive(other), await isAlive(person)]).toEqual([false, true]);
  expect(await textOf(person, done)).toContain('Wszystkie inne urządzenia zostały wylogowane.');
});

test('/profil ends one session by a plain form of the page, and says so', async () => {
  const person = await signedIn(app);
  const [one, other] = [await elsewhere(person), await elsewhere(person)];
  const html = await textOf(person, '/profil');
  const ids = Array.from(html.matchAll(/name="sesja" value="([^"]+)"/g), ([, id = '']) => id);
  expect(ids).toHaveLength(2);
  const end = (sesja: string) => press(person, '/profil', { zamiar: 'wyloguj-urzadzenie', sesja });
  const done = '/profil?zrobione=wyloguj-urzadzenie';
  expect((await end(ids[0] ?? '')).location).toBe(done);
  expect([await isAlive(one), await isAlive(other)].filter(Boolean)).toHaveLength(1);
  expect(await textOf(person, done)).toContain('Urządzenie zostało wylogowane.');
  // Ended already, or nobody's.
  expect((await end(ids[0] ?? '')).location).toBe(done);
  expect(await isAlive(person)).toBe(true);
});

test('a session that is over ends nothing by the forms, and is led to the sign-in', async () => {
  const person = await signedIn(app);
  const other = await elsewhere(person);
  const old = person.cookie;
  await person.post('/api/account/logout', {});
  person.cookie = old;
  const answer = await press(person, '/profil', { zamiar: 'wyloguj-inne' });
  expect(answer.location).toBe('/?wymagane=logowanie&powrot=/profil');
  expect(await isAlive(other)).toBe(true);
});
