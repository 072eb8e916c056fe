// Everything that names a person, in one place (docs/decisions.md 'Data rights'): the export reads these tables, the deletion empties
// them. A test walks the schema and fails for a table that names people and is missing here.
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.ts';
import { noteErasure } from './account/commands/erasures.ts';
import { keepContracts, type Departure } from './payments/commands/departed-contracts.ts';
import type { TellSecurityLog } from './account/commands/security-log.ts';
import { accounts, knownDevices, profiles, sessions, tokens } from './account/schema/accounts.ts';
import { careerAnalyses, quizAnswers, runs, userAnalysis } from './advice/schema/analyses.ts';
import { personFacts } from './advice/schema/facts.ts';
import { decisions } from './advice/schema/decisions.ts';
import { adviserQuestions } from './advice/schema/questions.ts';
import { addedPaths } from './advice/schema/added-paths.ts';
import { handOverReplies, handOvers } from './advice/schema/hand-overs.ts';
import { outbox } from './platform/schema/mail.ts';
import { entitlements } from './payments/schema/entitlements.ts';
import { logs, metrics } from './desk/schema/observability.ts';
import { passkeys, recoveryCodes } from './account/schema/passkeys.ts';
import { operators } from './desk/schema/operators.ts';
import { openOrders } from './payments/schema/orders.ts';
import { referrals } from './payments/schema/referral.ts';
import { lessonProgress, lessonReports } from './courses/schema/lessons.ts';
import { exerciseAnswers, questionResults } from './courses/schema/practice.ts';
import { talks } from './courses/schema/talks.ts';
import { securityEvents } from './account/schema/security-log.ts';
import { certificates } from './courses/schema/certificates.ts';
import { reviewCards } from './courses/schema/review-cards.ts';
import { courseReviews } from './courses/schema/reviews.ts';
import { reminders } from './advice/schema/reminders.ts';
import { sharedCards } from './site/schema/share.ts';
import { lessonRefunds, purchases, unmatchedPayments } from './payments/schema/courses.ts';
import { failedRefunds } from './payments/schema/refunds.ts';
import { withdrawalLinks } from './payments/schema/withdrawal.ts';
import { objections, skillMarks, stepMarks } from './advice/schema/steps.ts';
import { subscriptions } from './payments/schema/premium.ts';
import { switches } from './desk/schema/switches.ts';
import { sendBatch } from './send-batch.ts';

type PersonTable = {
  table: SQLiteTable;
  /** The column that holds the person's id. */
  owner: SQLiteColumn;
  /**
   * 'forget-who' keeps the row without the person: the operator's records, and what accounting law keeps (purchases: the sum
   * and its day, for five years after the end of the year; ustawa o rachunkowości, art. 74).
   */
  atDeletion: 'delete' | 'forget-who';
  /** What else of a kept row may name the person, and is emptied with it. */
  namingToo?: readonly SQLiteColumn[];
  /** Left out of the export: hashes and sealed texts, which are keys and no data, and would open an account if they got about. */
  secrets?: readonly string[];
};

/** In the order of deletion: the session, by which the statements know whose rows they are, goes last, with the profile. */
export const PERSON_DATA: readonly PersonTable[] = [
  { table: personFacts, owner: personFacts.user_id, atDeletion: 'delete' },
  { table: sharedCards, owner: sharedCards.user_id, atDeletion: 'delete' },
  { table: handOvers, owner: handOvers.user_id, atDeletion: 'delete' },
  { table: handOverReplies, owner: handOverReplies.user_id, atDeletion: 'delete' },
  { table: reminders, owner: reminders.user_id, atDeletion: 'delete' },
  { table: quizAnswers, owner: quizAnswers.user_id, atDeletion: 'delete' },
  { table: careerAnalyses, owner: careerAnalyses.user_id, atDeletion: 'delete' },
  { table: userAnalysis, owner: userAnalysis.user_id, atDeletion: 'delete' },
  { table: runs, owner: runs.user_id, atDeletion: 'delete' },
  { table: stepMarks, owner: stepMarks.user_id, atDeletion: 'delete' },
  { table: skillMarks, owner: skillMarks.user_id, atDeletion: 'delete' },
  { table: objections, owner: objections.user_id, atDeletion: 'delete' },
  { table: decisions, owner: decisions.user_id, atDeletion: 'delete' },
  { table: adviserQuestions, owner: adviserQuestions.user_id, atDeletion: 'delete' },
  { table: addedPaths, owner: addedPaths.user_id, atDeletion: 'delete' },
  { table: subscriptions, owner: subscriptions.user_id, atDeletion: 'delete' },
  { table: referrals, owner: referrals.user_id, atDeletion: 'delete' },
  { table: openOrders, owner: openOrders.user_id, atDeletion: 'delete' },
  { table: courseReviews, owner: courseReviews.user_id, atDeletion: 'delete' },
  { table: reviewCards, owner: reviewCards.user_id, atDeletion: 'delete' },
  { table: certificates, owner: certificates.user_id, atDeletion: 'delete' },
  { table: lessonProgress, owner: lessonProgress.user_id, atDeletion: 'delete' },
  { table: questionResults, owner: questionResults.user_id, atDeletion: 'delete' },
  { table: exerciseAnswers, owner: exerciseAnswers.user_id, atDeletion: 'delete' },
  { table: talks, owner: talks.user_id, atDeletion: 'delete' },
  { table: lessonReports, owner: lessonReports.user_id, atDeletion: 'forget-who' },
  {
    table: unmatchedPayments,
    owner: unmatchedPayments.user_id,
    atDeletion: 'forget-who',
    namingToo: [unmatchedPayments.reference],
  },
  { table: purchases, owner: purchases.user_id, atDeletion: 'forget-who' },
  { table: lessonRefunds, owner: lessonRefunds.user_id, atDeletion: 'forget-who' },
  { table: failedRefunds, owner: failedRefunds.user_id, atDeletion: 'forget-who' },
  // What was used up stays so: db/payments/schema/entitlements.ts.
  {
    table: entitlements,
    owner: entitlements.user_id,
    atDeletion: 'forget-who',
    secrets: ['holder', 'key'],
  },
  // The link goes on: an account's end takes no right of withdrawal away.
  {
    table: withdrawalLinks,
    owner: withdrawalLinks.user_id,
    atDeletion: 'forget-who',
    secrets: ['token_hash', 'address_hash', 'address_sealed'],
  },
  { table: outbox, owner: outbox.user_id, atDeletion: 'delete', secrets: ['sealed'] },
  { table: passkeys, owner: passkeys.user_id, atDeletion: 'delete' },
  { table: recoveryCodes, owner: recoveryCodes.user_id, atDeletion: 'delete', secrets: ['code_hash'] },
  { table: operators, owner: operators.user_id, atDeletion: 'delete' },
  { table: tokens, owner: tokens.user_id, atDeletion: 'delete', secrets: ['token_hash', 'keys_before'] },
  { table: knownDevices, owner: knownDevices.user_id, atDeletion: 'delete', secrets: ['device_hash'] },
  { table: accounts, owner: accounts.user_id, atDeletion: 'delete', secrets: ['password_hash'] },
  // The chain of the log is made over the mark, so that it holds without the person.
  {
    table: securityEvents,
    owner: securityEvents.user_id,
    atDeletion: 'forget-who',
    // Who of the desk it was is that person's; what they did and why is told.
    secrets: ['nonce', 'mark', 'proof', 'seal', 'actor', 'actor_id'],
  },
  { table: logs, owner: logs.user_id, atDeletion: 'forget-who' },
  { table: switches, owner: switches.set_by, atDeletion: 'forget-who' },
  { table: metrics, owner: metrics.user_id, atDeletion: 'forget-who' },
  { table: sessions, owner: sessions.user_id, atDeletion: 'delete', secrets: ['token_hash'] },
  { table: profiles, owner: profiles.id, atDeletion: 'delete', secrets: ['holder'] },
];

