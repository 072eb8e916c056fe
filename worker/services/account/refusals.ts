// Tells the security log of a passkey or a recovery code that was refused, whatever was wrong with it: one row a try.
import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import type { RequestScope } from '../../scope.ts';
import { securityEvent, type SecurityEventInput } from '../platform/security-log.ts';

const REFUSALS: ReadonlySet<ErrorCode> = new Set(['invalid-passkey', 'invalid-code']);

/** What `deed` returns or throws. */
export async function tellingRefusal<Result>(
  scope: RequestScope,
  told: SecurityEventInput,
  deed: () => Promise<Result>,
): Promise<Result> {
  try {
    return await deed();
  } catch (error) {
    if (error instanceof AppError && REFUSALS.has(error.code))
      await securityEvent(scope.writes(), scope, { ...told, outcome: 'refused' });
    throw error;
  }
}
