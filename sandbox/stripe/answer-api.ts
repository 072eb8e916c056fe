// One call of the API, from its key to its answer: authorised, told to fail or not, remembered by its idempotency key, checked
// against its shape, carried out, expanded.
import { STRIPE_API_VERSION } from '#worker/adapters/stripe.ts';
import { expanded } from './expand.ts';
import { parseForm, type Form } from './form.ts';
import { readShape } from './shape.ts';
import { type Answer, type State, now } from './state.ts';
import { invalid, StripeRefusal } from './stripe-error.ts';
import { CATALOGUE_CALLS } from './calls/catalogue.ts';
import { CHECKOUT_CALLS } from './calls/checkouts.ts';
import { CUSTOMER_CALLS } from './calls/customers.ts';
import type { ApiCall } from './calls/define.ts';
import { EVENT_CALLS } from './calls/events.ts';
import { INVOICE_CALLS } from './calls/invoices.ts';
import { PAYMENT_CALLS } from './calls/payments.ts';
import { PORTAL_CALLS } from './calls/portal-sessions.ts';
import { SETUP_CALLS } from './calls/setup.ts';
import { SUBSCRIPTION_CALLS } from './calls/subscriptions.ts';

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
