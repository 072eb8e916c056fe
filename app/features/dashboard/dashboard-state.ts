// Which screen the dashboard is (application.md §2, §4 'Dashboard load'), from what the server says.
import type { Dashboard } from '#worker/services/dashboard.ts';

export type DashboardScreen = 'error' | 'analysis' | 'quiz-only' | 'new';

/** `dashboard` = null: the database is away. */
export function screenOf(dashboard: Dashboard | null): DashboardScreen {
  if (dashboard === null || dashboard.isBroken) return 'error';
  if (dashboard.current !== null) return 'analysis';
  return dashboard.hasAnswers ? 'quiz-only' : 'new';
}
