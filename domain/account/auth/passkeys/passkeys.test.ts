import { expect, test } from 'vitest';
import { passkeyName, proofWays } from './passkeys.ts';

const all = { hasPassword: true, hasGoogle: true, hasPasskeys: true, hasSecondFactor: false };

test('without the second factor each way in is a proof', () => {
  expect(proofWays(all)).toEqual({ password: true, google: true, passkey: true, recoveryCode: false });
  expect(proofWays({ ...all, hasPassword: false, hasPasskeys: false })).toEqual({
    password: false,
    google: true,
    passkey: false,
    recoveryCode: false,
  });
});

test('with it neither the password nor Google proves anything', () => {
  expect(proofWays({ ...all, hasSecondFactor: true })).toEqual({
    password: false,
    google: false,
    passkey: true,
    recoveryCode: true,
  });
});

test.each([
  ['  Telefon   Ani ', 'Telefon Ani'],
  [' \n ', null],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), 'x'.repeat(60)],
])('the name %j is kept as %j', (typed, kept) => {
  expect(passkeyName(typed)).toBe(kept);
});
