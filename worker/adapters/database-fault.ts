// Tells a database that says no from one that is out of reach. It understood and refused: asking again in the same words gives the same
// response. A database that is away, busy, full or locked out by a wrong token may yet say yes.
import { queryName } from '#db/query-name.ts';

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

/**
 * What may be told of an error that came from the database: what was asked, by its name, and the fault's code. Its message may repeat
 * what people wrote, in any shape, so nothing of it is told. Null = it came from elsewhere.
 */
export function databaseWords(error: unknown): string | null {
  if (!(error instanceof Error) || !isOfDatabase(error)) return null;
  const causes = chainOf(error);
  const names = causes.flatMap(namesOf).slice(0, MAX_NAMES);
  const codes = causes.flatMap((one) => ('code' in one && isCode(one.code) ? [one.code] : []));
  return `${[...new Set(names)].join(', ') || 'statement'}: ${codes[0] ?? causes.at(-1)?.name ?? 'Error'}`;
}

const MAX_NAMES = 8;

function isOfDatabase(error: Error): boolean {
  return ('query' in error && 'params' in error) || 'queryNames' in error || error.name.startsWith('Libsql');
}

function chainOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...chainOf(error.cause)] : [error];
}

function namesOf(error: Error): string[] {
  if ('queryNames' in error && Array.isArray(error.queryNames)) return error.queryNames.map(String);
  return 'query' in error && typeof error.query === 'string' ? [queryName(error.query)] : [];
}

function isCode(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code);
}
