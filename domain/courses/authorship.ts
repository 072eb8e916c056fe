// Who writes a course and who has read it, said before anybody pays and in the same words everywhere (docs/decisions.md 'Who writes a
// course'): card, course page, order, letter, certificate.
import type { CalendarDay } from '../platform/calendar-day.ts';
import { polishDay } from '../platform/polish-date.ts';

const LESSONS_ARE_AI = 'Lekcje pisze AI';

/** What holds for every course. */
const AUTHORSHIP = `${LESSONS_ARE_AI} (Google Gemini) według planu redakcji`;

const NOT_YET_READ = 'jeszcze niesprawdzone';

const READ_BY_EDITORS = 'sprawdzone przez redakcję';

/** `checkedOn`: when the editors had read all of its lessons; undefined = not yet. */
type Checked = { checkedOn?: CalendarDay | undefined };

/** A sentence without its full stop. */
export function authorship({ checkedOn }: Checked): string {
  const state = checkedOn === undefined ? NOT_YET_READ : `${READ_BY_EDITORS} ${polishDay(checkedOn)}`;
  return `${AUTHORSHIP}; ${state}`;
}

/** One line of a card: the same words without what only the whole sentence has room for. */
export function authorshipInShort({ checkedOn }: Checked): string {
  return `${LESSONS_ARE_AI}; ${checkedOn === undefined ? NOT_YET_READ : READ_BY_EDITORS}`;
}
