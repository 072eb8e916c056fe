// Whose session it is, for what has to know before it writes: keys and marks of a person are made here, not in the database. The snapshot
// says it without a trip (worker/auth/snapshot-cookie.ts); it was made for this very session, but doesn't know whether that is still live.
import { readSnapshot } from '../../auth/snapshot-cookie.ts';
import type { RequestScope } from '../../scope.ts';

/** For a batch whose statements ask for the session themselves. Null = only the database knows. */
export function idInSnapshot({ session, request, config, now }: RequestScope): string | null {
  if (session === null) return null;
  const seal = { keys: config.keys, tokenHash: session.tokenHash };
  return readSnapshot(request, seal, now)?.id ?? null;
}

/** The same, asking the database where it has to. Null = there is no live session. */
export async function idOfAsker(scope: RequestScope): Promise<string | null> {
  return idInSnapshot(scope) ?? (await scope.accountState())?.person.id ?? null;
}
