// One call of the API, from its key to its answer: authorised, told to fail or not, remembered by its idempotency key, checked
// against its shape, carried out, expanded.
import type Stripe from 'stripe';
import { STRIPE_API_VERSION } from '#worker/adapters/stripe.ts';
import { CATALOGUE_CALLS } from './calls/catalogue.ts';
import { CHECKOUT_CALLS } from './calls/checkouts.ts';
import { CUSTOMER_CALLS } from './calls/customers.ts';
import { type ApiCall, define } from './calls/define.ts';
import { found } from './calls/found.ts';
import { INVOICE_CALLS } from './calls/invoices.ts';
import { PAYMENT_CALLS } from './calls/payments.ts';
import { PORTAL_CALLS } from './calls/portal-sessions.ts';
import { SETUP_CALLS } from './calls/setup.ts';
import { SUBSCRIPTION_CALLS } from './calls/subscriptions.ts';
import { page, PAGE } from './listing.ts';
import { type Form, list as listOf, parseForm, readShape, text } from './shape.ts';
import { all, type Answer, type Collection, now, type State } from './state.ts';
import { invalid, StripeRefusal } from './stripe-error.ts';

// /v1/events
const retrieve = define<Stripe.EventRetrieveParams>()('GET', '/v1/events/{id}', {}, ({ state, id }) =>
  found(state, 'events', id),
);

const list = define<Stripe.EventListParams>()(
  'GET',
  '/v1/events',
  { ...PAGE, type: text(), types: listOf(text()) },
  ({ state, values }) =>
    page(
      all(state, 'events').filter(
        ({ type }) =>
          (values.type ?? type) === type && (values.types === undefined || values.types.includes(type)),
      ),
      values,
      '/v1/events',
    ),
);

const EVENT_CALLS = [retrieve, list];

type ApiRequest = {
  method: string;
  url: URL;
  body: string;
  authorization: string | undefined;
  version: string | undefined;
  contentType: string | undefined;
  idempotencyKey: string | null;
  requestId: string;
};

export function answerApi(state: State, request: ApiRequest): Answer & { isReplay: boolean } {
  try {
    authorise(state, request);
    const { method, url, body, idempotencyKey: key } = request;
    if (method !== 'POST' || key === null) return { ...perform(state, request), isReplay: false };
    return remembered(state, { key, path: url.pathname, body }, () => perform(state, request));
  } catch (refusal) {
    return { ...refused(refusal), isReplay: false };
  }
}

function perform(state: State, request: ApiRequest): Answer {
  const { method, url, body, contentType } = request;
  const target = findCall(method, url.pathname);
  if (target === null)
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${url.pathname}).`,
    });
  if (method === 'POST' && body !== '' && contentType !== 'application/x-www-form-urlencoded')
    throw invalid('The request body must be form-encoded.');
  const form: Form = { ...parseForm(url.search.slice(1)), ...parseForm(body) };
  const { expand, ...values } = readShape(target.call.shape, form);
  state.request = { id: request.requestId, idempotency_key: request.idempotencyKey };
  try {
    const answer = target.call.handle({ state, id: target.id, values, path: url.pathname });
    const paths = Array.isArray(expand) ? expand.map(String) : [];
    return { status: 200, body: JSON.stringify(expanded(state, answer, paths), null, 2) };
  } finally {
    state.request = { id: null, idempotency_key: null };
  }
}

function authorise(state: State, { authorization, version }: ApiRequest): void {
  if (authorization === undefined)
    throw new StripeRefusal(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  const key = authorization.replace(/^Bearer /, '');
  if (key !== state.secretKey)
    throw new StripeRefusal(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`,
    });
  if (version !== undefined && version !== STRIPE_API_VERSION)
    throw invalid(`The local Stripe speaks ${STRIPE_API_VERSION} only, not ${version}.`);
}

function refused(refusal: unknown): Answer {
  if (refusal instanceof StripeRefusal)
    return { status: refusal.status, body: JSON.stringify({ error: refusal.body }, null, 2) };
  throw refusal;
}

// Idempotency keys as Stripe keeps them: for a day, the same key with the same call and body gets the same answer, with another it is
// refused. What failed before it began (a wrong parameter) is not kept.
const DAY = 86_400;
const MAX_LENGTH = 255;

function remembered(
  state: State,
  { key, path, body }: { key: string; path: string; body: string },
  answerNow: () => Answer,
): Answer & { isReplay: boolean } {
  if (key.length > MAX_LENGTH)
    throw keyRefusal(`The idempotency key may have up to ${MAX_LENGTH} characters.`);
  const before = state.idempotency.get(key);
  if (before !== undefined && before.expiresAt > now(state)) {
    if (before.path !== path)
      throw keyRefusal(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${before.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (before.body !== body)
      throw keyRefusal(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    return { ...before.answer, isReplay: true };
  }
  const answer = answerNow();
  state.idempotency.set(key, { path, body, answer, expiresAt: now(state) + DAY });
  return { ...answer, isReplay: false };
}

function keyRefusal(message: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'idempotency_error', message });
}

// Every call that the local Stripe answers.
const CALLS: ApiCall[] = [
  ...CUSTOMER_CALLS,
  ...CATALOGUE_CALLS,
  ...CHECKOUT_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...INVOICE_CALLS,
  ...PAYMENT_CALLS,
  ...PORTAL_CALLS,
  ...EVENT_CALLS,
  ...SETUP_CALLS,
];

function findCall(method: string, path: string): { call: ApiCall; id: string } | null {
  for (const call of CALLS) {
    if (call.method !== method) continue;
    const match = new RegExp(`^${call.path.replace('{id}', '([^/]+)')}$`).exec(path);
    if (match !== null) return { call, id: decodeURIComponent(match[1] ?? '') };
  }
  return null;
}

// expand[]: puts objects in the place of their ids, up to four levels deep, on a copy of the answer. A property that can't be
// expanded is refused, as Stripe does.
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

function expanded(state: State, answer: unknown, paths: readonly string[]): unknown {
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
