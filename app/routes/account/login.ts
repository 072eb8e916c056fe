import { redirect } from 'react-router';
import { scopeContext } from '../../context.ts';
import type { Route } from './+types/login.ts';

/** No page of its own: the auth dialog lives on the landing page. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const accountState = await context.get(scopeContext).accountState();
    return redirect(accountState === null ? '/?auth=login' : '/dashboard');
  } catch {
    return redirect('/');
  }
}
