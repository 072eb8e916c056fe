// Everything that names a person, in one place (decisions.md 'Data rights'): the export reads these tables, the deletion empties
// them. A test walks the schema and fails for a table that names people and is missing here.
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.ts';
import { accounts, knownDevices, profiles, sessions, tokens } from './schema/accounts.ts';
import { careerAnalyses, quizAnswers, runs, userAnalysis } from './schema/analyses.ts';
import { outbox } from './schema/mail.ts';
import { logs, metrics } from './schema/observability.ts';
import { openOrders, referrals } from './schema/billing.ts';
import { lessonProgress, lessonReports } from './schema/lessons.ts';
import { purchases, unmatchedPayments } from './schema/purchases.ts';
import { skillMarks, stepMarks } from './schema/steps.ts';
import { subscriptions } from './schema/subscriptions.ts';
import { personOf, type SessionRef } from './session-ref.ts';

export type PersonTable = {
  table: SQLiteTable;
  /** The column that holds the person's id. */
  owner: SQLiteColumn;
  /**
   * 'forget-who' keeps the row without the person: the operator's records, and what accounting law keeps (purchases: the sum
   * and its day, for five years after the end of the year; ustawa o rachunkowości, art. 74).
   */
  atDeletion: 'delete' | 'forget-who';
  /** Left out of the export: hashes and sealed texts, which are keys and no data, and would open an account if they got about. */
  secrets?: readonly string[];
};

/** In the order of deletion: the session, by which the statements know whose rows they are, goes last, with the profile. */
export const PERSON_DATA: readonly PersonTable[] = [
  { table: quizAnswers, owner: quizAnswers.user_id, atDeletion: 'delete' },
  { table: careerAnalyses, owner: careerAnalyses.user_id, atDeletion: 'delete' },
  { table: userAnalysis, owner: userAnalysis.user_id, atDeletion: 'delete' },
  { table: runs, owner: runs.user_id, atDeletion: 'delete' },
  { table: stepMarks, owner: stepMarks.user_id, atDeletion: 'delete' },
  { table: skillMarks, owner: skillMarks.user_id, atDeletion: 'delete' },
  { table: subscriptions, owner: subscriptions.user_id, atDeletion: 'delete' },
  { table: referrals, owner: referrals.user_id, atDeletion: 'delete' },
  { table: openOrders, owner: openOrders.user_id, atDeletion: 'delete' },
  { table: lessonProgress, owner: lessonProgress.user_id, atDeletion: 'delete' },
  { table: lessonReports, owner: lessonReports.user_id, atDeletion: 'forget-who' },
  { table: unmatchedPayments, owner: unmatchedPayments.user_id, atDeletion: 'forget-who' },
  { table: purchases, owner: purchases.user_id, atDeletion: 'forget-who' },
  { table: outbox, owner: outbox.user_id, atDeletion: 'delete', secrets: ['sealed'] },
  { table: tokens, owner: tokens.user_id, atDeletion: 'delete', secrets: ['token_hash'] },
  { table: knownDevices, owner: knownDevices.user_id, atDeletion: 'delete', secrets: ['device_hash'] },
  { table: accounts, owner: accounts.user_id, atDeletion: 'delete', secrets: ['password_hash'] },
  { table: logs, owner: logs.user_id, atDeletion: 'forget-who' },
  { table: metrics, owner: metrics.user_id, atDeletion: 'forget-who' },
  { table: sessions, owner: sessions.user_id, atDeletion: 'delete', secrets: ['token_hash'] },
  { table: profiles, owner: profiles.id, atDeletion: 'delete' },
];

/** A statement: the person's rows of one table, without what is secret. */
export function personRows(db: Database, session: SessionRef, { table, owner, secrets = [] }: PersonTable) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !secrets.includes(name));
  return db
    .select(Object.fromEntries(columns))
    .from(table)
    .where(eq(owner, personOf(session)));
}

/** Deletes the person whose live session this is, in one batch. False = there was no live session. */
export async function deletePerson(db: Database, session: SessionRef): Promise<boolean> {
  const who = personOf(session);
  // Sessions go with the profile on which they hang: without them nobody would know whose it is.
  const before = PERSON_DATA.filter(({ table }) => table !== sessions && table !== profiles);
  const statements = before.map(({ table, owner, atDeletion }): BatchItem<'sqlite'> => {
    const whose = eq(owner, who);
    if (atDeletion === 'delete') return db.delete(table).where(whose);
    return db.run(sql`UPDATE ${table} SET ${sql.identifier(owner.name)} = NULL WHERE ${whose}`);
  });
  const gone = db.delete(profiles).where(eq(profiles.id, who)).returning({ id: profiles.id });
  const [first = gone, ...others] = statements;
  const results: unknown[] = await db.batch([first, ...others, gone]);
  // With a variable number of statements the types of their answers are lost; the last is the profile's.
  return (results.at(-1) as { id: string }[]).length > 0;
}
