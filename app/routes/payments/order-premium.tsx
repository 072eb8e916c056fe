// /zamowienie/premium, for signed-in people only: our summary before the provider's page.
import { startPremiumCheckout } from '#worker/services/payments/premium/checkout.ts';
import { readPremiumOrder } from '#worker/services/payments/premium/order.ts';
import { scopeContext } from '../../context.ts';
import { LateOrderPage } from '../../features/payments/order/late-parts.ts';
import { orderAction, orderPage, orderView } from '../../features/payments/order/order.server.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/order-premium.ts';

const PATH = '/zamowienie/premium';

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const asked = readPremiumOrder(scope).then((order) => (order.isSignedIn ? order : null));
  const [order] = await Promise.all([personalData(asked, PATH), LateOrderPage.prepare()]);
  const view = orderView(scope, { item: 'premium', order }, Date.now());
  return orderPage(view, scope, PATH);
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), LateOrderPage.prepare()]);
  return loaded;
}

export function action({ context, request }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return orderAction({
    scope,
    request,
    path: PATH,
    start: () => startPremiumCheckout(scope, { consent: true }),
    consentFault: 'Zaznacz tę zgodę, żebyśmy mogli uruchomić Premium od razu.',
  });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Zamówienie: plan Premium – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function OrderPremium({ loaderData, actionData }: Route.ComponentProps) {
  return <LateOrderPage view={loaderData.view} result={actionData} />;
}
