// What the landing page's address asks for, whole: the dialog and where to come back to, or a word about signing out.
import { safeReturnPath } from '#domain/account/auth/return-path.ts';
import { askedBy } from './auth-query.ts';
import type { SIGN_OUT_ADDRESS } from '../session/session-texts.ts';
import type { AuthMode } from './use-auth-dialog.ts';

type AuthQuery = { mode: AuthMode; isLoginRequired: boolean; returnTo: string | null };

/** Null = the address asks for nothing. */
export function readAuthQuery(search: string): AuthQuery | null {
  const asked = askedBy(search);
  if (asked === null) return null;
  return { ...asked, returnTo: safeReturnPath(new URLSearchParams(search).get('powrot')) };
}

/** Null = nobody has just signed out on a page without React. */
export function readSignOut(search: string): keyof typeof SIGN_OUT_ADDRESS | null {
  const answer = new URLSearchParams(search).get('wylogowano');
  if (answer === 'tak') return 'done';
  return answer === 'nie' ? 'failed' : null;
}
