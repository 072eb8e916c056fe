// The ledger of entitlements, case by case (docs/decisions.md 'Entitlements'): what was used stays used, over accounts and orders.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { forgetDeparted } from '#db/payments/commands/entitlements/endings.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { entitlementMarks, entitlements } from '#db/payments/schema/entitlements.ts';
import { logs, metrics } from '#db/desk/schema/observability.ts';
import { referrals } from '#db/payments/schema/referral.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { checkEntitlements } from '#worker/services/account/entitlements-check.ts';
import { DAY_MS, holderNamed, lifeOf, type Life } from '#tests/support/entitlements/life.ts';
import { startDatabase } from '#tests/support/payments/in-node.ts';

let db: Database;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database: db, stop } = await startDatabase());
});
afterAll(() => stop());

let count = 0;
const newName = () => `osoba-${++count}`;

async function begun(name = newName()): Promise<Life & { name: string }> {
  const life = lifeOf(db, name);
  await life.begin({ withGoogle: false });
  return Object.assign(life, { name });
}

async function analyse(life: Life): Promise<boolean> {
  const runId = crypto.randomUUID();
  await life.clear();
  return (await life.lease(runId)) && (await life.store(runId));
}

const left = async (life: Life) => {
  const rows = await life.rows();
  return Object.fromEntries(
    rows.map(({ id, quiz_generations_left: analyses }) => [id.startsWith('free:') ? 'free' : id, analyses]),
  );
};

let contracts = 0;

async function order(life: Life): Promise<string> {
  const contract = `sub_${++contracts}`;
  await life.read({ contract, plan: 'premium', period: life.now(), isPaid: true, isReversed: false });
  return contract;
}

describe('whoever deletes the account and comes back', () => {
  test('finds the free analysis used, by the address as by the Google account', async () => {
    for (const withGoogle of [false, true]) {
      const life = await begun();
      expect(await analyse(life)).toBe(true);
      await life.leave();
      await life.begin({ withGoogle });
      expect(await left(life)).toEqual({ free: 0 });
      expect(await analyse(life)).toBe(false);
    }
  });

  test('finds what was not used, and finds it used the third time', async () => {
    const life = await begun();
    await life.leave();
    await life.begin({ withGoogle: true });
    expect(await left(life)).toEqual({ free: 1 });
    expect(await analyse(life)).toBe(true);
    await life.leave();
    await life.begin({ withGoogle: false });
    expect(await left(life)).toEqual({ free: 0 });
  });

  test('in the middle of a run has used it: its text was there to be read', async () => {
    const life = await begun();
    expect(await life.lease(crypto.randomUUID())).toBe(true);
    await life.leave();
    await life.begin({ withGoogle: false });
    expect(await left(life)).toEqual({ free: 0 });
  });

  test('gets no second recommendation', async () => {
    const life = await begun();
    await life.recommend();
    await life.leave();
    await life.begin({ withGoogle: false });
    const [row] = await db.select().from(referrals).where(eq(referrals.user_id, life.personId()));
    expect(row?.used_at).toEqual(expect.any(Number));
  });

  test('opens no two accounts with what one of them had left, by the address and by the Google account', async () => {
    const life = await begun();
    await life.leave();
    const first = lifeOf(db, life.name);
    await first.begin({ withGoogle: false });
    // The address has changed since; Google's account is the same.
    await db.update(profiles).set({ email: 'inny@example.pl' }).where(eq(profiles.id, first.personId()));
    const second = lifeOf(db, life.name);
    await second.begin({ withGoogle: true });
    expect([await left(first), await left(second)]).toEqual([{ free: 1 }, { free: 0 }]);
  });

  test('is forgotten after its time: no mark and no line is left, and of the person who came back everything', async () => {
    const [gone, back] = [await begun(), await begun()];
    for (const life of [gone, back]) {
      await analyse(life);
      await life.leave();
    }
    await back.begin({ withGoogle: false });
    const holders = [await holderNamed(db, gone.name), await holderNamed(db, back.name)];
    const lines = () =>
      Promise.all(holders.map((holder) => db.$count(entitlements, eq(entitlements.holder, holder))));
    const at = gone.now();
    await forgetDeparted(db, at - 1);
    expect(await lines()).toEqual([2, 2]);
    await forgetDeparted(db, at);
    expect(await lines()).toEqual([0, 2]);
    expect(await db.$count(entitlementMarks)).toBe(0);
    await gone.begin({ withGoogle: false });
    expect(await left(gone)).toEqual({ free: 1 });
    expect(await left(back)).toEqual({ free: 0 });
  });
});

