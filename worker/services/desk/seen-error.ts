// An error as its group has it (db/desk/schema/desk.ts): found by its fingerprint, with the build and the request in which it was seen.
import type { SeenError } from '#db/desk/commands/errors.ts';
import { fingerprintOf, type ErrorFacts } from '#domain/desk/fingerprint.ts';
import type { RequestScope } from '../../scope.ts';

export function seenError(
  { requestId, now }: RequestScope,
  source: SeenError['source'],
  facts: ErrorFacts,
): SeenError {
  const { id, ...fingerprint } = fingerprintOf(facts);
  // A group of their own: what a stranger makes up is no part of what happened to others.
  const group = source === 'stranger' ? `${id}-s` : id;
  return { ...fingerprint, id: group, source, version: BUILD_ID, requestId, at: now };
}
