// The control endpoints under /_sandbox/, for the control page and for tests that run in another process. Fields come as a form or as JSON; a
// form is answered with the control page, JSON with JSON.
import { advance } from './clock.ts';
import { createDashboard } from './dashboard.ts';
import type { Misbehaviour } from './misbehave.ts';
import { all, type State } from './state.ts';

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
export async function answerControl(
  state: State,
  method: string,
  name: string,
  body: string,
): Promise<unknown> {
  if (method === 'GET') return LOOKS[name]?.(state) ?? null;
  const act = ACTS[name];
  if (act === undefined) return null;
  return (await act(state, fieldsOf(body))) ?? { ok: true };
}

export function isJson(body: string): boolean {
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
