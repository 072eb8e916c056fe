// What the operator is told: broken pages, faults, the cost of requests, and whether the service is well; and what everybody is told
// of how it does.
import type { RequestScope } from '../../scope.ts';
import { readAlerts } from './alerts.ts';
import {
  databaseAnswers,
  noteFault,
  reportBrokenPage,
  requestFacts,
  sampleRequest,
  type BrokenPage,
} from './operations.ts';
import type { SignedReport } from '../../adapters/carrier-signature.ts';
import { takeMailReport } from '../mail-reports.ts';
import { sealNews } from '../security-log.ts';
import { sampleRun } from './sample-run.ts';
import { readLandingFigures, readRunFigures } from './site-figures.ts';
import { switchSentences } from './switches.ts';

export function operatorServices(scope: RequestScope) {
  return {
    databaseAnswers: () => databaseAnswers(scope),
    reportBrokenPage: (report: BrokenPage) => reportBrokenPage(scope, report),
    noteFault: (error: unknown, route: string) => noteFault(scope, error, route),
    sampleRun: (token: string) => sampleRun(scope, token),
    takeMailReport: (call: SignedReport) => takeMailReport(scope, call),
    /** Of the last 30 days, for /dane-i-metoda; null = never counted, or the database is away. */
    runFigures: () => readRunFigures(scope),
    landingFigures: () => readLandingFigures(scope),
    /** A page for the desk; `before`: where the last one ended. */
    alerts: (before: number | null) => readAlerts(scope, before),
    /** What is in force, for a page that asks the database for nothing else. */
    switchSentences: () => switchSentences(scope),
    requestFacts: () => requestFacts(scope),
    /** Links what this request has told the security log into its chain, after the response. */
    sealSecurityLog: () => sealNews(scope),
    sampleRequest: (route: string, ms: number) => sampleRequest(scope, route, ms),
  };
}
