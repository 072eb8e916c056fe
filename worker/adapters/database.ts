// The one place where the Worker opens its database. Whatever goes wrong there is `database-down`: the reason is logged and kept as the
// error's cause (database-fault.ts tells a refusal by it), and never shown.
import { openDatabase, type Database } from '#db/client.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { DatabaseConfig } from '../config.ts';
import { logError } from '../log.ts';

type OnRoundTrip = (ms: number) => void;

export function openForReads(config: DatabaseConfig, onRoundTrip?: OnRoundTrip): Database {
  return open(config, config.timeoutMs, onRoundTrip);
}

/** With the longer deadline of writes. */
export function openForWrites(config: DatabaseConfig, onRoundTrip?: OnRoundTrip): Database {
  return open(config, config.writeTimeoutMs, onRoundTrip);
}

function open(config: DatabaseConfig, timeoutMs: number, onRoundTrip: OnRoundTrip = () => {}): Database {
  return openDatabase(config, timeoutMs, { onRoundTrip, translate: databaseDown });
}

function databaseDown(error: unknown): AppError {
  if (error instanceof AppError) return error;
  logError('database', error);
  const fault = appError('database-down');
  fault.cause = error;
  return fault;
}
