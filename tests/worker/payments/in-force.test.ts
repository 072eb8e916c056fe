// The row in force is the same whether the rule chooses it among the rows or the database does in a batch that writes by it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#db/client.ts';
import { registerPerson } from '#db/account/commands/people.ts';
import { idInForce, planInForce, subscriptionRows } from '#db/payments/queries/premium/in-force.ts';
import { sessions } from '#db/account/schema/accounts.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { rowInForce } from '#domain/payments/plan/resolve-plan.ts';
import { migrateDatabase } from '#scripts/local/database.ts';
import { startSqld, type Sqld } from '#scripts/local/sqld.ts';

const NOW = 1_000_000_000_000;
const PRICE = 'price_1abc';

let directory: string;
let sqld: Sqld;
let db: Database;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  sqld = await startSqld({ directory });
  await migrateDatabase({ url: sqld.url, authToken: null });
  db = openDatabase({ url: sqld.url, authToken: null }, 10_000);
});
afterAll(async () => {
  await sqld.stop();
  await rm(directory, { recursive: true, force: true });
});

test.each([
  ['nothing besides the free row', []],
  ['a premium one', [['active', 'premium']]],
  ['a price that is premium by the configuration', [['active', PRICE]]],
  ['a price that nobody knows', [['active', 'price_of_old']]],
  ['a name in capitals, which names nothing', [['active', 'PREMIUM']]],
  ['enterprise', [['active', 'enterprise_2']]],
  [
    'both, whichever came first',
    [
      ['active', 'enterprise'],
      ['active', 'premium'],
    ],
  ],
  [
    'two of the same',
    [
      ['active', 'premium'],
      ['active', PRICE],
    ],
  ],
  ['a premium one that is past due', [['past_due', 'premium']]],
  [
    'a premium one that is over, and enterprise',
    [
      ['canceled', 'premium'],
      ['active', 'enterprise'],
    ],
  ],
])('with %s the database chooses what the rule chooses', async (_, rows) => {
  const id = crypto.randomUUID();
  const person = { id, email: `${id}@example.pl`, fullName: null, passwordHash: 'x' };
  await registerPerson(db, { ...person, emailConfirmedAt: null, generations: 1, resets: 0, now: NOW });
  const ends = { expires_at: NOW + 1, ends_at: NOW + 1 };
  const times = { created_at: NOW, last_seen_at: NOW, fresh_auth_at: NOW, ...ends };
  await db.insert(sessions).values({ id, token_hash: id, user_id: id, ...times });
  for (const [index, [status = '', planId = '']] of rows.entries())
    await db.insert(subscriptions).values({
      id: `sub_${index}_${id}`,
      user_id: id,
      status,
      plan_id: planId,
      quiz_generations_left: 0,
      resets_left: 0,
      created_at: NOW,
      updated_at: NOW,
    });
  const session = { tokenHash: id, now: NOW };
  const chosen = rowInForce(await subscriptionRows(db, session), [PRICE]);
  const [found] = await db.all(
    sql`SELECT ${idInForce(session, [PRICE])} AS id, ${planInForce(session, [PRICE])} AS plan`,
  );
  expect(found).toEqual({ id: chosen?.row.id, plan: chosen?.plan });
  const ended = { ...session, now: NOW + 1 };
  const [nobody] = await db.all(
    sql`SELECT ${idInForce(ended, [PRICE])} AS id, ${planInForce(ended, [])} AS plan`,
  );
  expect(nobody).toEqual({ id: null, plan: 'free' });
});
