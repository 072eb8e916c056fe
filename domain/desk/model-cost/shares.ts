// Who may use how much of the month's ceiling (docs/operations.md 'Cost of the model'). Strangers have their share of a month and of a day;
// the rest is kept for anyone who pays. What payers use is bounded by what they bought, so it is counted, and nobody of them waits for it.
import { dayAfter, dayInPoland, type CalendarDay } from '../../platform/calendar-day.ts';
import { polishDay } from '../../platform/polish-date.ts';

/** For whom the model is asked. 'unconfirmed': free, and the address isn't confirmed where it has to be. 'operator': texts written ahead. */
export type Payer = 'paid' | 'operator' | 'free' | 'unconfirmed';

type Share = { name: 'free' | 'unconfirmed'; per: 'month' | 'day'; percent: number; holds: readonly Payer[] };

/** In percent of the month's ceiling. */
export const SHARES: readonly Share[] = [
  { name: 'free', per: 'month', percent: 50, holds: ['free', 'unconfirmed'] },
  { name: 'free', per: 'day', percent: 5, holds: ['free', 'unconfirmed'] },
  { name: 'unconfirmed', per: 'day', percent: 1, holds: ['unconfirmed'] },
];

export type Budget = {
  /** '2026-11' is all that the month cost; '2026-11/free' and '2026-11-24/free' are shares of it. */
  name: string;
  /** In millionths of a złoty; null = it is counted and holds nobody. */
  limitMicro: number | null;
  /** When there is room again. */
  opensOn: CalendarDay;
};

/** What a call counts in. `limitMicro` null = the month has no ceiling. */
export function budgetsOf(payer: Payer, now: number, limitMicro: number | null): Budget[] {
  const spans = {
    month: { name: monthInPoland(now), opensOn: firstOfNextMonth(now) },
    day: { name: dayInPoland(now), opensOn: dayAfter(dayInPoland(now)) },
  };
  const shares = SHARES.filter(({ holds }) => holds.includes(payer)).map(({ name, per, percent }) => ({
    name: `${spans[per].name}/${name}`,
    limitMicro: limitMicro === null ? null : Math.floor((limitMicro * percent) / 100),
    opensOn: spans[per].opensOn,
  }));
  return [{ ...spans.month, limitMicro: payer === 'paid' ? null : limitMicro }, ...shares];
}

/** The budget without room for the next call that opens last; null = the call may be made. `spent`: by the budget's name. */
export function fullBudget(
  budgets: readonly Budget[],
  spent: ReadonlyMap<string, number>,
  nextMicro: number | null,
): Budget | null {
  const full = budgets.filter(
    ({ name, limitMicro }) => !hasRoomFor({ spentMicro: spent.get(name) ?? 0, nextMicro, limitMicro }),
  );
  return full.toSorted((one, other) => other.opensOn.localeCompare(one.opensOn))[0] ?? null;
}

/** What somebody who waits for it is told. */
export function waitSentence({ name, opensOn }: Budget): string {
  const day = polishDay(opensOn);
  return name.endsWith('/unconfirmed')
    ? `Dzisiejszy limit analiz na kontach bez potwierdzonego adresu jest wyczerpany. Potwierdź swój adres e-mail albo wróć ${day}.`
    : `Darmowe analizy wrócą ${day}: na razie wykorzystaliśmy to, co możemy na nie wydać. Twoja analiza na Ciebie czeka i nic przez to nie tracisz.`;
}

function firstOfNextMonth(now: number): CalendarDay {
  const first = `${monthInPoland(now)}-01`;
  // The 32nd day after the first of a month is in the next one.
  return `${dayAfter(first, 31).slice(0, '2026-11'.length)}-01`;
}

// Whether the model may still be asked this month. The ceiling itself is held where a call begins (db/desk/commands/model-calls.ts);
// this answers before anything of the person's is taken.

/** Each in millionths of a złoty. `nextMicro` null = no price, which under a ceiling is a no; `limitMicro` null = there is no ceiling. */
export function hasRoomFor({
  spentMicro,
  nextMicro,
  limitMicro,
}: {
  spentMicro: number;
  nextMicro: number | null;
  limitMicro: number | null;
}): boolean {
  if (limitMicro === null) return true;
  return nextMicro !== null && spentMicro + nextMicro <= limitMicro;
}

// The month for which the ceiling of the model's cost holds: the calendar's, in Poland.

/** '2026-11' at an instant (epoch ms). */
export function monthInPoland(instantMs: number): string {
  return dayInPoland(instantMs).slice(0, '2026-11'.length);
}
