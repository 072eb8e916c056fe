// What came of asking the server for the dashboard, on the way from another page: its word, silence, or nothing yet.
import type { Dashboard } from '#worker/services/advice/dashboard.ts';

export type DashboardResult =
  | { kind: 'said'; dashboard: Dashboard }
  | { kind: 'away' }
  | { kind: 'late'; coming: Promise<DashboardResult> };

/** Longer than that, and the page comes with the copy or the word that data is being loaded. */
const SLOW_MS = 400;

/** The server's own word; null = the database is away. */
export function resultOf(dashboard: Dashboard | null): DashboardResult {
  return dashboard === null ? { kind: 'away' } : { kind: 'said', dashboard };
}

/** `ask` fails with a TypeError when there is no network; what else it throws (a redirect) is the router's. */
export function loadOrUseCopy(ask: () => Promise<DashboardResult>): Promise<DashboardResult> {
  const coming = ask().catch((error: unknown) => {
    if (error instanceof TypeError) return { kind: 'away' } as const;
    throw error;
  });
  const slow = new Promise<DashboardResult>((resolve) => {
    setTimeout(() => resolve({ kind: 'late', coming }), SLOW_MS);
  });
  return Promise.race([coming, slow]);
}
