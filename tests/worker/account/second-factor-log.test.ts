// Passkeys, recovery codes and fresh proofs in the security log: exactly one row a deed, refused or done (docs/security.md 'Security log').
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents } from '#db/account/schema/security-log.ts';
import { addPasskey, attest, proveWith, signInWith } from '#tests/support/account/authenticator.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
let log: ReturnType<typeof securityLogOf>;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
  log = securityLogOf(app);
});
afterAll(() => app.stop());

const told = async (id: string) =>
  (await log.rowsOf(id)).map(({ event, outcome }) => (outcome === 'done' ? event : `${event}: ${outcome}`));

/** Somebody with a passkey. */
async function withKey() {
  const person = await signedIn(app, { confirmed: true });
  return { person, key: await addPasskey(person, app.url) };
}

test('a passkey leaves one row as it is added, as it signs in, as it is refused and as it proves', async () => {
  const { person, key } = await withKey();
  expect((await signInWith(visitorOf(app), app.url, key)).status).toBe(200);
  const elsewhere = { origin: 'https://evil.example' };
  expect((await signInWith(visitorOf(app), app.url, key, elsewhere)).status).toBe(401);
  expect((await proveWith(person, app.url, key)).status).toBe(204);
  expect((await proveWith(person, app.url, key, elsewhere)).status).toBe(401);
  expect(await told(person.id)).toEqual([
    'passkey-addition',
    'passkey-sign-in',
    'passkey-sign-in: refused',
    'fresh-proof',
    'fresh-proof: refused',
  ]);
  expect(await log.faults()).toEqual([]);
});

test('a key that nobody has leaves a row without anybody', async () => {
  const { key } = attest(app.url, { challenge: '' });
  expect((await signInWith(visitorOf(app), app.url, key)).status).toBe(401);
  const [row] = await app.database.select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(1);
  expect(row).toMatchObject({ event: 'passkey-sign-in', outcome: 'refused', user_id: null });
});

test('a recovery code leaves one row: good, wrong or malformed, at the sign-in and as a proof', async () => {
  const { person } = await withKey();
  const on = await person.post('/api/account/second-factor', {});
  const { recoveryCodes: codes } = (await on.json()) as { recoveryCodes: string[] };
  const visitor = visitorOf(app);
  await visitor.post('/api/account/login', { email: person.email, password: PASSWORD });
  const wrong = (codes[0] ?? '').replaceAll(/[a-z\d]/g, 'a');
  const statuses = async (send: (code: string) => Promise<Response>, good = '') => {
    const tried = [];
    for (const code of ['krótki', wrong, good]) tried.push((await send(code)).status);
    return tried;
  };
  const enter = (code: string) => visitor.submit('/drugi-krok', { code });
  const prove = (code: string) => person.post('/api/account/proof', { code });
  expect(await statuses(enter, codes[0])).toEqual([401, 401, 302]);
  expect(await statuses(prove, codes[1])).toEqual([401, 401, 204]);
  expect(await told(person.id)).toEqual([
    'passkey-addition',
    'second-factor-on',
    'recovery-code-sign-in: refused',
    'recovery-code-sign-in: refused',
    'recovery-code-sign-in',
    'fresh-proof: refused',
    'fresh-proof: refused',
    'fresh-proof',
  ]);
});
