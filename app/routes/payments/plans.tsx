// /plany: for strangers the same page at no call, for whoever is signed in one round trip. Its forms work by plain POST.
import { PREMIUM_PRICE_GROSZE, sumText } from '#domain/payments/plan/price.ts';
import { readPlans } from '#worker/services/payments/premium/plans-page.ts';
import { scopeContext } from '../../context.ts';
import { preparePlans } from '../../features/payments/plans/late-parts.ts';
import { plansAction } from '../../features/payments/plans/plans-action.server.ts';
import { PlansPage } from '../../features/payments/plans/PlansPage.tsx';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/plans.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const [view] = await Promise.all([readPlans(scope), preparePlans()]);
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

/** On the way from another page, and when the data is read anew. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), preparePlans()]);
  return loaded;
}

export function action({ context, request }: Route.ActionArgs) {
  return plansAction(context.get(scopeContext), request);
}

export const meta = headOf;

export default function Plans({ loaderData, actionData }: Route.ComponentProps) {
  return <PlansPage view={loaderData.view} result={actionData} />;
}
