// The trial of a path (docs/decisions.md 'The trial'): the days it may be put on, and what was learned by it. That is kept among the
// objections under a factor of its own, so ranking again, the next analysis, export and deletion know it. Pure.
import { dayAfter, isPlannableDay, type CalendarDay } from '../platform/calendar-day.ts';
import { cleanLongText } from './analysis/reply/clean-text.ts';
import type { Denied } from './person.ts';
import type { Condition, Reading, WishKind } from './reading/reading.ts';

export const TRIAL_FACTOR = 'trial';

export const TRIAL_WISHES = ['more', 'mixed', 'no'] as const;
export const TRIAL_EFFORTS = ['easier', 'fine', 'harder'] as const;

/** What may have weighed most; nothing that would say something of health. */
export const TRIAL_MOSTS = [
  'strangers',
  'team',
  'alone',
  'pace',
  'monotony',
  'deciding',
  'screen',
  'outdoors',
] as const satisfies readonly WishKind[];

/** In UTF-16 units, as `maxlength` counts them. */
export const MAX_TRIAL_NOTE = 300;

export type TrialOutcome = {
  wish: (typeof TRIAL_WISHES)[number];
  effort: (typeof TRIAL_EFFORTS)[number];
  /** Null = none of these. */
  most: (typeof TRIAL_MOSTS)[number] | null;
};

const NO_MOST = 'nothing';

/** The Saturday and the Sunday that come next, today's counted, the nearer one first. */
export function weekendDays(today: CalendarDay): [CalendarDay, CalendarDay] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const saturday = dayAfter(today, 6 - weekday);
  return weekday === 0 ? [today, saturday] : [saturday, dayAfter(saturday)];
}

/** From today on. */
export function isTrialDay(day: string, today: CalendarDay): boolean {
  return isPlannableDay(day) && day >= today;
}

/** As it is kept, '' = nothing; the fault is the sentence for its field. */
export function readTrialNote(typed: string): { note: string } | { fault: string } {
  if (typed.length > MAX_TRIAL_NOTE)
    return { fault: `Skróć zdanie do ${MAX_TRIAL_NOTE} znaków – teraz ma ich ${typed.length}.` };
  return { note: cleanLongText(typed).replaceAll('\n', ' ') };
}

/** The three presses of a form; null = one is missing. */
export function readOutcome(wish: string, effort: string, most: string): TrialOutcome | null {
  const read = {
    wish: TRIAL_WISHES.find((one) => one === wish),
    effort: TRIAL_EFFORTS.find((one) => one === effort),
    most: most === NO_MOST ? null : TRIAL_MOSTS.find((one) => one === most),
  };
  const { wish: found, effort: taken, most: weighed } = read;
  if (found === undefined || taken === undefined || weighed === undefined) return null;
  return { wish: found, effort: taken, most: weighed };
}

/** As an objection's evidence: 'piekarz more harder pace'. */
export function trialEvidence(zawodId: string, { wish, effort, most }: TrialOutcome): string {
  return `${zawodId} ${wish} ${effort} ${most ?? NO_MOST}`;
}

/** What was told last of this occupation's trial; null = nothing was. */
export function outcomeOf(lines: readonly Denied[], zawodId: string): TrialOutcome | null {
  return trialsOf(lines).get(zawodId) ?? null;
}

function trialsOf(lines: readonly Denied[]): Map<string, TrialOutcome> {
  const told = new Map<string, TrialOutcome>();
  for (const { factor, evidence } of lines) {
    const [zawodId = '', wish = '', effort = '', most = ''] = evidence.split(' ');
    const outcome = factor === TRIAL_FACTOR ? readOutcome(wish, effort, most) : null;
    if (outcome !== null) told.set(zawodId, outcome);
  }
  return told;
}

/**
 * The reading with what trials have taught: work that one wants more of is wanted, work that isn't for one is refused, and what weighed
 * most is a wish, or something to avoid. Who tried a thing for some hours doesn't take back a condition that they hold firmly.
 */
export function withTrials(
  reading: Reading,
  lines: readonly Denied[],
  nameOf: (zawodId: string) => string | null,
): Reading {
  const told = [...trialsOf(lines)].flatMap(([zawodId, outcome]) => {
    const name = nameOf(zawodId);
    return name === null ? [] : [{ zawodId, name, ...outcome }];
  });
  if (told.length === 0) return reading;
  const decided = new Set(told.filter(({ wish }) => wish !== 'mixed').map(({ zawodId }) => zawodId));
  const work = reading.work.filter(
    ({ occupation, relation }) =>
      occupation === null || !decided.has(occupation) || (relation !== 'wants' && relation !== 'refuses'),
  );
  const tried = told.flatMap(({ zawodId, name, wish }) =>
    wish === 'mixed'
      ? []
      : [
          {
            occupation: zawodId,
            label: `${name} (po próbie)`,
            relation: wish === 'more' ? ('wants' as const) : ('refuses' as const),
            years: null,
            quote: null,
          },
        ],
  );
  const firm = new Set(reading.conditions.filter((one) => one.firm).map(({ kind }) => kind));
  const learned = new Map(
    told.flatMap(({ wish, most }): [WishKind, Condition][] =>
      most === null || firm.has(most)
        ? []
        : [[most, { kind: most, value: wish === 'more' ? 'want' : 'avoid', firm: false, quote: null }]],
    ),
  );
  const conditions = reading.conditions.filter(
    ({ kind }) => ![...learned.keys()].some((one) => one === kind),
  );
  return { ...reading, work: [...work, ...tried], conditions: [...conditions, ...learned.values()] };
}
