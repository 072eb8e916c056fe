// The provider's word, verified over the raw bytes (faults 25-28).
import type { RequestScope } from '../../services.ts';
import { moneyScope } from './money-scope.ts';

/** Throws invalid (no true signature), database-down, payment-down: the provider then tells it again. */
export async function handleWebhook(
  scope: RequestScope,
  _call: { body: string; signature: string },
): Promise<void> {
  await moneyScope(scope);
  throw new Error('not built');
}
