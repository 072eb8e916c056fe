// /plany: for strangers the same page at no call, for whoever is signed in one round trip. It comes without React, and its forms are plain.
import { PREMIUM_PRICE_GROSZE, sumText } from '#domain/payments/plan/price.ts';
import { readPlans } from '#worker/services/payments/premium/plans-page.ts';
import { scopeContext } from '../../context.ts';
import { plansAction } from '../../features/payments/plans/plans-action.server.ts';
import { PlansPage } from '../../features/payments/plans/PlansPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/plans.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const view = await readPlans(scope);
  const { origin } = scope;
  const price = sumText(PREMIUM_PRICE_GROSZE).replace('\u00a0', ' ');
  const head = pageHead(
    {
      title: 'Plany – darmowy i Premium – Szlak',
      description: `Plan darmowy to jedna analiza kariery na zawsze. Premium za ${price} miesięcznie otwiera wszystkie ścieżki i daje pięć analiz w miesiącu. Porównaj i wybierz.`,
      path: '/plany',
      structured: [breadcrumbs(origin, [{ name: 'Plany', path: '/plany' }])],
    },
    origin,
  );
  return { view, head };
}

export function action({ context, request }: Route.ActionArgs) {
  return plansAction(context.get(scopeContext), request);
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function Plans({ loaderData, actionData }: Route.ComponentProps) {
  return <PlansPage view={loaderData.view} result={actionData} />;
}
