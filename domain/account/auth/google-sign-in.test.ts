import { expect, test } from 'vitest';
import { decideGoogleSignIn, type KnownPeople } from './google-sign-in.ts';

const verified = { email: 'ala@example.pl', isVerified: true };
const unverified = { email: 'ala@example.pl', isVerified: false };
const nobody: KnownPeople = { linkedPersonId: null, registered: null };
const registered = (isConfirmed: boolean, hasOtherGoogle = false): KnownPeople => ({
  linkedPersonId: null,
  registered: { personId: 'local', isConfirmed, hasOtherGoogle },
});

test('a verified address that nobody has registered makes a new person', () => {
  expect(decideGoogleSignIn(verified, nobody)).toEqual({ kind: 'create', email: 'ala@example.pl' });
});

test('a confirmed account of the same address is linked', () => {
  expect(decideGoogleSignIn(verified, registered(true))).toEqual({ kind: 'link', personId: 'local' });
});

test('an account whose address was never confirmed is taken over by the address’s owner', () => {
  expect(decideGoogleSignIn(verified, registered(false))).toEqual({ kind: 'take-over', personId: 'local' });
});

test.each([nobody, registered(true), registered(false)])(
  'an unverified address opens nothing, whoever has it: %j',
  (known) => {
    expect(decideGoogleSignIn(unverified, known)).toEqual({ kind: 'refuse', reason: 'unverified' });
  },
);

test('no address at all counts as unverified', () => {
  expect(decideGoogleSignIn({ email: null, isVerified: true }, nobody)).toEqual({
    kind: 'refuse',
    reason: 'unverified',
  });
});

test('a second Google account with the same address is refused', () => {
  expect(decideGoogleSignIn(verified, registered(true, true))).toEqual({
    kind: 'refuse',
    reason: 'other-account',
  });
});

test.each([verified, unverified, { email: null, isVerified: false }])(
  'a Google account that is linked already signs in, whatever its address is now: %j',
  (claim) => {
    const known = { ...registered(false), linkedPersonId: 'linked' };
    expect(decideGoogleSignIn(claim, known)).toEqual({ kind: 'sign-in', personId: 'linked' });
  },
);
