// The weekly letter (docs/decisions.md 'Reminders'): when it goes out and what it has to say. It names nothing of the analysis, since a
// mailbox is read by others, too.
import { dayInPoland, type CalendarDay } from '../../platform/calendar-day.ts';
import { lazy } from '../../platform/lazy.ts';

const FROM_HOUR = 8;
/** Later it comes the next week: nobody is written to in the evening. */
const UNTIL_HOUR = 12;

const clock = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Warsaw',
      weekday: 'short',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
);

/** The Monday whose letters go out at this moment (epoch ms); null = none do. */
export function letterMonday(now: number): CalendarDay | null {
  const parts = clock().formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const hour = Number(part('hour'));
  return part('weekday') === 'Mon' && hour >= FROM_HOUR && hour < UNTIL_HOUR ? dayInPoland(now) : null;
}

export type WeekAhead = {
  /** On which it is written. */
  monday: CalendarDay;
  /** Steps of the plan that is followed, and how many are done. */
  steps: number;
  done: number;
  /** The trial that has a day, of whatever path, else that of the chosen trail; null = none, or it is done. `day` null = it has none yet. */
  trial: { day: CalendarDay | null } | null;
  hasCards: boolean;
};

/** Whether there is anything to write about. */
export function hasNews({ steps, done, trial, hasCards }: Omit<WeekAhead, 'monday'>): boolean {
  return done < steps || trial !== null || hasCards;
}
