// Signing out as the browser does it. Fetched when somebody presses the button: no page needs it before.
import { logout } from '../dialog/account-calls.ts';
import { announce } from './auth-channel.ts';
import { forgetCopies } from './forget-copies.ts';

/** False: the server refused or gave no response, and everything is as it was. */
export async function endSession(): Promise<boolean> {
  const result = await logout();
  if (result.ok) forgetSession();
  return result.ok;
}

/** Removes what this browser kept of the person, and tells the other tabs. */
export function forgetSession(): void {
  forgetCopies();
  announce('SIGNED_OUT');
}
