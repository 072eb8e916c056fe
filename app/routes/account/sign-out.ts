// /wyloguj: the form of the account menu on pages without React. The landing page says how it went.
import { redirect } from 'react-router';
import { CLEAR_STORAGE } from '#worker/auth/ended-cookies.ts';
import { logout } from '#worker/services/account/login.ts';
import { scopeContext } from '../../context.ts';
import { SIGN_OUT_ADDRESS } from '../../features/account/auth/session/session-texts.ts';
import type { Route } from './+types/sign-out.ts';

export async function action({ context }: Route.ActionArgs) {
  try {
    const scope = context.get(scopeContext);
    const cookies = (await logout(scope)).map((cookie): [string, string] => ['Set-Cookie', cookie]);
    const [name, value] = CLEAR_STORAGE;
    return redirect(SIGN_OUT_ADDRESS.done, { headers: [...cookies, [name, value]] });
  } catch {
    return redirect(SIGN_OUT_ADDRESS.failed);
  }
}

/** Nobody is signed out by following a link. */
export function loader() {
  return redirect('/');
}
