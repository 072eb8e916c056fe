// /panel/zamowienia: what was bought, declared back, disputed, and what fits nothing.
import {
  assignUnmatched,
  reconcileCustomer,
  returnUnmatched,
  settleRefund,
} from '#worker/services/desk/order-deeds.ts';
import { readOrders } from '#worker/services/desk/orders.ts';
import { scopeContext } from '../../context.ts';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { OrdersPage } from '../../features/desk/orders/OrdersPage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { Route } from './+types/orders.ts';

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
  return { page, done: doneSentence(url, DONE) };
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

export const meta = deskMeta('Zamówienia');

export default function OrdersRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  const outcome = outcomeOf(done, actionData);
  return <OrdersPage {...page} outcome={outcome} typed={actionData?.typed ?? {}} />;
}
