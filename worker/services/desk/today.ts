// 'Dziś', 'Błędy' and 'Analizy' behind the desk's guard.
import { silenceError, type ErrorSource } from '#db/desk/commands/errors.ts';
import { type ErrorKey, errorGroupsBefore } from '#db/desk/queries/errors.ts';
import type { RunKey } from '#db/desk/queries/runs.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../scope.ts';
import { readRuns } from './figures/runs.ts';
import { asOperator, authorizeAction } from './desk.ts';
import { momentKey } from './paged.ts';
import { figuresOfSpan, storedFigures } from '#db/desk/queries/figures.ts';
import { spentInMonth } from '#db/desk/queries/model-calls.ts';
import type { CalendarDay } from '#domain/platform/calendar-day.ts';
import { daysShown, seriesOf, todaySpan, type Series, daysToCount } from '#domain/desk/figures.ts';
import { monthInPoland } from '#domain/desk/model-cost/shares.ts';
import { storeDay } from '#db/desk/commands/daily-figures.ts';
import type { Database } from '#db/client.ts';

/** Throws as `asOperator`. */
export function todayAtDesk(scope: RequestScope) {
  return asOperator(scope, 'today', () => readToday(scope));
}

/** `after`: the key of the last row seen, as the address has it. Throws as `asOperator`. */
export function errorsAtDesk(scope: RequestScope, after: string | null) {
  const key = momentKey(after);
  const before: ErrorKey | null = key === null ? null : { lastSeen: key.at, id: key.id };
  return asOperator(scope, 'errors', () => readErrors(scope, before));
}

/** Throws as `authorizeAction`, `not-found`. */
export async function silenceAtDesk(scope: RequestScope, id: string, version: string): Promise<void> {
  const what = `błąd wyciszony ${id.slice(0, 12)}`;
  const deed = await authorizeAction(scope, { page: 'errors', what, personId: null });
  if (!(await silenceError(scope.writes(), { id, version }, deed))) throw appError('not-found');
}

/** `wanted`: a run's id, or the key of the last row seen, as the address has them. Throws as `asOperator`. */
export function runsAtDesk(scope: RequestScope, wanted: { id: string | null; after: string | null }) {
  const key = momentKey(wanted.after);
  const before: RunKey | null = key === null ? null : { startedAt: key.at, id: key.id };
  return asOperator(scope, 'runs', () => readRuns(scope, { id: wanted.id, before }));
}

// Errors in groups, the one seen last first. Roles are the desk's own to check.
const PAGE = 30;

export type ErrorGroup = {
  id: string;
  source: ErrorSource;
  message: string;
  frame: string;
  route: string;
  version: string;
  count: number;
  firstSeen: number;
  lastSeen: number;
  /** Newest first. */
  requestIds: string[];
  /** In the build that had it last. */
  isSilenced: boolean;
};

/** `next`: of the page behind this one; null = this is the last. */
export type ErrorPage = { groups: ErrorGroup[]; next: ErrorKey | null };

/** Throws database-down. */
export async function readErrors(
  { batch }: Pick<RequestScope, 'batch'>,
  before: ErrorKey | null,
): Promise<ErrorPage> {
  const rows = await batch.ask((db) => errorGroupsBefore(db, before, PAGE + 1));
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    groups: shown.map(({ first_seen, last_seen, request_ids, silenced_version, ...group }) => ({
      ...group,
      firstSeen: first_seen,
      lastSeen: last_seen,
      // Only noteErrorIf fills this column.
      requestIds: JSON.parse(request_ids) as string[],
      isSilenced: silenced_version === group.version,
    })),
    next: last === undefined ? null : { lastSeen: last.last_seen, id: last.id },
  };
}

// The desk's figures: thirty days by name, the last of them today as it stands, in one round trip. Roles are the desk's own to check.
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

// The night's: stores the figures of the days before. May run twice, and makes up for nights that did not come.
export async function countDays({ db, now }: { db: Database; now: number }): Promise<void> {
  for (const { day, ...span } of daysToCount(now)) await storeDay(db, day, span);
}
