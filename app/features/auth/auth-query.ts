// The landing page's query that asks for the auth dialog: ?auth=register|login from a page without React, and
// ?wymagane=logowanie&powrot=… for a signed-out visitor of a protected page.
import { safeReturnPath } from '#domain/auth/return-path.ts';
import type { AuthMode } from './use-auth-dialog.ts';

export type AuthQuery = { mode: AuthMode; isLoginRequired: boolean; returnTo: string | null };

export const LOGIN_REQUIRED = 'Musisz być zalogowany, aby uzyskać dostęp do tej strony.';

/** Null = the address asks for nothing. */
export function readAuthQuery(search: string): AuthQuery | null {
  const query = new URLSearchParams(search);
  const returnTo = safeReturnPath(query.get('powrot'));
  if (query.get('wymagane') === 'logowanie') return { mode: 'login', isLoginRequired: true, returnTo };
  const mode = query.get('auth');
  if (mode === 'login' || mode === 'register') return { mode, isLoginRequired: false, returnTo };
  return null;
}

/** The address that opens the dialog from a page without React. */
export function authAddress(mode: AuthMode, returnTo: string | null): string {
  return `/?auth=${mode}${returnTo === null ? '' : `&powrot=${encodeURIComponent(returnTo)}`}`;
}
