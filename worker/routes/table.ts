// Every API route on one screen; tests/worker/guard.test.ts walks it.
import { accountRoutes } from './account.ts';
import { analysisRoutes } from './analysis.ts';
import type { ApiRow } from './define.ts';
import { googleRoutes } from './google.ts';
import { lessonRoutes } from './lessons.ts';
import { operationRoutes } from './operations.ts';
import { passwordRoutes } from './passwords.ts';
import { ownStepRoutes } from './own-steps.ts';
import { paymentRoutes } from './payments.ts';
import { personDataRoutes } from './person-data.ts';
import { purchaseRoutes } from './purchases.ts';
import { sessionRoutes } from './sessions.ts';

export const apiTable: readonly ApiRow[] = [
  ...accountRoutes,
  ...googleRoutes,
  ...passwordRoutes,
  ...sessionRoutes,
  ...personDataRoutes,
  ...analysisRoutes,
  ...ownStepRoutes,
  ...paymentRoutes,
  ...purchaseRoutes,
  ...lessonRoutes,
  ...operationRoutes,
];
