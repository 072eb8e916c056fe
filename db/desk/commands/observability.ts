// Writes to the operator's tables (docs/product.md 'Logs and metrics'). No text of a person stands in them, and an id only if it is a UUID
// v4.
import { sql, type SQL } from 'drizzle-orm';
import type { MetricName } from '#domain/platform/metrics.ts';
import { uuidV4OrNull } from '#domain/platform/uuid.ts';
import type { Database } from '../../client.ts';
import { logs, metrics } from '../schema/observability.ts';

export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  message: string;
  /** JSON. */
  data: string | null;
  userId: string | null;
  timestamp: number;
};

export async function insertLog(db: Database, entry: LogEntry): Promise<void> {
  await logIf(db, entry, sql`1`);
}

/** A statement for a batch: written only where the condition holds. */
export function logIf(db: Database, { level, message, data, userId, timestamp }: LogEntry, condition: SQL) {
  return db.run(sql`INSERT INTO ${logs} (level, message, data, user_id, timestamp)
    SELECT ${level}, ${message}, ${data}, ${uuidV4OrNull(userId)}, ${timestamp} WHERE ${condition}`);
}

export type Metric = { name: MetricName; value: number; userId: string | null; timestamp: number };

export async function insertMetric(db: Database, metric: Metric): Promise<void> {
  await metricIf(db, metric, sql`1`);
}

/** A statement for a batch: counts only where the condition holds. `userId` as SQL: the id of a person's row, which is one. */
export function metricIf(
  db: Database,
  { name, value, userId, timestamp }: Omit<Metric, 'userId'> & { userId: string | null | SQL },
  condition: SQL,
) {
  const id = typeof userId === 'string' ? uuidV4OrNull(userId) : userId;
  return db.run(sql`INSERT INTO ${metrics} (metric_name, value, user_id, timestamp)
    SELECT ${name}, ${value}, ${id}, ${timestamp} WHERE ${condition}`);
}

/** The same, but only if it wasn't counted for this person since `since` (epoch ms). */
export function metricOnceSince(db: Database, metric: Metric, since: number) {
  const counted = sql`SELECT 1 FROM ${metrics} WHERE ${metrics.user_id} = ${uuidV4OrNull(metric.userId)}
    AND ${metrics.metric_name} = ${metric.name} AND ${metrics.timestamp} >= ${since}`;
  return metricIf(db, metric, sql`NOT EXISTS (${counted})`);
}
