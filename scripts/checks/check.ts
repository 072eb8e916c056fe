// One line of what a deployment needs (docs/operations.md 'Deploying'): what, how it stands, and what to do.

/** 'unset' = it need not be there; 'unknown' = it could not be looked at. Neither stops anything. */
type State = 'ok' | 'unset' | 'missing' | 'wrong' | 'unknown';

/** `found`: what was found, or what to do about it, in one line. */
export type Check = { what: string; state: State; found: string };

export const ok = (what: string, found = ''): Check => ({ what, state: 'ok', found });
export const unset = (what: string, found = ''): Check => ({ what, state: 'unset', found });
export const missing = (what: string, found: string): Check => ({ what, state: 'missing', found });
export const wrong = (what: string, found: string): Check => ({ what, state: 'wrong', found });
export const unknown = (what: string, found: string): Check => ({ what, state: 'unknown', found });

/**
 * A check that can't be made says so, and keeps no other from being made. A key that is refused is no such check: it is known to be
 * wrong.
 */
export async function attempt(what: string, check: () => Promise<Check[]>): Promise<Check[]> {
  try {
    return await check();
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'no answer';
    if (statusIn(error) === 401)
      return [wrong(what, `the key is refused: set the right one, for this mode (${withoutKeys(reason)})`)];
    return [unknown(what, withoutKeys(reason))];
  }
}

/** As the providers' libraries tell it. */
function statusIn(error: unknown): unknown {
  const told: Partial<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? { ...error } : {};
  return told['statusCode'] ?? told['status'];
}

// Providers repeat a part of the key that they refuse.
function withoutKeys(text: string): string {
  return text.replaceAll(/\b(?:[srp]k_|re_|whsec_|AIza)[\w*-]+/g, '[key]');
}

const WORDS: Record<State, string> = {
  ok: 'ok',
  unset: 'unset',
  missing: 'MISSING',
  wrong: 'WRONG',
  unknown: 'unknown',
};

export function tableOf(checks: readonly Check[]): string {
  const widest = Math.max(...checks.map(({ what }) => what.length));
  return checks
    .map(({ what, state, found }) => `${what.padEnd(widest)}  ${WORDS[state].padEnd(7)}  ${found}`.trimEnd())
    .join('\n');
}

/** Nothing may be deployed that is known to be wrong. */
export function standsInTheWay({ state }: Check): boolean {
  return state === 'wrong';
}
