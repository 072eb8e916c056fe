import { expect, test } from 'vitest';
import { readRecoveryCode, recoveryCode, RECOVERY_CODE_BYTES } from './recovery-code.ts';

const bytes = (value: number) => new Uint8Array(RECOVERY_CODE_BYTES).fill(value);

test('a code is six groups of four with 112 bits and more, the same for the same chance', () => {
  expect(RECOVERY_CODE_BYTES * 8).toBeGreaterThanOrEqual(112);
  expect(recoveryCode(bytes(0))).toBe('0000-0000-0000-0000-0000-0000');
  expect(recoveryCode(bytes(255))).toBe('zzzz-zzzz-zzzz-zzzz-zzzz-zzzz');
  expect(recoveryCode(Uint8Array.from({ length: RECOVERY_CODE_BYTES }, (_, at) => at * 17))).toMatch(
    /^[\da-z]{4}(?:-[\da-z]{4}){5}$/,
  );
});

test('every bit of chance counts', () => {
  const codes = Array.from({ length: RECOVERY_CODE_BYTES * 8 }, (_, bit) => {
    const one = bytes(0);
    one[Math.floor(bit / 8)] = 1 << (bit % 8);
    return recoveryCode(one);
  });
  expect(new Set(codes).size).toBe(RECOVERY_CODE_BYTES * 8);
});

test.each([
  ['abcd-efgh-jkmn-pqrs-tuvw-xyz2', 'abcdefghjkmnpqrstuvwxyz2'],
  [' ABCD efgh–JKMN pqrs  TUVW xyz2', 'abcdefghjkmnpqrstuvwxyz2'],
  ['oooo-0000-OOOO-0000-oooo-0000', '000000000000000000000000'],
  ['abcd-efgh-jkmn-pqrs-tuvw-xyz', null],
  ['abcd-efgh-jkmn-pqrs-tuvw-xyz23', null],
  ['abcd-efgh-jkmn-pqr1', null],
  ['', null],
])('%j is read as %j', (typed, read) => {
  expect(readRecoveryCode(typed)).toBe(read);
});
