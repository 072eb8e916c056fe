import { expect, test } from 'vitest';
import { appError } from '#domain/platform/messages.ts';
import { isProviderAway } from './provider-fault.ts';

const fault = (type: string, statusCode?: number) => Object.assign(new Error('x'), { type, statusCode });

test.each([
  ['a broken connection', fault('StripeConnectionError')],
  ['500', fault('StripeAPIError', 500)],
  ['503', fault('StripeAPIError', 503)],
  ['an answer that can’t be read', fault('StripeAPIError', 200)],
])('the provider is away: %s', (_, error) => {
  expect(isProviderAway(error)).toBe(true);
  expect(isProviderAway(Object.assign(appError('payment-down'), { cause: error }))).toBe(true);
});

test.each([
  ['a wrong parameter', fault('StripeInvalidRequestError', 400)],
  ['a wrong key', fault('StripeAuthenticationError', 401)],
  ['too many calls', fault('StripeRateLimitError', 429)],
  ['a declined card', fault('StripeCardError', 402)],
  ['a fault of ours', new TypeError('x')],
  ['an expected refusal', appError('no-session')],
])('the provider is there: %s', (_, error) => {
  expect(isProviderAway(error)).toBe(false);
});
