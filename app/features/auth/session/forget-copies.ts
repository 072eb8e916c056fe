// What this browser keeps of the people who used it (docs/product.md 'Storage keys'). Signing out removes it all;
// a session that merely ran out doesn't, since what was typed survives every failure. Another person's sign-in removes what is
// not theirs (docs/faults.md 54).
import { removeStored, storedKeys } from '../../../lib/browser-storage.ts';
import { clearRunMark } from '../../trail-mark/run-mark.ts';
import { dropSubscription } from '../../payments/subscription/local-subscription.ts';

// By a whole id: 'quiz_generations_left' is not an answer of somebody called 'generations_left'.
const OF_A_PERSON =
  /^(?:analysis|quiz|progress|exercises|purchased_courses|analysis_generated|debug_gemini_raw|debug_gemini_invalid)_([0-9a-f]{8}-[0-9a-f-]{27})$/;

/** A reply kept by its time alone: nobody's, so it is not the present person's either. */
const OF_NOBODY = /^error_gemini_response_/;

export function forgetCopies(): void {
  dropSubscription();
  clearRunMark();
  forgetAnalysisCopies(() => true);
}

/** The copies by key of everybody whose id is among them. */
export function forgetAnalysisCopies(isAmong: (owner: string) => boolean): void {
  for (const key of storedKeys('localStorage')) {
    const owner = OF_NOBODY.test(key) ? '' : OF_A_PERSON.exec(key)?.[1];
    if (owner !== undefined && isAmong(owner)) removeStored('localStorage', key);
  }
}
