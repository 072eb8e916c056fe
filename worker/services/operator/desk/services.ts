// What the desk reads and does. None of it asks who does it: the desk's guard stands around all of it.
import type { ErrorKey } from '#db/queries/operator/errors.ts';
import type { RunKey } from '#db/queries/operator/runs.ts';
import type { RequestScope } from '../../../scope.ts';
import { readErrors, silence } from './errors.ts';
import { readRuns } from './runs.ts';
import { readToday } from './today.ts';

export function deskServices(scope: RequestScope) {
  return {
    today: () => readToday(scope),
    errors: (before: ErrorKey | null) => readErrors(scope, before),
    silence: (id: string, version: string) => silence(scope, id, version),
    runs: (wanted: { id: string | null; before: RunKey | null }) => readRuns(scope, wanted),
  };
}
