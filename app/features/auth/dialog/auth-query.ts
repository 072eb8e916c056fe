// The landing page's query that asks for the auth dialog: ?auth=register|login|forgot from a page without React, and
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
  if (mode === 'login' || mode === 'register' || mode === 'forgot')
    return { mode, isLoginRequired: false, returnTo };
  return null;
}

/** The address that opens the dialog from a page without React. */
export function authAddress(mode: AuthMode, returnTo: string | null): string {
  return `/?auth=${mode}${returnTo === null ? '' : `&powrot=${encodeURIComponent(returnTo)}`}`;
}

/** How /wyloguj says on the page it leads to how it went. */
export const SIGN_OUT_ADDRESS = { done: '/?wylogowano=tak', failed: '/?wylogowano=nie' } as const;

/** Null = nobody has just signed out on a page without React. */
export function readSignOut(search: string): keyof typeof SIGN_OUT_ADDRESS | null {
  const answer = new URLSearchParams(search).get('wylogowano');
  if (answer === 'tak') return 'done';
  return answer === 'nie' ? 'failed' : null;
}
