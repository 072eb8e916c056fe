// The ledger over a hundred histories that chance wrote, on a real database (docs/decisions.md 'Entitlements'): whatever happens in
// whatever order, and however often it is repeated, each counter is the sum of its lines.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { byCommand } from '#db/desk/commands/guard.ts';
import { moveGeneration } from '#db/desk/commands/people.ts';
import { checkedRows, isWrong } from '#db/payments/queries/entitlements.ts';
import { PLANS, type Plan } from '#domain/payments/plan/plans.ts';
import { DAY_MS, lifeOf, type Life } from '#tests/support/entitlements/life.ts';
import { startDatabase } from '#tests/support/payments/in-node.ts';

let db: Database;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database: db, stop } = await startDatabase());
});
afterAll(() => stop());

/** The same numbers from the same seed. */
function chanceOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (most: number) => Math.floor(next() * most), is: (share: number) => next() < share };
}

type Chance = ReturnType<typeof chanceOf>;
type Contract = { contract: string; plan: Plan; period: number; isPaid: boolean; isReversed: boolean };

const STEPS = 12;

/** Some steps are sent twice, at once: two tabs, a retry, an event that is told again. */
async function repeated(chance: Chance, step: () => Promise<unknown>): Promise<void> {
  await Promise.all(chance.is(0.35) ? [tried(step), tried(step)] : [tried(step)]);
}

// A local database may be busy with the other one. Who is told so tries again, and nothing may come of it twice.
async function tried(step: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await step();
      return;
    } catch (error) {
      if (!String(error).includes('SQLITE_BUSY')) throw error;
    }
  }
}

async function aRunOf(life: Life, chance: Chance, runs: string[]): Promise<void> {
  await life.clear();
  await repeated(chance, async () => {
    const runId = crypto.randomUUID();
    if (await life.lease(runId)) runs.push(runId);
  });
  if (chance.is(0.8)) await repeated(chance, () => life.store(runs.at(-1) ?? 'none'));
}

async function live(life: Life, chance: Chance, name: string): Promise<void> {
  const runs: string[] = [];
  let contracts: Contract[] = [];
  let bought = 0;
  const aRun = () => runs[chance.below(runs.length)] ?? 'none';
  const order = async () => {
    const one: Contract = {
      contract: `sub_${name}_${++bought}`,
      plan: chance.is(0.7) ? 'premium' : 'enterprise',
      period: life.now(),
      isPaid: chance.is(0.8),
      isReversed: false,
    };
    contracts.push(one);
    await repeated(chance, () => life.read(one));
  };
  for (let step = 0; step < STEPS; step++) {
    life.pass(chance.below(9) * DAY_MS + 1);
    if (!life.isHere) await life.begin({ withGoogle: chance.is(0.5) });
    const contract = contracts.at(-1);
    switch (chance.below(12)) {
      case 0:
      case 1:
        await aRunOf(life, chance, runs);
        break;
      case 2:
        await repeated(chance, () => life.store(aRun()));
        break;
      case 3:
        await repeated(chance, () => life.giveBack(aRun()));
        break;
      case 4:
        await life.undo(aRun());
        break;
      case 5:
        await repeated(chance, () => life.reset());
        break;
      case 6:
        await order();
        break;
      case 7:
        // The next period, a payment that came, another plan, or the same once more.
        if (contract === undefined) break;
        if (chance.is(0.5)) contract.period += 30 * DAY_MS;
        if (chance.is(0.3)) contract.plan = contract.plan === 'premium' ? 'enterprise' : 'premium';
        contract.isPaid ||= chance.is(0.7);
        await repeated(chance, () => life.read(contract));
        break;
      case 8:
        if (contract === undefined) break;
        await aRunOf(life, chance, runs);
        contract.isReversed ||= chance.is(0.4);
        await repeated(chance, () => (contract.isReversed ? life.read(contract) : life.withdraw()));
        if (chance.is(0.5)) await order();
        break;
      case 9:
        await repeated(chance, () => life.recommend());
        break;
      case 10:
        await (chance.is(0.3) ? life.takeOver() : life.reset());
        break;
      case 11:
        if (chance.is(0.3)) break;
        // Some leave while a run goes on.
        if (chance.is(0.5)) {
          await life.clear();
          await life.lease(crypto.randomUUID());
        }
        await life.leave();
        contracts = [];
        break;
    }
  }
}

