// Tells a database that says no from one that is out of reach. It understood and refused: asking again in the same words gives the same
// response. A database that is away, busy, full or locked out by a wrong token may yet say yes.
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
