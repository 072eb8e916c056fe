import { expect, test } from 'vitest';
import { CHALLENGE_MS } from '#domain/account/auth/passkeys/passkeys.ts';
import { keyRing } from './keys.ts';
import { newChallenge, readChallenge, type Binding } from './challenge.ts';

const NOW = 1_800_000_000_000;
const binding: Binding = {
  keys: keyRing('a secret that is long enough'),
  purpose: 'proof',
  subject: 'session-1',
};
const given = () => Buffer.from(newChallenge(binding, NOW)).toString('base64url');

test('a challenge is good for whom and what it was given, for five minutes', () => {
  const challenge = given();
  expect(readChallenge(challenge, binding, NOW)?.expiresAt).toBe(NOW + CHALLENGE_MS);
  expect(readChallenge(challenge, binding, NOW + CHALLENGE_MS - 1)).not.toBeNull();
  expect(readChallenge(challenge, binding, NOW + CHALLENGE_MS)).toBeNull();
});

test.each([
  ['another purpose', { ...binding, purpose: 'register' as const }],
  ['another session', { ...binding, subject: 'session-2' }],
  ['another secret', { ...binding, keys: keyRing('another secret, long enough') }],
])('it is nothing for %s', (_, other) => {
  expect(readChallenge(given(), other, NOW)).toBeNull();
});

test('one that was made up, changed or spelt otherwise is refused', () => {
  const challenge = given();
  const changed = `${challenge.startsWith('A') ? 'B' : 'A'}${challenge.slice(1)}`;
  for (const other of ['', 'A'.repeat(72), changed, `${challenge}=`, challenge.slice(0, -1), ` ${challenge}`])
    expect(readChallenge(other, binding, NOW)).toBeNull();
});

test('no two are alike', () => {
  expect(given()).not.toBe(given());
});
