// Accounts whose address nobody confirmed go after 14 days, told before (docs/decisions.md 'Accounts never confirmed').
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, profiles } from '#db/account/schema/accounts.ts';
import { hashOfErased } from '#db/account/commands/erasures.ts';
import { entitlements } from '#db/payments/schema/entitlements.ts';
import { erasures } from '#db/account/schema/erasures.ts';
import { passkeys } from '#db/account/schema/passkeys.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { EVERY_MINUTE, EVERY_NIGHT } from '#worker/tasks/table.ts';
import { PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const DAY_MS = 24 * 60 * 60_000;
const LETTER = 'Potwierdź adres, żeby zachować konto w serwisie Szlak';

let app: Application;
let created = 0;
beforeAll(async () => {
  app = await startApplication({}, { mail: true, isOwn: true });
  created = Date.now();
});
afterAll(() => app.stop());

/** The night that comes so many days after the accounts of these tests were made. */
const night = (days: number) => app.tick(EVERY_NIGHT, new Date(created + days * DAY_MS));
const lettersTo = (email: string) =>
  app.inbox.emails.filter(({ to, subject }) => to.includes(email) && subject === LETTER).length;
const remaining = async (...ids: string[]) =>
  (await app.database.select().from(profiles).where(inArray(profiles.id, ids)))
    .map(({ id }) => id)
    .toSorted();
const made = async (options?: { confirmed: boolean }) => {
  const person = await signedIn(app, options);
  await app.database.update(profiles).set({ created_at: created }).where(eq(profiles.id, person.id));
  return person;
};

test('told once on the tenth day, gone on the fourteenth, with everything; the person who confirmed, paid or has Google stays', async () => {
  const [lost, confirmed, premium, buyer, google] = [
    await made(),
    await made({ confirmed: true }),
    await made(),
    await made(),
    await made(),
  ];
  await makePremium(app.database, premium.id);
  await buyCourse(app.database, buyer.id, 'canva-w-pracy');
  await app.database.update(accounts).set({ provider: 'google' }).where(eq(accounts.user_id, google.id));
  const everybody = [lost.id, confirmed.id, premium.id, buyer.id, google.id];
  await night(9.9);
  await app.tick(EVERY_MINUTE, new Date(created + 9.9 * DAY_MS));
  expect(lettersTo(lost.email)).toBe(0);
  for (const at of [10, 10, 11]) await night(at);
  await app.tick(EVERY_MINUTE, new Date(created + 11 * DAY_MS));
  await expect.poll(() => lettersTo(lost.email)).toBe(1);
  await night(13.9);
  expect(await remaining(...everybody)).toHaveLength(5);
  for (const at of [14, 14]) await night(at);
  expect(await remaining(...everybody)).toEqual([confirmed.id, premium.id, buyer.id, google.id].toSorted());
  await app.tick(EVERY_MINUTE, new Date(created + 14 * DAY_MS));
  expect([confirmed, premium, buyer, google, lost].map(({ email }) => lettersTo(email))).toEqual([
    0, 0, 0, 0, 1,
  ]);
  for (const table of [accounts, subscriptions])
    expect(
      await app.database
        .select({ n: sql`1` })
        .from(table)
        .where(eq(table.user_id, lost.id)),
    ).toEqual([]);
  const login = { email: lost.email, password: PASSWORD };
  expect((await visitorOf(app).post('/api/account/login', login)).status).toBe(401);
});

test('an old account, too, has its days after the letter; confirmed in them, it stays', async () => {
  const [lost, saved] = [await made(), await made()];
  await night(30);
  await app.database.update(profiles).set({ email_confirmed_at: created }).where(eq(profiles.id, saved.id));
  await night(33.9);
  expect(await remaining(lost.id, saved.id)).toHaveLength(2);
  await night(34);
  expect(await remaining(lost.id, saved.id)).toEqual([saved.id]);
});

test('anyone who goes is noted as erased, and a run that they left counts as used; anyone who has a passkey stays', async () => {
  const [lost, keyed] = [await made(), await made()];
  await app.database.insert(passkeys).values({
    id: crypto.randomUUID(),
    credential_id: crypto.randomUUID(),
    user_id: keyed.id,
    public_key: 'klucz',
    counter: 0,
    name: 'Firefox',
    created_at: created,
  });
  const [run, end] = [crypto.randomUUID(), created + 50 * DAY_MS];
  await night(40);
  await app.database
    .update(subscriptions)
    .set({ reserved_run: run, reserved_until: end })
    .where(eq(subscriptions.user_id, lost.id));
  await night(44);
  expect(await remaining(lost.id, keyed.id)).toEqual([keyed.id]);
  const noted = await app.database.select().from(erasures);
  expect(noted.map(({ erased_hash }) => erased_hash)).toContain(hashOfErased(lost.id));
  expect(noted.map(({ erased_hash }) => erased_hash)).not.toContain(hashOfErased(keyed.id));
  const lines = await app.database
    .select()
    .from(entitlements)
    .where(eq(entitlements.key, `run:${run}`));
  expect(lines).toMatchObject([{ why: 'left-in-mid-run', amount: -1, user_id: null }]);
});
