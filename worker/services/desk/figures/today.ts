// The desk's figures: thirty days by name, the last of them today as it stands, in one round trip. Roles are the desk's own to check.
import { figuresOfSpan, storedFigures } from '#db/desk/queries/figures.ts';
import { spentInMonth } from '#db/desk/queries/model-calls.ts';
import type { CalendarDay } from '#domain/platform/calendar-day.ts';
import { daysShown, seriesOf, todaySpan, type Series } from '#domain/desk/figures.ts';
import { monthInPoland } from '#domain/desk/model-cost/month.ts';
import type { RequestScope } from '../../../scope.ts';

export type Today = {
  /** The oldest first; today is the last. */
  days: CalendarDay[];
  /** By the names of domain/desk/figures.ts, 'runs_failed:' and a code, 'cost_micro:' and a purpose; one value a day. */
  figures: Record<string, Series>;
  /** The model's cost of this month in millionths of a złoty, with what calls in flight may cost; null = no ceiling, or none is known. */
  month: { spentMicro: number | null; limitMicro: number | null };
};

/** Throws database-down. */
export async function readToday({
  batch,
  now,
  config,
}: Pick<RequestScope, 'batch' | 'now' | 'config'>): Promise<Today> {
  const days = daysShown(now);
  const today = todaySpan(now);
  const [stored, live, [month]] = await Promise.all([
    batch.ask((db) => storedFigures(db, { from: days[0] ?? today.day, to: today.day })),
    batch.ask((db) => figuresOfSpan(db, today)),
    batch.ask((db) => spentInMonth(db, monthInPoland(now))),
  ]);
  return {
    days: [...days, today.day],
    figures: seriesOf(days, stored, live),
    month: { spentMicro: month?.micro ?? null, limitMicro: config.gemini?.monthlyLimitMicro ?? null },
  };
}
