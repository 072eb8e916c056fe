// What is grave asks for a fresh proof that it is still the same person (docs/decisions.md 'A fresh proof'): whoever found an open
// browser, or copied its cookie, has none.

/** How long a proof counts. Signing in is one. */
export const FRESH_AUTH_MS = 10 * 60_000;

export function isFreshAuth(freshAuthAt: number, now: number): boolean {
  return now - freshAuthAt <= FRESH_AUTH_MS;
}
