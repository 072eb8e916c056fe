import { redirect } from 'react-router';
import { servicesContext } from '../context.ts';
import type { Route } from './+types/login.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await context.get(servicesContext).standing();
  return redirect(standing === null ? '/' : '/dashboard');
}
