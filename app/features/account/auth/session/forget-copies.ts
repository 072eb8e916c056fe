// What this browser keeps of the people who used it (docs/product.md 'Storage keys'). Signing out removes it all. So does the first
// word of the server that nobody is signed in, but for exercises that were never saved: what was typed survives every failure, and
// goes after 30 days. Another person's sign-in removes what is not theirs (docs/faults.md 54).
import { readStored, removeStored, storedKeys } from '../../../../lib/browser-storage.ts';
import { forgetKeptPages } from '../../../../lib/offline/kept-pages.ts';
import { clearRunMark } from '../../../advice/run-mark/run-mark.ts';
import { dropSubscription } from '../../../payments/subscription/local-subscription.ts';

// By a whole id: 'quiz_generations_left' is not an answer of somebody called 'generations_left'.
const OF_A_PERSON =
  /^(?:analysis|quiz|progress|exercises|purchased_courses|analysis_generated|debug_gemini_raw|debug_gemini_invalid)_([0-9a-f]{8}-[0-9a-f-]{27})$/;

/** A reply kept by its time alone: nobody's, so it is not the present person's either. */
const OF_NOBODY = /^error_gemini_response_/;

const UNSAVED = /^exercises_/;
const MAX_AGE_MS = 30 * 86_400_000;

export function forgetCopies(): void {
  forgetAll(() => true);
}

/** The session ran out or was ended elsewhere. `now` in milliseconds. */
export function forgetEndedSession(now: number): void {
  forgetAll((_, key) => !UNSAVED.test(key) || isOld(key, now));
}

/** Somebody is here: what isn't theirs, and what they typed too long ago. */
export function forgetOthersAndOld(userId: string, now: number): void {
  forgetAnalysisCopies((owner, key) => owner !== userId || (UNSAVED.test(key) && isOld(key, now)));
}

/** By the last change (courses/lessons/practice/use-exercise.ts); broken records have none. */
function isOld(key: string, now: number): boolean {
  const at = /"at":(\d+)\}$/.exec(readStored('localStorage', key) ?? '')?.[1] ?? 0;
  return now - Number(at) >= MAX_AGE_MS;
}

function forgetAll(isAmong: (owner: string, key: string) => boolean): void {
  dropSubscription();
  clearRunMark();
  void forgetKeptPages();
  forgetAnalysisCopies(isAmong);
}

/** The copies by key of everybody whose id is among them. */
export function forgetAnalysisCopies(isAmong: (owner: string, key: string) => boolean): void {
  for (const key of storedKeys('localStorage')) {
    const owner = OF_NOBODY.test(key) ? '' : OF_A_PERSON.exec(key)?.[1];
    if (owner !== undefined && isAmong(owner, key)) removeStored('localStorage', key);
  }
}
