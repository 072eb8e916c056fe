// Whether the platform holds the secrets that the Worker needs (docs/operations.md 'Deploying'): by name alone, since nobody can read one
// back.
import { missing, ok, unknown, wrong, type Check } from './check.ts';

const WHAT = 'Secrets at the platform';

/**
 * `listed`: the output of `wrangler secret list`, null = it could not be asked. `needed`: the names that hold a value here; `known`: all
 * that the configuration's schema has.
 */
export function secretChecks(
  listed: string | null,
  needed: readonly string[],
  known: readonly string[],
): Check[] {
  const names = listed === null ? null : namesIn(listed);
  if (names === null) return [unknown(WHAT, 'wrangler secret list gives no answer: is wrangler signed in?')];
  const absent = needed.filter((name) => !names.includes(name));
  const foreign = names.filter((name) => !known.includes(name));
  return [
    absent.length === 0
      ? ok(WHAT, `${names.length}`)
      : missing(WHAT, `${absent.join(', ')}: wrangler secret bulk secrets.env`),
    // Misspelt, or of an earlier version: the Worker doesn't read it.
    ...(foreign.length === 0 ? [] : [wrong(WHAT, `nothing reads ${foreign.join(', ')}: is it misspelt?`)]),
  ];
}

/** Null = no list. What wrangler says besides stands before or behind it. */
function namesIn(listed: string): string[] | null {
  const [json] = /\[[\s\S]*\]/.exec(listed) ?? [];
  if (json === undefined) return null;
  try {
    const rows = JSON.parse(json) as { name?: unknown }[];
    return rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  } catch {
    return null;
  }
}
