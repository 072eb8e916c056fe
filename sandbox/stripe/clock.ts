// Moves the clock on and does, in the order of time, all that falls due on the way.
import { expireCheckout } from './checkout/complete.ts';
import { dueBillings, type Due } from './billing.ts';
import { addMonths } from './periods.ts';
import { now, type State } from './state.ts';

const UNIT = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

/** `months`: by the calendar, so that a subscription that began now reaches its period's end exactly. */
export type Advance = { months?: number; days?: number; hours?: number; minutes?: number; seconds?: number };

/**
 * A renewal's invoice is a draft for an hour at Stripe. Unless `leaveDrafts`, drafts on the way's end are charged at once, which
 * puts the clock up to an hour past the asked time.
 */
export function advance(state: State, by: Advance, { leaveDrafts = false } = {}): void {
  const { months = 0, ...rest } = by;
  const from = now(state);
  const seconds = Object.entries(rest).reduce(
    (sum, [unit, count]) => sum + UNIT[unit as keyof typeof UNIT] * count,
    0,
  );
  const target = addMonths(from, months) + seconds;
  if (target < from) throw new RangeError('The clock only goes forward.');
  runUntil(state, target);
  if (leaveDrafts) return;
  const drafts = [...state.kept.invoices.values()].filter(({ status }) => status === 'draft');
  const last = Math.max(0, ...drafts.map((invoice) => invoice.automatically_finalizes_at ?? 0));
  if (last > 0) runUntil(state, last);
}

function runUntil(state: State, target: number): void {
  for (let next = nextDue(state, target); next !== null; next = nextDue(state, target)) {
    setClock(state, Math.max(next.at, now(state)));
    next.act();
  }
  setClock(state, target);
}

function nextDue(state: State, target: number): Due | null {
  const checkouts = [...state.kept.checkouts.values()]
    .filter(({ status }) => status === 'open')
    .map((checkout) => ({ at: checkout.expires_at, act: () => expireCheckout(state, checkout) }));
  const due = [...checkouts, ...dueBillings(state)].filter(({ at }) => at <= target);
  return due.sort((one, other) => one.at - other.at)[0] ?? null;
}

function setClock(state: State, seconds: number): void {
  if (seconds <= now(state)) return;
  state.clockOffsetMs += (seconds - now(state)) * 1000;
}
