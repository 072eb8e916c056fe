// What this browser keeps of the people who used it (application.md §3 'Local storage keys'). Signing out removes it all;
// a session that merely ran out doesn't, since what was typed survives every failure. Another person's sign-in removes what is
// not theirs (faults 54).
import { removeStored, storedKeys } from '../../lib/browser-storage.ts';
import { dropSubscription } from '../subscription/local-subscription.ts';

const OF_A_PERSON =
  /^(?:analysis|quiz|progress|purchased_courses|analysis_generated|debug_gemini_raw|debug_gemini_invalid|error_gemini_response)_(.+)$/;

export function forgetCopies(): void {
  dropSubscription();
  forgetAnalysisCopies(() => true);
}

/** The copies by key of everybody whose id is among them. */
export function forgetAnalysisCopies(isAmong: (owner: string) => boolean): void {
  for (const key of storedKeys('localStorage')) {
    const owner = OF_A_PERSON.exec(key)?.[1];
    if (owner !== undefined && isAmong(owner)) removeStored('localStorage', key);
  }
}
