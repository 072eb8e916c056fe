// Pages that a browser may keep to be read without a network (docs/decisions.md 'Read without a network'): the own plan, the own analyses,
// bought courses and their lessons. Nothing else is ever kept.
const KEPT =
  /^\/(?:dashboard|dashboard\/analiza(?:\/[\w-]+)?|moje-kursy\/[\w-]+(?:\/(?!zaswiadczenie$|opinia$|portfolio$)[\w-]+)?)$/;

/** The response's header: whose page it is, as a mark of the session that says nothing of it. Without it nothing is kept. */
export const KEPT_HEADER = 'X-Kept';

export function isKeptPage(path: string): boolean {
  return KEPT.test(path);
}

// Signing in, out or away, by whatever way: from there on another person may be here. A page of React asks its action at `.data`.
const CHANGES_WHO =
  /^\/(?:api\/(?:account|auth)|wyloguj|login|auth|drugi-krok|nowe-haslo|odzyskaj-konto|cofnij-klucze)(?:\/|\.data$|$)/;
const RETURNS = /^\/(?:api\/)?auth\//;

export function mayChangeWho(method: string, path: string): boolean {
  return CHANGES_WHO.test(path) && (method !== 'GET' || RETURNS.test(path));
}
