// Turns whatever the payment provider's library throws into our own error; the cause goes to the log, never to the visitor. What a
// caller knows how to handle (a thing that isn't there, a key in use) it asks for first.
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { logError } from '../log.ts';

/** Every failure becomes `payment-down`; `sentence` says to people what was tried, `failed` to the log. */
export async function orProviderDown<Result>(
  call: Promise<Result>,
  sentence?: string,
  failed: string | null = null,
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError('stripe', error, { code: faultCode(error), failed });
    const fault = sentence === undefined ? appError('payment-down') : new AppError('payment-down', sentence);
    fault.cause = error;
    throw fault;
  }
}

/** Silence, a fault of the provider's own (5xx), or a response that is none of Stripe's: nothing that our call brought about. */
export function isProviderAway(error: unknown): boolean {
  if (error instanceof AppError) return isProviderAway(error.cause);
  if (!(error instanceof Error) || !('type' in error)) return false;
  if (error.type === 'StripeConnectionError') return true;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
  return error.type === 'StripeAPIError' && (status === null || status < 400 || status >= 500);
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

/** Null = what was asked for isn't there. */
export async function nullIfMissing<Result>(call: Promise<Result>): Promise<Result | null> {
  return nullWhere(isMissing, call);
}

/** Null = the provider has answered this key for good: it would give the same response for a day. */
export async function nullIfKeySpent<Result>(call: Promise<Result>): Promise<Result | null> {
  return nullWhere(isSpentKey, call);
}

async function nullWhere<Result>(
  isExpected: (error: unknown) => boolean,
  call: Promise<Result>,
): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (isExpected(error)) return null;
    throw error;
  }
}

/** The provider takes none of it, as it is. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';
}

/** The key was used with other parameters (a new customer, another origin), or its failure is only repeated: the next attempt needs another key. */
function isSpentKey(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('type' in error && error.type === 'StripeIdempotencyError') return true;
  const headers = 'headers' in error ? (error.headers as Record<string, string> | undefined) : undefined;
  return headers?.['idempotent-replayed'] === 'true';
}
