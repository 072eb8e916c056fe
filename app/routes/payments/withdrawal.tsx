// /odstapienie: withdrawal without signing in. A mailed link brings #token=…, which a script or the person
// puts into a form. Opening it changes nothing.
import { data } from 'react-router';
import { scopeContext } from '../../context.ts';
import {
  withdrawalAction,
  withdrawalView,
} from '../../features/payments/withdrawal/withdrawal-action.server.ts';
import { WithdrawalPage } from '../../features/payments/withdrawal/WithdrawalPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import type { Route } from './+types/withdrawal.ts';

// A link that was used is nothing to come back to.
export const handle: PageHandle = { hydrate: false, isPlace: false };

const PRIVATE = { 'Cache-Control': 'private, no-store' };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const { view, status } = await withdrawalView(scope, null);
  const head = pageHead(
    {
      title: 'Odstąp od umowy – Szlak',
      description:
        'Odstąpienie od umowy o Premium albo kurs w ciągu 14 dni, bez logowania i bez podawania przyczyny. Potwierdzenie z datą i godziną przychodzi e-mailem.',
      path: '/odstapienie',
    },
    scope.origin,
  );
  return data({ view, head, contactEmail: scope.config.operator.email }, { status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { view, status } = await withdrawalAction(context.get(scopeContext), await request.formData());
  return data(view, { status, headers: PRIVATE });
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.head ?? [];
}

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage view={actionData ?? loaderData.view} contactEmail={loaderData.contactEmail} />;
}
