// What the counters are against what the ledger says (docs/decisions.md 'Entitlements').
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { entitlements } from '../schema/entitlements.ts';
import { subscriptions } from '../schema/premium.ts';

/** What the lines add up to. */
export function sumOf(
  holder: SQL,
  source: SQL | string,
  what: typeof entitlements.$inferSelect.what,
): SQL<number> {
  return sql`(SELECT coalesce(sum(lines.amount), 0) FROM ${entitlements} AS lines
    WHERE lines.holder = ${holder} AND lines.source = ${source} AND lines.what = ${what})`;
}

/** The source of a row of `subscriptions`, under the name `own`: the free row's id would name the person. */
export const SOURCE_OF_ROW = sql`CASE WHEN own.id = 'free:' || own.user_id THEN 'free' ELSE own.id END`;

export type CheckedRow = {
  id: string;
  user_id: string;
  analyses: number;
  analysesByLedger: number;
  resets: number;
  resetsByLedger: number;
};

/** Rows of the ledger's people after this id, with both counts. */
export async function checkedRows(db: Database, after: string, limit: number): Promise<CheckedRow[]> {
  return db.all<CheckedRow>(sql`SELECT own.id, own.user_id,
      own.quiz_generations_left AS analyses, ${sumOf(sql`who.holder`, SOURCE_OF_ROW, 'analysis')} AS analysesByLedger,
      own.resets_left AS resets, ${sumOf(sql`who.holder`, SOURCE_OF_ROW, 'reset')} AS resetsByLedger
    FROM ${subscriptions} AS own JOIN ${profiles} AS who ON who.id = own.user_id
    WHERE own.id > ${after} ORDER BY own.id LIMIT ${limit}`);
}

export function isWrong(row: CheckedRow): boolean {
  return row.analyses !== row.analysesByLedger || row.resets !== row.resetsByLedger;
}
