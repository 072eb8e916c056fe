// What of the dashboard needs no code at first (see late-part.tsx): the server writes it, its forms and details work by the
// browser alone until their code is there.
import { latePart, prepareParts } from '../../../lib/late-part.tsx';

export const LateTrailPanel = latePart(async () => (await import('./TrailPanel.tsx')).TrailPanel);
export const LateSidePanels = latePart(async () => (await import('./SidePanels.tsx')).SidePanels);
export const LateProgressCard = latePart(async () => (await import('./ProgressCard.tsx')).ProgressCard);
export const LateMessage = latePart(async () => (await import('./DashboardMessage.tsx')).DashboardMessage);
export const LateTodayWithoutTrail = latePart(
  async () => (await import('./trail/TodayCard.tsx')).TodayWithoutTrail,
);
export const LateCourses = latePart(async () => (await import('./CoursesForYou.tsx')).CoursesForYou);
// It takes the focus, so its code is fetched at once.
export const LateOpenedTrails = latePart(
  async () => (await import('./trail/OpenedTrails.tsx')).OpenedTrails,
  () => true,
);

/** Before the dashboard is rendered, on the server and on the way from another page alike. */
export function prepareDashboard(): Promise<void> {
  return prepareParts(
    LateTrailPanel,
    LateSidePanels,
    LateProgressCard,
    LateMessage,
    LateTodayWithoutTrail,
    LateCourses,
    LateOpenedTrails,
  );
}
