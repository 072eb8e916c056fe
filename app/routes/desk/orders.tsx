// /panel/zamowienia: what was bought, declared back, disputed, and what fits nothing.
import { data } from 'react-router';
import {
  assignUnmatched,
  reconcileCustomer,
  returnUnmatched,
  settleRefund,
} from '#worker/services/desk/order-deeds.ts';
import { readOrders } from '#worker/services/desk/orders.ts';
import { scopeContext } from '../../context.ts';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { OrdersPage } from '../../features/desk/orders/OrdersPage.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/orders.ts';

export const handle: PageHandle = { hydrate: false };

const DONE = {
  przypisz: 'Płatność jest przypisana, a kurs otwarty. Osoba dostaje o tym wiadomość.',
  zwroc: 'Pieniądze wracają tam, skąd przyszły.',
  oddane: 'Zwrot jest załatwiony i znika z listy.',
  uzgodnij: 'Stan u operatora płatności jest odczytany na nowo.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = (name: string) => url.searchParams.get(name);
  const asked = readOrders(context.get(scopeContext), {
    view: wanted('widok'),
    number: wanted('numer'),
    after: wanted('po'),
  });
  const page = await deskData(asked, url);
  return data({ page, search: url.search }, page === null ? 503 : 200);
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    przypisz: (form) =>
      assignUnmatched(scope, {
        paymentId: formText(form, 'payment'),
        address: formText(form, 'address'),
        courseId: formText(form, 'course'),
        reason: formText(form, 'reason'),
      }),
    zwroc: (form) =>
      returnUnmatched(scope, { paymentId: formText(form, 'payment'), reason: formText(form, 'reason') }),
    oddane: (form) =>
      settleRefund(scope, { refundId: formText(form, 'refund'), reason: formText(form, 'reason') }),
    uzgodnij: (form) => reconcileCustomer(scope, formText(form, 'customer')),
  });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Zamówienia – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function OrdersRoute({ loaderData: { page, search }, actionData }: Route.ComponentProps) {
  if (page === null) return <DeskUnavailable />;
  const outcome = outcomeOf(search, DONE, actionData);
  return <OrdersPage {...page} outcome={outcome} typed={actionData?.typed ?? {}} />;
}
