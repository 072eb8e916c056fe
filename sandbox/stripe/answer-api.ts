// One call of the API, from its key to its answer: authorised, told to fail or not, remembered by its idempotency key, checked
// against its shape, carried out, expanded.
import { STRIPE_API_VERSION } from '#worker/adapters/stripe.ts';
import { findCall } from './calls/table.ts';
import { expanded } from './expand.ts';
import { parseForm, type Form } from './form.ts';
import { remembered } from './idempotency.ts';
import { readShape } from './shape.ts';
import type { Answer, State } from './state.ts';
import { invalid, StripeRefusal } from './stripe-error.ts';

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
