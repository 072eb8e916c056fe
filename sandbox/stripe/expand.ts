// expand[]: puts objects in the place of their ids, up to four levels deep, on a copy of the answer. A property that can't be
// expanded is refused, as Stripe does.
import { page } from './listing.ts';
import { all, type Collection, type State } from './state.ts';
import { invalid } from './stripe-error.ts';

const MAX_LEVELS = 4;

/** What an id may stand for, by the object that holds it; `|` parts nested names. */
const IDS: Record<string, Record<string, Collection>> = {
  'checkout.session': {
    customer: 'customers',
    subscription: 'subscriptions',
    payment_intent: 'paymentIntents',
    invoice: 'invoices',
  },
  subscription: {
    customer: 'customers',
    latest_invoice: 'invoices',
    default_payment_method: 'paymentMethods',
  },
  invoice: { customer: 'customers', default_payment_method: 'paymentMethods' },
  invoice_payment: { invoice: 'invoices' },
  payment_intent: { customer: 'customers', latest_charge: 'charges', payment_method: 'paymentMethods' },
  payment_method: { customer: 'customers' },
  charge: { customer: 'customers', payment_intent: 'paymentIntents' },
  refund: { charge: 'charges', payment_intent: 'paymentIntents', customer: 'customers' },
  dispute: { charge: 'charges', payment_intent: 'paymentIntents' },
  price: { product: 'products' },
  product: { default_price: 'prices' },
  /** Objects within objects carry no `object` of their own. */
  '': {
    subscription: 'subscriptions',
    payment_intent: 'paymentIntents',
    charge: 'charges',
    default_payment_method: 'paymentMethods',
    price: 'prices',
    coupon: 'coupons',
  },
};

type Fields = Record<string, unknown>;

export function expanded(state: State, answer: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length - (parts[0] === 'data' ? 1 : 0) > MAX_LEVELS)
      throw invalid(`You cannot expand more than ${MAX_LEVELS} levels of a property.`, 'expand');
    walk(state, copy, parts, path);
  }
  return copy;
}

function walk(state: State, at: unknown, parts: readonly string[], path: string): void {
  const [name, ...rest] = parts;
  if (name === undefined || at === null) return;
  if (Array.isArray(at)) {
    for (const one of at) walk(state, one, parts, path);
    return;
  }
  if (!isFields(at)) throw cannotExpand(path);
  const value = name in at ? at[name] : included(state, at, name);
  if (typeof value === 'string') at[name] = structuredClone(behind(state, at, name, value) ?? value);
  else if (value !== undefined) at[name] = value;
  const isExpandable = idsOf(at)[name] !== undefined;
  if (value === undefined) throw cannotExpand(path);
  if (value === null && !isExpandable && rest.length === 0) throw cannotExpand(path);
  if (typeof value === 'string' && typeof at[name] === 'string') throw cannotExpand(path);
  walk(state, at[name], rest, path);
}

function idsOf(holder: Fields): Record<string, Collection> {
  return IDS[typeof holder['object'] === 'string' ? holder['object'] : ''] ?? {};
}

function behind(state: State, holder: Fields, name: string, id: string): unknown {
  const collection = idsOf(holder)[name];
  if (collection === undefined) return undefined;
  if (state.deletedCustomers.has(id)) return { id, object: 'customer', deleted: true };
  return state.kept[collection].get(id);
}

/** Lists that are there only when asked for. */
function included(state: State, holder: Fields, name: string): unknown {
  const id = String(holder['id']);
  switch (`${String(holder['object'])}.${name}`) {
    case 'checkout.session.line_items':
      return page(state.orders.get(id)?.items ?? [], {}, `/v1/checkout/sessions/${id}/line_items`);
    case 'invoice.payments':
      return page(
        all(state, 'invoicePayments').filter(({ invoice }) => invoice === id),
        {},
        `/v1/invoice_payments?invoice=${id}`,
      );
    case 'customer.subscriptions':
      return page(
        all(state, 'subscriptions').filter((one) => one.customer === id && one.status !== 'canceled'),
        {},
        `/v1/customers/${id}/subscriptions`,
      );
    case 'charge.refunds':
      return page(
        all(state, 'refunds').filter(({ charge }) => charge === id),
        {},
        `/v1/charges/${id}/refunds`,
      );
    default:
      return undefined;
  }
}

function cannotExpand(path: string) {
  return invalid(
    `This property cannot be expanded (${path}). You may want to try expanding another property.`,
    'expand',
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