const linesWhere = (condition: ReturnType<typeof sql>) =>
  db.all<{ found: number }>(sql`SELECT count(*) AS found FROM entitlements ${condition}`);

test('after a hundred histories every counter is what its lines say, and nothing was spent or given twice', async () => {
  for (let seed = 1; seed <= 100; seed++)
    await live(lifeOf(db, `historia-${seed}`), chanceOf(seed), `historia-${seed}`);
  expect((await checkedRows(db, '', 10_000)).filter(isWrong)).toEqual([]);
  const lines = await linesWhere(sql``);
  expect(lines[0]?.found).toBeGreaterThan(500);

  // No sum was below nothing at any line.
  const below = await db.all(sql`SELECT holder, source, what FROM (
      SELECT holder, source, what, sum(amount) OVER (PARTITION BY holder, source, what ORDER BY id) AS left FROM entitlements
      WHERE what IN ('analysis', 'reset')) WHERE left < 0`);
  expect(below).toEqual([]);
  // The free analysis: once a holder, over all accounts, unless a stranger used it.
  const twice = await db.all(sql`SELECT holder FROM entitlements WHERE source = 'free' AND what = 'analysis'
    GROUP BY holder HAVING -sum(CASE WHEN kind = 'spend' THEN amount ELSE 0 END)
      > 1 + sum(CASE WHEN why = 'taken-over' THEN amount ELSE 0 END)`);
  expect(twice).toEqual([]);
  // One analysis that is stored, one line; of a period never more than it gives.
  const unpaid = await db.all(sql`SELECT id FROM user_analysis WHERE NOT EXISTS
    (SELECT 1 FROM entitlements WHERE entitlements.key = 'run:' || user_analysis.id)`);
  expect(unpaid).toEqual([]);
  const tooMuch = await db.all(sql`SELECT source FROM entitlements WHERE kind = 'grant' AND why = 'period'
    GROUP BY key HAVING count(*) > 1`);
  expect(tooMuch).toEqual([]);
});

test('among those histories were deletions, returns, withdrawals, carried uses and take-overs', async () => {
  for (const why of [
    'run',
    'reset',
    'period-over',
    'carried-over',
    'withdrawn',
    'account-deleted',
    'left-in-mid-run',
    'taken-over',
  ]) {
    const [row] = await linesWhere(sql`WHERE why = ${why}`);
    expect([why, (row?.found ?? 0) > 0]).toEqual([why, true]);
  }
  const returned = await db.all(
    sql`SELECT known.holder FROM entitlement_marks AS known JOIN profiles ON profiles.holder = known.holder`,
  );
  expect(returned.length).toBeGreaterThan(5);
});

test.each(['a gift from the desk', 'a run that is still going on'])(
  'what was used of a period that was paid back is carried over, also after %s',
  async (what) => {
    const name = what.replaceAll(' ', '-');
    const life = lifeOf(db, name);
    await life.begin({ withGoogle: false });
    const contract = (number: number) => ({
      contract: `sub_${name}_${number}`,
      plan: 'premium' as const,
      period: life.now(),
      isPaid: true,
      isReversed: false,
    });
    const first = contract(1);
    await life.read(first);
    life.pass(1);
    expect(await life.lease(`${name}-run`)).toBe(true);
    if (what === 'a gift from the desk') {
      expect(await life.store(`${name}-run`)).toBe(true);
      life.pass(1);
      const gift = {
        rowId: first.contract,
        personId: life.personId(),
        by: 1,
        key: name,
        now: life.now(),
      } as const;
      expect(await moveGeneration(db, gift, byCommand(db))).toBe(true);
    }
    life.pass(1);
    await life.withdraw();
    life.pass(1);
    await life.read({ ...first, isReversed: true });
    const second = contract(2);
    await life.read(second);
    if (what === 'a run that is still going on') expect(await life.store(`${name}-run`)).toBe(true);
    const row = (await life.rows()).find(({ id }) => id === second.contract);
    expect(row?.quiz_generations_left).toBe(PLANS.premium.generations - 1);
  },
);
