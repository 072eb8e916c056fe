// A request that came in: to the API, to a page, or to the control endpoints.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { STRIPE_API_VERSION } from '#worker/adapters/stripe.ts';
import { answerApi } from './answer-api.ts';
import { newId } from './ids.ts';
import { answerPage } from './pages/answer-page.ts';
import { redirect, type PageAnswer } from './pages/layout.ts';
import { type Call, faultBody, type Misbehaviour, type State, all, takePlan } from './state.ts';
import { advance } from './clock.ts';
import { createDashboard } from './dashboard.ts';

const CONTROL = '/_sandbox/';

export async function handle(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', state.url);
  try {
    const body = await readText(request);
    if (url.pathname.startsWith('/v1/')) await callApi(state, request, response, url, body);
    else if (url.pathname.startsWith(CONTROL)) await callControl(state, request, response, url, body);
    else sendPage(response, answerPage(state, request.method ?? 'GET', url, body));
  } catch (fault) {
    // A client that left in mid-request is no fault of ours; anything else is a bug to be seen.
    if (response.destroyed || request.destroyed) return;
    console.error(fault);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
    response.end(faultBody(500));
  }
}

async function callControl(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
): Promise<void> {
  const { method = 'GET' } = request;
  const answer = await answerControl(state, method, url.pathname.slice(CONTROL.length), body);
  if (answer !== null && method === 'POST' && !isJson(body)) return sendPage(response, redirect('/'));
  response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
}

function sendPage(response: ServerResponse, answer: PageAnswer): void {
  if ('location' in answer)
    return void response.writeHead(answer.status, { location: answer.location }).end();
  response.writeHead(answer.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(answer.html);
}

async function callApi(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : null;
  const call: Call = { method, path: url.pathname, body, idempotencyKey, status: null };
  state.calls.push(call);
  const plan = takePlan(state.plans, method, url.pathname);
  if (plan?.kind === 'hang') return;
  if (plan?.kind === 'break') return void request.socket.destroy();
  if (plan?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, plan.ms));
  const requestId = newId('req', 14);
  const answer =
    plan?.kind === 'status'
      ? { status: plan.status, body: faultBody(plan.status), isReplay: false }
      : answerApi(state, {
          method,
          url,
          body,
          authorization: headers.authorization,
          version: [headers['stripe-version']].flat()[0],
          contentType: headers['content-type'],
          idempotencyKey,
          requestId,
        });
  if (plan?.kind === 'lost') return void request.socket.destroy();
  call.status = answer.status;
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': STRIPE_API_VERSION,
    ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    ...(answer.isReplay ? { 'idempotent-replayed': 'true' } : {}),
  });
  response.end(answer.body);
}

// The control endpoints under /_sandbox/, for the control page and for tests that run in another process. Fields come as a form or as JSON; a
// form is answered with the control page, JSON with JSON.
type Fields = Record<string, unknown>;
type Act = (state: State, fields: Fields) => unknown;

const ACTS: Record<string, Act> = {
  advance(state, { months, days, hours }) {
    advance(state, { months: Number(months ?? 0), days: Number(days ?? 0), hours: Number(hours ?? 0) });
  },
  hold: (state) => state.post.hold(),
  release: (state) => state.post.release(),
  deliver: (state, { event, times }) => state.post.deliver(eventOf(state, event), Number(times ?? 1)),
  drop: (state, { event }) => state.post.drop(eventOf(state, event)),
  webhooks: (state, { url }) => state.post.sendTo(typeof url === 'string' && url !== '' ? url : null),
  settle: (state, { checkout, outcome }) =>
    createDashboard(state).settle(String(checkout), outcome === 'fails' ? 'fails' : 'succeeds'),
  refund: (state, { payment, amount }) =>
    createDashboard(state).refund(String(payment), amount === undefined ? undefined : Number(amount)),
  'fail-refund': (state, { refund }) => createDashboard(state).failRefund(String(refund)),
  dispute: (state, { payment }) => createDashboard(state).dispute(String(payment)),
  card: (state, { customer, kind }) =>
    createDashboard(state).setCard(String(customer), kind === 'declines' ? 'declines' : 'works'),
  cancel: (state, { subscription }) => createDashboard(state).cancel(String(subscription)),
  misbehave(state, { plans }) {
    if (Array.isArray(plans)) state.plans.push(...(plans as Misbehaviour[]));
  },
};

const LOOKS: Record<string, (state: State) => unknown> = {
  events: (state) => all(state, 'events'),
  calls: (state) => state.calls,
  held: (state) => state.post.held,
};

/** Null = no such endpoint. */
async function answerControl(state: State, method: string, name: string, body: string): Promise<unknown> {
  if (method === 'GET') return LOOKS[name]?.(state) ?? null;
  const act = ACTS[name];
  if (act === undefined) return null;
  return (await act(state, fieldsOf(body))) ?? { ok: true };
}

function isJson(body: string): boolean {
  return body.trimStart().startsWith('{');
}

function fieldsOf(body: string): Fields {
  return isJson(body) ? (JSON.parse(body) as Fields) : Object.fromEntries(new URLSearchParams(body));
}

function eventOf(state: State, id: unknown) {
  const event = state.kept.events.get(String(id));
  if (event === undefined) throw new Error(`no event ${String(id)}`);
  return event;
}
