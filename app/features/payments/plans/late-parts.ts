// /plany needs little code at first (see late-part.tsx): the server writes all of it, its links and forms work by the browser
// alone until their code is there.
import { latePart, prepareParts } from '../../../lib/late-part.tsx';

export const LatePlanCards = latePart(async () => (await import('./PlanCards.tsx')).PlanCards);
export const LateReferralBox = latePart(async () => (await import('./ReferralBox.tsx')).ReferralBox);
export const LateComparison = latePart(async () => (await import('./PlanComparison.tsx')).PlanComparison);
export const LateTerms = latePart(async () => (await import('./PlanTerms.tsx')).PlanTerms);

/** Before the page is rendered, on the server and on the way from another page alike. */
export function preparePlans(): Promise<void> {
  return prepareParts(LatePlanCards, LateReferralBox, LateComparison, LateTerms);
}
