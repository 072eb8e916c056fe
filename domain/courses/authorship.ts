// Who writes a course and how much of it a person has read, said before anybody pays and in the same words everywhere
// (docs/decisions.md 'Who writes a course'): card, course page, order, letter, certificate.
import { dayInPoland, type CalendarDay } from '../platform/calendar-day.ts';
import { polishDay } from '../platform/polish-date.ts';

const LESSONS_ARE_AI = 'Lekcje pisze AI';

/** What holds for every course. */
const AUTHORSHIP = `${LESSONS_ARE_AI} (Google Gemini) według planu redakcji`;

const NOT_YET_READ = 'jeszcze niesprawdzone';

/** How many of a course's lessons somebody of the editors marked as read, each in the words that stand now. */
export type LessonsRead = { count: number; of: number; lastOn: CalendarDay };

/** Undefined = none of them. */
type Read = { read?: LessonsRead | undefined };

/** As the database counts them; undefined = nothing that could be said. */
export function lessonsRead(counted: {
  read: number;
  lessons: number | null;
  lastReadAt: number | null;
}): LessonsRead | undefined {
  const { read: count, lessons: of, lastReadAt } = counted;
  if (of === null || lastReadAt === null || count === 0 || count > of) return undefined;
  return { count, of, lastOn: dayInPoland(lastReadAt) };
}

/** A sentence without its full stop. */
export function authorship({ read }: Read): string {
  return `${AUTHORSHIP}; ${stateOf(read)}`;
}

function stateOf(read: LessonsRead | undefined): string {
  if (read === undefined) return NOT_YET_READ;
  const { count, of, lastOn } = read;
  if (count < of) return `z\u00a0${of} lekcji redakcja przeczytała ${count}`;
  return `redakcja przeczytała wszystkie (${of}), ostatnią ${polishDay(lastOn)}`;
}

/** One line of a card: the same without what only the whole sentence has room for. */
export function authorshipInShort({ read }: Read): string {
  if (read === undefined) return `${LESSONS_ARE_AI}; ${NOT_YET_READ}`;
  const { count, of } = read;
  return `Pisze AI; redakcja przeczytała ${count < of ? `${count} z\u00a0${of}` : 'wszystkie'}`;
}
