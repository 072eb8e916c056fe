// What of the dashboard needs no code at first (see late-part.tsx): the server writes it, its forms and details work by the
// browser alone until their code is there. The parts take no props; what they show comes by context.
import { createContext, use } from 'react';
import type { Dashboard } from '#worker/services/analysis/dashboard.ts';
import { latePart } from '../../lib/late-part.tsx';

const own = latePart(async () => (await import('./OwnPart.tsx')).OwnPart, 'seen');
const skills = latePart(async () => (await import('./SkillsCard.tsx')).SkillsCard, 'seen');
const message = latePart(async () => (await import('./DashboardMessage.tsx')).DashboardMessage, 'seen');
// Only read.
const panel = latePart(async () => (await import('./AnalysisPanel.tsx')).AnalysisPanel, 'needed');
const offers = latePart(async () => (await import('./OffersCard.tsx')).OffersCard, 'needed');
const courses = latePart(async () => (await import('./CoursesForYou.tsx')).CoursesForYou, 'needed');

export const LateOwnPart = own.Part;
export const LateSkills = skills.Part;
export const LateMessage = message.Part;
export const LateAnalysisPanel = panel.Part;
export const LateOffers = offers.Part;
export const LateCourses = courses.Part;

/** Before the dashboard is rendered, on the server and on the way from another page alike. */
export async function prepareDashboard(): Promise<void> {
  await Promise.all([own, skills, message, panel, offers, courses].map((part) => part.prepare()));
}

export type Shown = {
  /** Null = there is nothing to show: the message says why. */
  dashboard: Dashboard | null;
  /** A copy: nothing can be saved now. */
  isReadOnly: boolean;
  /** The server is only slow. */
  isComing: boolean;
};

export const ShownContext = createContext<Shown>({ dashboard: null, isReadOnly: true, isComing: false });

export function useShown(): Shown {
  return use(ShownContext);
}
