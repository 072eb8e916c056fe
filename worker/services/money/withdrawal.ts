// Withdrawal from the contract within fourteen days (decisions.md 'Withdrawal within 14 days').
import type { RequestScope } from '../../services.ts';
import { moneyScope } from './money-scope.ts';

export type Withdrawn = { refundGrosze: number; withdrawnAt: number };

/** Ends Premium at once; the receipt goes by mail. Throws no-session, payments-off, no-contract (too late, or none). */
export async function withdrawFromPremium(scope: RequestScope): Promise<Withdrawn> {
  await moneyScope(scope);
  throw new Error('not built');
}