describe('Premium that was given back', () => {
  test('leaves to the next order what was not used of it: four, not five more', async () => {
    const life = await begun();
    await order(life);
    await analyse(life);
    await life.withdraw();
    const second = await order(life);
    expect((await left(life))[second]).toBe(4);
    await life.withdraw();
    const third = await order(life);
    expect((await left(life))[third]).toBe(4);
  });

  test('does so over a deleted account, and where it was refunded or disputed', async () => {
    const life = await begun();
    const first = await order(life);
    await analyse(life);
    await life.read({
      contract: first,
      plan: 'premium',
      period: life.now(),
      isPaid: true,
      isReversed: true,
    });
    await life.leave();
    await life.begin({ withGoogle: true });
    const second = await order(life);
    expect((await left(life))[second]).toBe(4);
  });

  test.each([
    [30 * DAY_MS - 1, 4],
    [30 * DAY_MS, 5],
  ])('counts for thirty days: after %i ms %i are left', async (ms, analyses) => {
    const life = await begun();
    await order(life);
    await analyse(life);
    await life.withdraw();
    life.pass(ms);
    const second = await order(life);
    expect((await left(life))[second]).toBe(analyses);
    // A period that is paid for fills it whole.
    life.pass(30 * DAY_MS);
    await life.read({
      contract: second,
      plan: 'premium',
      period: life.now(),
      isPaid: true,
      isReversed: false,
    });
    expect((await left(life))[second]).toBe(5);
  });

  test('takes nothing from anyone who paid for all of it and let it end', async () => {
    const life = await begun();
    await order(life);
    await analyse(life);
    life.pass(31 * DAY_MS);
    const second = await order(life);
    expect((await left(life))[second]).toBe(5);
  });
});

test('the owner of an address finds the free analysis whole that a stranger had used, and only once', async () => {
  const life = await begun();
  await analyse(life);
  await life.recommend();
  await life.takeOver();
  expect(await left(life)).toEqual({ free: 1 });
  for (const table of ['user_analysis', 'career_analyses', 'runs', 'referrals', 'quiz_answers'])
    expect(
      await db.all(sql`SELECT 1 FROM ${sql.identifier(table)} WHERE user_id = ${life.personId()}`),
    ).toEqual([]);
  expect(await analyse(life)).toBe(true);
  await life.leave();
  await life.begin({ withGoogle: true });
  expect(await left(life)).toEqual({ free: 0 });
});

test('a run that outlived its lease is not stored once a later one has used what was left', async () => {
  const life = await begun();
  const [slow, fast] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await life.lease(slow)).toBe(true);
  life.pass(120_000);
  expect(await life.lease(fast)).toBe(true);
  expect(await life.store(fast)).toBe(true);
  expect(await life.store(slow)).toBe(false);
  expect(await life.store(fast)).toBe(true);
  expect(await left(life)).toEqual({ free: 0 });
});

test('a counter that differs is told to the operator every night and mended by nobody', async () => {
  const life = await begun();
  const told = () => db.select().from(logs).where(eq(logs.user_id, life.personId()));
  await checkEntitlements({ db, now: 1 });
  expect(await told()).toEqual([]);
  await db
    .update(subscriptions)
    .set({ quiz_generations_left: 9 })
    .where(eq(subscriptions.user_id, life.personId()));
  await checkEntitlements({ db, now: 2 });
  const [line] = await told();
  expect(JSON.parse(line?.data ?? '{}')).toMatchObject({ source: 'free', analyses: 9, analysesByLedger: 1 });
  const counted = await db.select().from(metrics).where(eq(metrics.metric_name, 'entitlement_mismatch'));
  expect(counted.map(({ value }) => value)).toEqual([0, 1]);
  expect(await left(life)).toEqual({ free: 9 });
});