/** A statement: the person's rows of one table, without what is secret. */
export function personRows(db: Database, who: SQL<string>, { table, owner, secrets = [] }: PersonTable) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !secrets.includes(name));
  return db.select(Object.fromEntries(columns)).from(table).where(eq(owner, who));
}

/** 'changed': meanwhile they have become another customer at the payment provider, and nothing was deleted; 'gone': the person who asks may not, or there is nobody. */
type Deletion = 'deleted' | 'changed' | 'gone';

/**
 * Deletes a person in one batch. `asked`: a statement that finds them for as long as the person who asks may; `personId`: who it is, for the record of
 * erasures;
 * `customerId`: who they were at the provider when they left it.
 * `departure`: contracts that may still be withdrawn from are kept under it; null = none is.
 */
export async function deletePerson(
  db: Database,
  { asked, now }: { asked: SQL<string>; now: number },
  { personId, customerId }: { personId: string; customerId: string | null },
  departure: Departure | null,
  told: TellSecurityLog | null = null,
): Promise<Deletion> {
  const who = unlessChanged(asked, customerId);
  const gone = db.delete(profiles).where(eq(profiles.id, who)).returning({ id: profiles.id });
  const left = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, asked));
  const noted = noteErasure(db, personId, who, now);
  const tells = told === null ? [] : [told(sql`${who} IS NOT NULL`)];
  const was = await sendBatch(db, {
    noted,
    told: tells,
    forgotten: forgetting(db, who, departure),
    gone,
    left,
  });
  if (was.gone.length === 1) return 'deleted';
  return was.left.length === 1 ? 'changed' : 'gone';
}

/** Erases whoever this id was once more, in a database from a backup. True = they were there. */
export async function eraseAgain(db: Database, id: string, departure: Departure): Promise<boolean> {
  const gone = db.delete(profiles).where(eq(profiles.id, id)).returning({ id: profiles.id });
  const forgotten = forgetting(db, sql<string>`${id}`, departure);
  return (await sendBatch(db, { forgotten, gone })).gone.length === 1;
}

// Sessions go with the profile on which they hang: without them nobody would know whose it is.
function forgetting(db: Database, who: SQL<string>, departure: Departure | null): BatchItem<'sqlite'>[] {
  const before = PERSON_DATA.filter(({ table }) => table !== sessions && table !== profiles);
  const kept = departure === null ? [] : keepContracts(db, who, departure);
  const forgotten = before.map(({ table, owner, atDeletion, namingToo = [] }): BatchItem<'sqlite'> => {
    const whose = eq(owner, who);
    if (atDeletion === 'delete') return db.delete(table).where(whose);
    const emptied = [owner, ...namingToo].map(({ name }) => sql`${sql.identifier(name)} = NULL`);
    return db.run(sql`UPDATE ${table} SET ${sql.join(emptied, sql`, `)} WHERE ${whose}`);
  });
  return [...kept, ...forgotten];
}

// No longer being a customer there is no change: it comes of leaving.
function unlessChanged(asked: SQL<string>, customerId: string | null): SQL<string> {
  const customer = profiles.stripe_customer_id;
  return sql`(SELECT ${profiles.id} FROM ${profiles} WHERE ${profiles.id} = ${asked} AND (${customer} IS NULL OR ${customer} = ${customerId}))`;
}
