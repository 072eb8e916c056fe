// One line of what a deployment needs (docs/operations.md 'Deploying'): what, how it stands, and what to do.

export type State = 'ok' | 'missing' | 'wrong' | 'unknown';

/** `found`: what was found, or what to do about it, in one line. */
export type Check = { what: string; state: State; found: string };

export const ok = (what: string, found = ''): Check => ({ what, state: 'ok', found });
export const missing = (what: string, found: string): Check => ({ what, state: 'missing', found });
export const wrong = (what: string, found: string): Check => ({ what, state: 'wrong', found });
export const unknown = (what: string, found: string): Check => ({ what, state: 'unknown', found });

/** A check that can't be made says so, and keeps no other from being made. */
export async function attempt(what: string, check: () => Promise<Check[]>): Promise<Check[]> {
  try {
    return await check();
  } catch (error) {
    return [unknown(what, error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'no answer')];
  }
}

const WORDS: Record<State, string> = { ok: 'ok', missing: 'MISSING', wrong: 'WRONG', unknown: 'unknown' };

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
