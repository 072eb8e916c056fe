// The landing page's query that asks for the auth dialog: ?auth=register|login|forgot from a page without React, and
// ?wymagane=logowanie&powrot=… for a signed-out visitor of a protected page.
import type { AuthMode } from './use-auth-dialog.ts';

/** Null = the address asks for nothing. */
export function askedBy(search: string): { mode: AuthMode; isLoginRequired: boolean } | null {
  const query = new URLSearchParams(search);
  if (query.get('wymagane') === 'logowanie') return { mode: 'login', isLoginRequired: true };
  const mode = query.get('auth');
  if (mode === 'login' || mode === 'register' || mode === 'forgot') return { mode, isLoginRequired: false };
  return null;
}

/** The address that opens the dialog from a page without React. */
export function authAddress(mode: AuthMode, returnTo: string | null): string {
  return `/?auth=${mode}${returnTo === null ? '' : `&powrot=${encodeURIComponent(returnTo)}`}`;
}
