// 'Dziś', 'Błędy' and 'Analizy' behind the desk's guard.
import { silenceError } from '#db/desk/commands/errors.ts';
import type { ErrorKey } from '#db/desk/queries/errors.ts';
import type { RunKey } from '#db/desk/queries/runs.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../scope.ts';
import { readErrors } from './figures/errors.ts';
import { readRuns } from './figures/runs.ts';
import { readToday } from './figures/today.ts';
import { asOperator, authorizeAction } from './desk.ts';
import { momentKey } from './paged.ts';

/** Throws as `asOperator`. */
export function todayAtDesk(scope: RequestScope) {
  return asOperator(scope, 'today', () => readToday(scope));
}

/** `after`: the key of the last row seen, as the address has it. Throws as `asOperator`. */
export function errorsAtDesk(scope: RequestScope, after: string | null) {
  const key = momentKey(after);
  const before: ErrorKey | null = key === null ? null : { lastSeen: key.at, id: key.id };
  return asOperator(scope, 'errors', () => readErrors(scope, before));
}

/** Throws as `authorizeAction`, `not-found`. */
export async function silenceAtDesk(scope: RequestScope, id: string, version: string): Promise<void> {
  const what = `błąd wyciszony ${id.slice(0, 12)}`;
  const deed = await authorizeAction(scope, { page: 'errors', what, personId: null });
  if (!(await silenceError(scope.writes(), { id, version }, deed))) throw appError('not-found');
}

/** `wanted`: a run's id, or the key of the last row seen, as the address has them. Throws as `asOperator`. */
export function runsAtDesk(scope: RequestScope, wanted: { id: string | null; after: string | null }) {
  const key = momentKey(wanted.after);
  const before: RunKey | null = key === null ? null : { startedAt: key.at, id: key.id };
  return asOperator(scope, 'runs', () => readRuns(scope, { id: wanted.id, before }));
}
