// The forms of a lesson's page: done or not, and what is wrong in it. Read alike by the page's action and by the page, which shows
// the outcome before the server has answered.
import type { ExerciseOutcome, QuestionOutcome } from '../practice/practice-forms.ts';
import type { TalkOutcome } from '../talk/talk-forms.ts';

export const DONE_INTENT = 'ukonczone';
export const REPORT_INTENT = 'blad';
/** Of a lesson that needs work: to be written again, the price of its share. */
export const AGAIN_INTENT = 'nowa-wersja';
export const SHARE_INTENT = 'zwrot-za-lekcje';

/** Where the page goes on after a form that was sent without JavaScript. */
export const DONE_PLACE = 'ukonczone';
export const REPORT_PLACE = 'blad';
export const NOTE_PLACE = 'do-sprawdzenia';

/** What came of a form; what was typed comes back with a refusal. */
export type LessonResult =
  | { intent: typeof DONE_INTENT | typeof AGAIN_INTENT | typeof SHARE_INTENT; fault: string | null }
  | { intent: typeof REPORT_INTENT; fault: string; text: string }
  | { intent: typeof REPORT_INTENT; fault: null }
  | QuestionOutcome
  | ExerciseOutcome
  | TalkOutcome;

/** Null = another form. */
export function readDone(form: FormData): boolean | null {
  return form.get('intent') === DONE_INTENT ? form.get('done') === 'tak' : null;
}

/** Null = another form. */
export function readReport(form: FormData): string | null {
  const text = form.get('text');
  if (form.get('intent') !== REPORT_INTENT) return null;
  return typeof text === 'string' ? text : '';
}
