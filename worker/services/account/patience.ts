// A page whose frame goes first when the database is slow (docs/architecture.md 'One round trip'): what it waits for comes after it, in
// the same response. Only where the snapshot says who is here, and to a browser that shows a page, which can run the script that takes in
// the rest: anybody else waits, and gets the whole with its true status.
import { readSnapshot } from '../../auth/snapshot-cookie.ts';
import type { RequestScope } from '../../scope.ts';

/** With the way to the browser, about half a second until something is seen. */
const PATIENCE_MS = 400;

/** Asked for by the page's loader, before it awaits anything. Resolves when its frame should go; null = it waits. */
export function slowLoaderDeadline(scope: RequestScope): Promise<'late'> | null {
  const { session, request, config, now } = scope;
  const isShown = request.method === 'GET' && request.headers.get('Sec-Fetch-Dest') === 'document';
  if (session === null || !isShown) return null;
  if (readSnapshot(request, { keys: config.keys, tokenHash: session.tokenHash }, now) === null) return null;
  return (scope.patience ??= new Promise((resolve) => {
    setTimeout(() => resolve('late'), PATIENCE_MS);
  }));
}
