// /odstapienie: withdrawal without signing in. A mailed link brings #token=…, which a script or the person
// puts into a form; one from before has it in its query. Opening it changes nothing. No other site is told the
// address of such a page; our own is, since a browser that tells nobody sends a plain form without its origin, which is then refused.
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

export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const token = url.searchParams.get('token');
  const { view, status } = await withdrawalView(scope, token);
  const head = pageHead(
    {
      title: 'Odstąp od umowy – Szlak',
      description:
        'Odstąpienie od umowy o Premium albo kurs w ciągu 14 dni, bez logowania i bez podawania przyczyny. Potwierdzenie z datą i godziną przychodzi e-mailem.',
      path: '/odstapienie',
    },
    scope.origin,
  );
  const isLink = token !== null;
  return data(
    { view, head, isLink, contactEmail: scope.config.operator.email },
    { status, ...(isLink ? { headers: PRIVATE } : {}) },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { view, status } = await withdrawalAction(context.get(scopeContext), await request.formData());
  return data(view, { status, headers: PRIVATE });
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;
}

export { loadWhole as clientLoader } from '../../lib/documents.ts';

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  if (!loaderData.isLink) return loaderData.head;
  return [
    { title: 'Odstąp od umowy – Szlak' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage view={actionData ?? loaderData.view} contactEmail={loaderData.contactEmail} />;
}
