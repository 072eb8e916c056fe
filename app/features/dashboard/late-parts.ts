// What of the dashboard needs no code at first (see late-part.tsx): the server writes it, its forms and details work by the
// browser alone until their code is there.
import { latePart, prepareParts } from '../../lib/late-part.tsx';

export const LateOwnPlan = latePart(async () => (await import('../own-steps/OwnPlan.tsx')).OwnPlan);
export const LateSkills = latePart(async () => (await import('./SkillsCard.tsx')).SkillsCard);
export const LateMessage = latePart(async () => (await import('./DashboardMessage.tsx')).DashboardMessage);
export const LateAnalysisPanel = latePart(async () => (await import('./AnalysisPanel.tsx')).AnalysisPanel);
export const LateOffers = latePart(async () => (await import('./OffersCard.tsx')).OffersCard);
export const LateCourses = latePart(async () => (await import('./CoursesForYou.tsx')).CoursesForYou);

/** Before the dashboard is rendered, on the server and on the way from another page alike. */
export function prepareDashboard(): Promise<void> {
  return prepareParts(LateOwnPlan, LateSkills, LateMessage, LateAnalysisPanel, LateOffers, LateCourses);
}
