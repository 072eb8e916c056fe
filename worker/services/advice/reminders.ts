// What calls a person back, if they chose it (docs/decisions.md 'Reminders'): a letter each Monday, and a calendar by a secret address.
import { randomBytes } from 'node:crypto';
import { weeklyMessage } from '#content/mail/weekly-letter.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { emptyCalendar, planCalendar } from '#domain/advice/analysis/calendar.ts';
import { UNMARKED } from '#domain/advice/progress/own-marks.ts';
import { hasNews, letterMonday } from '#domain/advice/progress/weekly-letter.ts';
import { rowInForce } from '#domain/payments/plan/resolve-plan.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import * as commands from '#db/advice/commands/reminders.ts';
import {
  calendarByKey,
  lettersDue,
  ownReminders,
  subscriptionsOfCalendar,
} from '#db/advice/queries/reminders.ts';
import type { RequestScope } from '../../scope.ts';
import type { TaskScope } from '../../tasks/scope.ts';
import { writeOwn } from '../account/own-write.ts';
import { preparedMail } from '../platform/mail.ts';
import { openedAnalysis } from './stored.ts';

const KEY_BYTES = 16;
const KEY = /^[A-Za-z0-9_-]{22}$/;
const BATCH_SIZE = 50;
const MAX_BATCHES = 20;

export type Reminder = 'letter' | 'calendar';

export type OwnReminders = {
  hasLetter: boolean;
  /** Null = there is none. */ calendarAddress: string | null;
};

/** Null = no live session. */
export async function readOwnReminders(scope: RequestScope): Promise<OwnReminders | null> {
  const { session, batch, origin } = scope;
  if (session === null) return null;
  const [accountState, [row]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownReminders(db, session)),
  ]);
  if (accountState === null) return null;
  const key = row?.calendarKey ?? null;
  return {
    hasLetter: (row?.letterKey ?? null) !== null,
    calendarAddress: key === null ? null : `${origin}/kalendarz/${key}.ics`,
  };
}

/** Asked for again it stays as it is. Throws no-session. */
export async function askForReminder(scope: RequestScope, what: Reminder): Promise<void> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await writeOwn(scope, (db, session) => commands.keepReminder(db, session, { what, key }));
}

/** Its address leads nowhere from then on. Throws no-session. */
export async function endReminder(scope: RequestScope, what: Reminder): Promise<void> {
  await writeOwn(scope, (db, session) => commands.dropReminder(db, session, what));
}

/** By the address in the letter; a key that is none stops nothing. */
export async function stopLetter(scope: RequestScope, key: string): Promise<void> {
  if (KEY.test(key)) await commands.stopLetter(scope.writes(), key);
}

/** For anyone who has the address, as the plan of its owner shows it; null = there is no such calendar. */
export async function readCalendarFeed(scope: RequestScope, key: string): Promise<string | null> {
  if (!KEY.test(key)) return null;
  const { batch, now, config } = scope;
  const [book, [row], subscriptions] = await Promise.all([
    readPublicFacts(dayInPoland(now)),
    batch.ask((db) => calendarByKey(db, key)),
    batch.ask((db) => subscriptionsOfCalendar(db, key)),
  ]);
  if (row === undefined) return null;
  const { id, analysis, created_at, trail } = row;
  if (id === null || analysis === null || created_at === null) return emptyCalendar();
  // A JSON list made by the query itself.
  const marks: [trail: string, step: number, doneAt: number | null, dueOn: string | null][] = JSON.parse(
    row.marks,
  );
  const steps = marks.map(([of, step, done_at, due_on]) => ({
    trail: of,
    step,
    done_at,
    due_on,
    note: null,
  }));
  const plan = rowInForce(subscriptions, config.premiumPriceIds)?.plan ?? 'free';
  const opened = openedAnalysis(
    { id, analysis, created_at, trail },
    { steps, skills: [], ranked: null },
    { plan, now, book },
  );
  if (opened === null) return emptyCalendar();
  // The marks are those of the trail; where the plan shows the common steps instead, theirs are none.
  const isOfTrail = (trail ?? '') === (opened.trail?.zawodId ?? '');
  const calendar = planCalendar({
    analysisId: id,
    steps: opened.plan,
    marks: isOfTrail ? opened.steps : opened.steps.map(() => UNMARKED),
    trials: opened.trials,
    stampMs: now,
  });
  return calendar ?? emptyCalendar();
}

/** For the scheduled task, from eight o'clock on Mondays in Poland. */
export async function sendWeeklyLetters({ config, db, now }: TaskScope): Promise<void> {
  const monday = letterMonday(now);
  const { appOrigin } = config;
  if (monday === null || config.mail === null || appOrigin === null) return;
  for (let count = 0; count < MAX_BATCHES; count++) {
    const people = await lettersDue(db, { monday, limit: BATCH_SIZE });
    const letters = people.map(({ personId, email, letterKey, hasTrail, trialDone, trialDay, ...week }) => {
      const isWaiting = trialDay !== null || (hasTrail && !trialDone);
      const ahead = { ...week, monday, trial: isWaiting ? { day: trialDay } : null };
      if (!hasNews(ahead)) return { personId, mail: null };
      const stopUrl = `${appOrigin}/list-tygodnia/${letterKey}`;
      const message = weeklyMessage({ ...ahead, todayUrl: `${appOrigin}/dashboard`, stopUrl });
      return { personId, mail: preparedMail({ config, now }, { to: email, message }) };
    });
    await commands.sendLetters(db, monday, letters);
    if (people.length < BATCH_SIZE) return;
  }
}
