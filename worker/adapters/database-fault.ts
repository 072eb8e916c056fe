// Turns whatever the database client throws into our own error; the cause goes to the log, never to the visitor.
import { AppError } from '#domain/errors.ts';
import { appError } from '#domain/messages.ts';
import { logError } from '../log.ts';

/** `database-down` for anything but an error of ours. */
export function databaseFault(error: unknown): AppError {
  if (error instanceof AppError) return error;
  logError('database', error);
  return appError('database-down');
}

/** Runs a command against the database; every failure becomes `database-down`. */
export async function orDatabaseDown<Result>(command: Promise<Result>): Promise<Result> {
  try {
    return await command;
  } catch (error) {
    throw databaseFault(error);
  }
}

// The database understood and said no: asking again in the same words gives the same answer. A database that is away, busy,
// full or locked out by a wrong token may yet say yes.
const REFUSALS = new Set([
  'SQLITE_CONSTRAINT',
  'SQLITE_MISMATCH',
  'SQLITE_TOOBIG',
  'SQLITE_RANGE',
  'SQLITE_ERROR',
  'SQLITE_UNKNOWN',
  'SQL_PARSE_ERROR',
  'SQL_INPUT_ERROR',
]);

/** Whether the database itself turned a statement down, rather than being out of reach. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REFUSALS.has(code) || isRefusal(error.cause);
}
