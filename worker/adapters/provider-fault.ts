// Turns whatever the payment provider's library throws into our own error; the cause goes to the log, never to the visitor. What a
// caller knows how to handle (a thing that isn't there, a key in use) it asks for first.
import { AppError } from '#domain/errors.ts';
import { appError } from '#domain/messages.ts';
import { logError } from '../log.ts';

/** Every failure becomes `payment-down`; `sentence` says what was tried. */
export async function orProviderDown<Result>(call: Promise<Result>, sentence?: string): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError('stripe', error, { code: faultCode(error) });
    throw sentence === undefined ? appError('payment-down') : new AppError('payment-down', sentence);
  }
}

/** Stripe's own code of an error ('resource_missing'), or null. */
export function faultCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** The thing isn't there, or not any more. */
export function isMissing(error: unknown): boolean {
  return faultCode(error) === 'resource_missing';
}
