// What /odstapienie shows, step by step.
import type { ShownContract } from '#worker/services/payments/withdrawal/open.ts';

export type WithdrawalView =
  | { state: 'ask'; typed: string; fault: string | null; linkFault?: string }
  /** Said alike whether or not there is such an address. */
  | { state: 'sent' }
  | { state: 'open'; token: string; email: string; contracts: ShownContract[]; fault: string | null }
  /** Epoch ms. */
  | { state: 'declared'; at: number; email: string; contracts: ShownContract[] }
  | { state: 'used'; usedAt: number }
  | { state: 'ended' }
  /** No mail or no payments here: by a letter to us, then. */
  | { state: 'off' };
