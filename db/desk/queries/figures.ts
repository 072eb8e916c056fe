// The figures of the operator's desk (domain/desk/figures.ts), counted from the rows of one span of time, or as they were stored by day. A
// count without rows is 0; a median, tokens or a sum of money without rows is no figure at all.
import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { runs } from '../../advice/schema/analyses.ts';
import { dailyFigures } from '../schema/desk.ts';
import { modelCalls } from '../schema/model-calls.ts';
import { logs, metrics } from '../schema/observability.ts';
import { purchases } from '../../payments/schema/courses.ts';
import { subscriptions } from '../../payments/schema/premium.ts';

/** Epoch ms; `to` is not in it. */
export type Span = { from: number; to: number };

/** Rows of `name` and `value`, as a statement to select from. */
export function countedFigures(span: Span): SQL {
  const all = sql.join([...counts(span), ...medians(span), ...spending(span)], sql` UNION ALL `);
  return sql`SELECT name, value FROM (${all}) AS counted WHERE value IS NOT NULL`;
}

/** What of a day has happened until now. */
export function figuresOfSpan(db: Database, span: Span) {
  return db
    .select({ name: sql<string>`name`, value: sql<number>`value` })
    .from(sql`(${countedFigures(span)}) AS figures`);
}

/** From the day `from` to the one before `to`. */
export function storedFigures(db: Database, { from, to }: { from: string; to: string }) {
  return db
    .select()
    .from(dailyFigures)
    .where(and(gte(dailyFigures.day, from), lt(dailyFigures.day, to)));
}

function counts(span: Span): SQL[] {
  const ended = sql`FROM ${runs} WHERE ${within(runs.ended_at, span)} AND ended_at IS NOT NULL`;
  return [
    counted('runs_started', sql`FROM ${runs} WHERE ${within(runs.started_at, span)}`),
    counted('runs_done', sql`${ended} AND outcome = 'done'`),
    counted('runs_given_back', sql`${ended} AND outcome <> 'done'`),
    sql`SELECT 'runs_failed:' || outcome AS name, count(*) AS value ${ended} AND outcome <> 'done' GROUP BY outcome`,
    counted('sign_ups', sql`FROM ${profiles} WHERE ${within(profiles.created_at, span)}`),
    counted('course_orders', sql`FROM ${purchases} WHERE ${within(purchases.bought_at, span)}`),
    counted('course_refunds', sql`FROM ${purchases} WHERE ${within(purchases.withdrawn_at, span)}`),
    counted('premium_orders', events('checkout_completed', span)),
    counted('premium_refunds', sql`FROM ${subscriptions} WHERE ${within(subscriptions.withdrawn_at, span)}`),
    counted('mails_sent', events('mail_sent', span)),
    counted('mails_failed', events('mail_failed', span)),
    counted('errors', sql`FROM ${logs} WHERE ${within(logs.timestamp, span)} AND level = 'error'`),
  ];
}

function medians(span: Span): SQL[] {
  const done = sql`FROM ${runs} WHERE ${within(runs.ended_at, span)} AND ended_at IS NOT NULL AND outcome = 'done'`;
  const withFirst = sql`${done} AND first_section_ms IS NOT NULL`;
  return [
    median('first_section_ms', sql`first_section_ms`, withFirst),
    median('run_ms', sql`ended_at - started_at`, done),
  ];
}

function spending(span: Span): SQL[] {
  const calls = sql`FROM ${modelCalls} WHERE ${within(modelCalls.started_at, span)} AND ended_at IS NOT NULL`;
  // With one call that has no price the sum would be less than it cost.
  const cost = sql`CASE WHEN count(*) > 0 AND count(*) = count(reserved_micro) THEN coalesce(sum(cost_micro), 0) END`;
  return [
    counted('model_calls', calls),
    counted('model_calls_failed', sql`${calls} AND outcome NOT IN ('ok', 'stopped')`),
    sql`SELECT 'tokens_in' AS name, sum(input_tokens) AS value ${calls}`,
    sql`SELECT 'tokens_out' AS name, sum(output_tokens) AS value ${calls}`,
    sql`SELECT 'cost_micro' AS name, ${cost} AS value ${calls}`,
    sql`SELECT 'cost_micro:' || purpose AS name, ${cost} AS value ${calls} GROUP BY purpose`,
  ];
}

function within(column: { name: string }, { from, to }: Span): SQL {
  const name = sql.identifier(column.name);
  return sql`${name} >= ${from} AND ${name} < ${to}`;
}

function counted(name: string, from: SQL): SQL {
  return sql`SELECT ${name} AS name, count(*) AS value ${from}`;
}

function events(name: string, span: Span): SQL {
  return sql`FROM ${metrics} WHERE metric_name = ${name} AND ${within(metrics.timestamp, span)}`;
}

/** Of an even number the mean of the two in the middle. */
function median(name: string, value: SQL, from: SQL): SQL {
  const size = sql`(SELECT count(*) ${from})`;
  const middle = sql`SELECT ${value} AS middle ${from} ORDER BY middle LIMIT 2 - ${size} % 2 OFFSET (${size} - 1) / 2`;
  return sql`SELECT ${name} AS name, avg(middle) AS value FROM (${middle}) AS middles`;
}
