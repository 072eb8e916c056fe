// What the operator is told: broken pages, faults, the cost of requests, and whether the service is well.
import type { RequestScope } from '../../scope.ts';
import {
  databaseAnswers,
  noteFault,
  reportBrokenPage,
  requestFacts,
  sampleRequest,
  type BrokenPage,
} from './operations.ts';

export function operatorServices(scope: RequestScope) {
  return {
    databaseAnswers: () => databaseAnswers(scope),
    reportBrokenPage: (report: BrokenPage) => reportBrokenPage(scope, report),
    noteFault: (error: unknown, route: string) => noteFault(scope, error, route),
    requestFacts: () => requestFacts(scope),
    sampleRequest: (route: string, ms: number) => sampleRequest(scope, route, ms),
  };
}
