// /wyloguj: the form of the account menu on pages without React. The landing page says how it went.
import { redirect } from 'react-router';
import { servicesContext } from '../../context.ts';
import { SIGN_OUT_ADDRESS } from '../../features/auth/dialog/read-auth-query.ts';
import type { Route } from './+types/sign-out.ts';

export async function action({ context }: Route.ActionArgs) {
  try {
    const { account } = context.get(servicesContext);
    const cookies = (await account.logout()).map((cookie): [string, string] => ['Set-Cookie', cookie]);
    const [name, value] = account.clearStorage;
    return redirect(SIGN_OUT_ADDRESS.done, { headers: [...cookies, [name, value]] });
  } catch {
    return redirect(SIGN_OUT_ADDRESS.failed);
  }
}

/** Nobody is signed out by following a link. */
export function loader() {
  return redirect('/');
}
