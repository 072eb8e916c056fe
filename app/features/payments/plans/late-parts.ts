// /plany needs little code at first (see late-part.tsx): the server writes all of it, its links and forms work by the browser
// alone until their code is there. The parts take no props; what they show comes by context.
import { createContext, use } from 'react';
import type { PlansView } from '#worker/services/payments/premium/plans-page.ts';
import { latePart } from '../../../lib/late-part.tsx';

const cards = latePart(async () => (await import('./PlanCards.tsx')).PlanCards, 'seen');
const referral = latePart(async () => (await import('./ReferralBox.tsx')).ReferralBox, 'seen');
// Only read.
const comparison = latePart(async () => (await import('./PlanComparison.tsx')).PlanComparison, 'needed');
const terms = latePart(async () => (await import('./PlanTerms.tsx')).PlanTerms, 'needed');

export const LatePlanCards = cards.Part;
export const LateReferralBox = referral.Part;
export const LateComparison = comparison.Part;
export const LateTerms = terms.Part;

/** Before the page is rendered, on the server and on the way from another page alike. */
export async function preparePlans(): Promise<void> {
  await Promise.all([cards, referral, comparison, terms].map((part) => part.prepare()));
}

export const PlansContext = createContext<PlansView>({ isReferralOffered: false, visitor: null });

export function usePlans(): PlansView {
  return use(PlansContext);
}
