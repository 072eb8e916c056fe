// Work that the response doesn't wait for.
import { logError } from './log.ts';

type Scope = { waitUntil(work: Promise<unknown>): void };

/** Never throws. A failure is logged as `where`, unless that is null: then it is no loss. */
export function afterResponse(scope: Scope, where: string | null, work: () => Promise<unknown>): void {
  // Also what `work` throws before its first await.
  const working = async () => void (await work());
  scope.waitUntil(
    working().catch((error: unknown) => {
      if (where !== null) logError(where, error);
    }),
  );
}
