// Passkeys, recovery codes, fresh proofs and reports of lessons under their quotas, nothing scaled (worker/limits.ts): how many may be
// wrong, from where, and that what was right gives its use back. Each test is a network of its own.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessonReports } from '#db/courses/schema/lessons.ts';
import { quotas } from '#db/platform/schema/quotas.ts';
import { networkOf } from '#domain/platform/quota/quota.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { hashOfToken } from '#worker/auth/session-cookie.ts';
import { QUOTAS, type QuotaName } from '#worker/limits.ts';
import { quotaKey } from '#worker/services/platform/quotas.ts';
import { addPasskey, assert, type SoftKey } from '#tests/support/account/authenticator.ts';
import {
  PASSWORD,
  signedIn,
  visitorOf,
  type SignedIn,
  type Visitor,
} from '#tests/support/account/visitor.ts';
import { storeLessonOf } from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';

const COURSE = 'canva-w-pracy';
const PROOF = '/api/account/proof';
const WRONG = { code: 'abcd-efgh-jkmn-pqrs-tuvw-xyz2', password: 'zle-haslo-na-pewno' };

let app: Application;
beforeAll(async () => {
  app = await startApplication({ RATE_LIMIT_SCALE: '1' }, { mail: true });
});
afterAll(() => app.stop());

let networks = 0;
const newNetwork = () => `203.0.113.${++networks}`;

const keyOf = (name: QuotaName, subject: string) =>
  quotaKey({ config: { keys: keyRing(AUTH_SECRET) } }, { name, subject });
const usedOf = async (name: QuotaName, subject: string) => {
  const [row] = await app.database
    .select()
    .from(quotas)
    .where(eq(quotas.key, keyOf(name, subject)));
  return row?.count ?? 0;
};

/** As if so many had just been counted. */
async function counted(name: QuotaName, subject: string, count: number): Promise<void> {
  const row = { key: keyOf(name, subject), count, resets_at: Date.now() + QUOTAS[name].windowMs };
  await app.database.insert(quotas).values(row).onConflictDoUpdate({ target: quotas.key, set: row });
}

const send = (visitor: Visitor, path: string, body: unknown, network = newNetwork()) =>
  visitor.post(path, body, { headers: { 'CF-Connecting-IP': network } });

const sessionOf = ({ cookie }: Visitor) => hashOfToken(cookie?.split('=')[1] ?? '');

async function withKey(): Promise<{ person: SignedIn; key: SoftKey }> {
  const person = await signedIn(app, { confirmed: true });
  return { person, key: await addPasskey(person, app.url) };
}

async function withCodes() {
  const { person, key } = await withKey();
  const on = await send(person, '/api/account/second-factor', {});
  return { person, key, codes: ((await on.json()) as { recoveryCodes: string[] }).recoveryCodes };
}

/** The path of a passkey's answer, and an answer to what was asked for it. */
async function answer(visitor: Visitor, path: string, key: SoftKey, network: string) {
  const asked = path === PROOF ? `${PROOF}/passkey/options` : `${path}/options`;
  const options = await (await send(visitor, asked, {}, network)).json();
  return send(visitor, path, assert(app.url, key, options as { challenge: string }), network);
}

async function refusal(response: Response, most: QuotaName): Promise<void> {
  expect([response.status, await response.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
  const wait = Number(response.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(QUOTAS[most].windowMs / 1000 - 60);
}

test.each([
  ['/api/account/login/passkey', () => visitorOf(app), 200],
  [PROOF, (person: Visitor) => person, 204],
] as const)('%s: 30 a network in 15 minutes; a key that fits gives its use back', async (path, who, ok) => {
  const { person, key } = await withKey();
  const network = newNetwork();
  await counted('loginByNetwork', networkOf(network), QUOTAS.loginByNetwork.most - 1);
  expect((await answer(who(person), path, key, network)).status).toBe(ok);
  expect(await usedOf('loginByNetwork', networkOf(network))).toBe(QUOTAS.loginByNetwork.most - 1);
  await counted('loginByNetwork', networkOf(network), QUOTAS.loginByNetwork.most);
  await refusal(await answer(who(person), path, key, network), 'loginByNetwork');
  expect((await answer(who(person), path, key, newNetwork())).status).toBe(ok);
});

test('recovery codes after the first factor: ten a person in 15 minutes, from wherever, and the right one waits, too', async () => {
  const { person, codes } = await withCodes();
  const visitor = visitorOf(app);
  await send(visitor, '/api/account/login', { email: person.email, password: PASSWORD });
  const enter = (code: string) =>
    visitor.submit('/drugi-krok', { code }, { 'CF-Connecting-IP': newNetwork() });
  await counted('recoveryByPerson', person.id, QUOTAS.recoveryByPerson.most - 1);
  expect((await enter(WRONG.code)).status).toBe(401);
  expect((await enter(codes[0] ?? '')).status).toBe(429);
  expect(visitor.cookie).toBeNull();
  await counted('recoveryByPerson', person.id, 0);
  expect((await enter(codes[0] ?? '')).status).toBe(302);
});

test.each([
  ['code', withCodes],
  ['password', withKey],
] as const)(
  'a %s: ten wrong ones a session in 15 minutes; another session isn’t held up',
  async (way, who) => {
    const { person } = await who();
    const [path, body] = [PROOF, { [way]: WRONG[way] }];
    const other = await signedIn(app);
    await counted('changeBySession', sessionOf(person), QUOTAS.changeBySession.most - 1);
    expect((await send(person, path, body)).status).toBe(401);
    await refusal(await send(person, path, body), 'changeBySession');
    expect((await send(other, path, body)).status).toBe(401);
  },
);

test.each([
  ['/potwierdz', `password=${WRONG.password}`],
  ['/profil/adres', `email=nowy@example.pl&password=${WRONG.password}`],
])('the plain form of %s counts as the call', async (path, body) => {
  const person = await signedIn(app);
  await counted('changeBySession', sessionOf(person), QUOTAS.changeBySession.most);
  const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  expect((await person.post(path, body, form)).status).toBe(429);
});

test('a report beyond its quota is refused, not stored, and counted all the same', async () => {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, COURSE);
  await storeLessonOf(app.database, COURSE);
  const report = () =>
    send(person, `/api/courses/${COURSE}/lessons/1-1-lekcja-1/reports`, { text: 'Literówka.' });
  const { most } = QUOTAS.reportBySession;
  await counted('reportBySession', sessionOf(person), most - 1);
  expect((await report()).status).toBe(204);
  await refusal(await report(), 'reportBySession');
  expect(await usedOf('reportBySession', sessionOf(person))).toBe(most + 1);
  const stored = app.database.select().from(lessonReports).where(eq(lessonReports.user_id, person.id));
  expect(await stored).toHaveLength(1);
});
