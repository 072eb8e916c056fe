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
