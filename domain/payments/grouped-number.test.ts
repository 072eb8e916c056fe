import { expect, test } from 'vitest';
import { groupedNumber, readGroupedNumber } from './grouped-number.ts';

const DIGEST = Uint8Array.from({ length: 32 }, (_, at) => at * 37);

test('a number follows from the digest alone, in signs that can’t be mistaken', () => {
  expect(groupedNumber('SZ', DIGEST)).toBe('SZ-05AF-MSY3-8DJQ');
  expect(groupedNumber('SZ', DIGEST.subarray(0, 12))).toBe(groupedNumber('SZ', DIGEST));
  const every = Array.from({ length: 256 }, (_, byte) => groupedNumber('Z', new Uint8Array(12).fill(byte)));
  expect(new Set(every).size).toBe(32);
  for (const number of every) expect(number).toMatch(/^Z(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(() => groupedNumber('SZ', DIGEST.subarray(0, 11))).toThrow(RangeError);
});

test.each([
  'Z-05AF-MSY3-8DJQ',
  'z-05af-msy3-8djq',
  ' Z 05AF MSY3 8DJQ ',
  'Z05AFMSY38DJQ',
  'Z–O5AF–MSY3–8DJQ',
])('%s is read as the number', (typed) => {
  expect(readGroupedNumber('Z', typed)).toBe('Z-05AF-MSY3-8DJQ');
});

test('signs that nobody writes are read as those they look like', () => {
  expect(readGroupedNumber('Z', 'Z-IL11-0O00-AAAA')).toBe('Z-1111-0000-AAAA');
});

test.each([
  '',
  'Z',
  'SZ-05AF-MSY3-8DJQ',
  'Z-05AF-MSY3-8DJ',
  'Z-05AF-MSY3-8DJQQ',
  'Z-05AF-MSY3-8DJU',
  'a@b.pl',
])('%s is no such number', (typed) => {
  expect(readGroupedNumber('Z', typed)).toBeNull();
});
