// /auth/callback: the server's part of the way back from Google. The session is there already or it is not.
import { AFTER_LOGIN, safeReturnPath } from '#domain/account/auth/return-path.ts';
import { switchSentences } from '#worker/services/desk/switches.ts';
import { scopeContext } from '../../context.ts';
import { AuthCallback } from '../../features/account/auth/callback/AuthCallback.tsx';
import {
  callbackFault,
  registrationsOff,
  type CallbackFault,
} from '../../features/account/auth/callback/callback-texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/auth-callback.ts';

export const handle: PageHandle = { isPlace: false };

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const destination = safeReturnPath(query.get('powrot')) ?? AFTER_LOGIN;
  return { destination, fault: await faultOf(query.get('error'), context) };
}

async function faultOf(
  code: string | null,
  context: Route.LoaderArgs['context'],
): Promise<CallbackFault | null> {
  if (code === 'registrations-off') {
    const { 'registrations-off': advice } = await switchSentences(context.get(scopeContext));
    // Meanwhile it has ended.
    return advice === undefined ? callbackFault(null) : registrationsOff(advice);
  }
  if (code !== null) return callbackFault(code);
  try {
    const accountState = await context.get(scopeContext).accountState();
    return accountState === null ? callbackFault(null) : null;
  } catch {
    return callbackFault('database-down');
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Logowanie – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function Callback({ loaderData }: Route.ComponentProps) {
  return <AuthCallback {...loaderData} />;
}
