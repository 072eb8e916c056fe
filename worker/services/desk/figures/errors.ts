// Errors in groups, the one seen last first. Roles are the desk's own to check.
import type { ErrorSource } from '#db/desk/commands/errors.ts';
import { errorGroupsBefore, type ErrorKey } from '#db/desk/queries/errors.ts';
import type { RequestScope } from '../../../scope.ts';

const PAGE = 30;

export type ErrorGroup = {
  id: string;
  source: ErrorSource;
  message: string;
  frame: string;
  route: string;
  version: string;
  count: number;
  firstSeen: number;
  lastSeen: number;
  /** Newest first. */
  requestIds: string[];
  /** In the build that had it last. */
  isSilenced: boolean;
};

/** `next`: of the page behind this one; null = this is the last. */
export type ErrorPage = { groups: ErrorGroup[]; next: ErrorKey | null };

/** Throws database-down. */
export async function readErrors(
  { batch }: Pick<RequestScope, 'batch'>,
  before: ErrorKey | null,
): Promise<ErrorPage> {
  const rows = await batch.ask((db) => errorGroupsBefore(db, before, PAGE + 1));
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    groups: shown.map(({ first_seen, last_seen, request_ids, silenced_version, ...group }) => ({
      ...group,
      firstSeen: first_seen,
      lastSeen: last_seen,
      // Only noteErrorIf fills this column.
      requestIds: JSON.parse(request_ids) as string[],
      isSilenced: silenced_version === group.version,
    })),
    next: last === undefined ? null : { lastSeen: last.last_seen, id: last.id },
  };
}
