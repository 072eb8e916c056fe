// Every API route; tests/worker/platform/guard.test.ts walks it.
import { accountRoutes, sessionRoutes } from './account/login.ts';
import { analysisRoutes } from './advice/runs.ts';
import type { ApiRow } from './define.ts';
import { freshAuthRoutes } from './account/fresh-auth.ts';
import { googleRoutes } from './account/google.ts';
import { lessonRoutes } from './courses/lessons.ts';
import { mailReportRoutes } from './desk/mail-reports.ts';
import { operationRoutes } from './desk/operations.ts';
import { passwordRoutes } from './account/passwords.ts';
import { factRoutes } from './advice/facts.ts';
import { ownStepRoutes } from './advice/own-steps.ts';
import { paymentRoutes } from './payments/premium.ts';
import { passkeyRoutes } from './account/passkeys.ts';
import { personDataRoutes } from './account/person-data.ts';
import { purchaseRoutes } from './payments/courses.ts';
import { shareRoutes } from './site/card.ts';

export const apiTable: readonly ApiRow[] = [
  ...accountRoutes,
  ...freshAuthRoutes,
  ...googleRoutes,
  ...passwordRoutes,
  ...sessionRoutes,
  ...passkeyRoutes,
  ...personDataRoutes,
  ...analysisRoutes,
  ...factRoutes,
  ...ownStepRoutes,
  ...paymentRoutes,
  ...purchaseRoutes,
  ...lessonRoutes,
  ...shareRoutes,
  ...mailReportRoutes,
  ...operationRoutes,
];
