import { expect, test } from 'vitest';
import { secretChecks } from './secrets.ts';

const KNOWN = ['AUTH_SECRET', 'STRIPE_SECRET_KEY', 'ALERT_WEBHOOK'];
const listed = (...names: string[]) =>
  ` ⛅️ wrangler 4.151.0\n${JSON.stringify(names.map((name) => ({ name, type: 'secret_text' })))}\n`;
const statesOf = (...asked: Parameters<typeof secretChecks>) =>
  secretChecks(...asked).map((one) => one.state);

test('all that is needed is there', () => {
  expect(statesOf(listed('AUTH_SECRET', 'STRIPE_SECRET_KEY'), ['AUTH_SECRET'], KNOWN)).toEqual(['ok']);
  expect(statesOf(listed(), [], KNOWN)).toEqual(['ok']);
});

test('what the platform lacks is named, and how to bring it there', () => {
  const [check] = secretChecks(listed('AUTH_SECRET'), ['AUTH_SECRET', 'STRIPE_SECRET_KEY'], KNOWN);
  expect([check?.state, check?.found]).toEqual([
    'missing',
    'STRIPE_SECRET_KEY: wrangler secret bulk secrets.env',
  ]);
});

test('a name that nothing reads is wrong', () => {
  const checks = secretChecks(listed('AUTH_SECRET', 'STRIPE_SECRET_KYE'), ['AUTH_SECRET'], KNOWN);
  expect(checks.map(({ state }) => state)).toEqual(['ok', 'wrong']);
  expect(checks[1]?.found).toContain('STRIPE_SECRET_KYE');
});

test.each([null, '', 'You are not authenticated.', '[oops]'])('%j is no list', (output) => {
  expect(statesOf(output, ['AUTH_SECRET'], KNOWN)).toEqual(['unknown']);
});
