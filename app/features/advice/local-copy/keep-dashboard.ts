// Writes the browser's copy of the dashboard; dashboard-copy.ts reads it when it is needed.
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { keepLocalAnswers } from '../quiz/local-answers.ts';

export const analysisKey = (userId: string) => `analysis_${userId}`;
export const progressKey = (userId: string) => `progress_${userId}`;

/** What the server says replaces what was kept; without an analysis its copy goes. */
export function keepDashboard(userId: string, dashboard: Dashboard): void {
  const { current, answers, plan, progress, completeness } = dashboard;
  if (answers !== null) keepLocalAnswers(userId, answers);
  if (current === null) {
    if (!dashboard.isBroken) removeStored('localStorage', analysisKey(userId));
  } else {
    const { id, analysis, createdAt, trail, steps, trials, skillStates } = current;
    const copy = JSON.stringify({ id, analysis, createdAt, trail, steps, trials, skillStates });
    writeStored('localStorage', analysisKey(userId), copy);
  }
  const card = { plan, ...progress.state, percent: progress.percent, profileCompleted: completeness };
  writeStored('localStorage', progressKey(userId), JSON.stringify(card));
}
