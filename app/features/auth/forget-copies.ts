// What this browser keeps of the people who used it (application.md §3 'Local storage keys'). Signing out removes it all;
// a session that merely ran out doesn't, since what was typed survives every failure.
import { removeStored, storedKeys } from '../../lib/browser-storage.ts';
import { dropSubscription } from '../subscription/local-subscription.ts';

const OF_A_PERSON =
  /^(analysis|quiz|progress|purchased_courses|analysis_generated|debug_gemini_raw|debug_gemini_invalid|error_gemini_response)_/;

export function forgetCopies(): void {
  dropSubscription();
  for (const key of storedKeys('localStorage')) {
    if (OF_A_PERSON.test(key)) removeStored('localStorage', key);
  }
}
