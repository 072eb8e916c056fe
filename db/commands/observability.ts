// Writes to the operator's tables.
import type { Database } from '../client.ts';
import { logs } from '../schema/observability.ts';

export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  message: string;
  /** JSON. */
  data: string | null;
  userId: string | null;
  timestamp: number;
};

export async function insertLog(db: Database, entry: LogEntry): Promise<void> {
  await db.insert(logs).values({
    level: entry.level,
    message: entry.message,
    data: entry.data,
    user_id: entry.userId,
    timestamp: entry.timestamp,
  });
}
