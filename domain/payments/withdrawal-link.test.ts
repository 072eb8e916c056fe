import { expect, test } from 'vitest';
import { isWithinWithdrawal } from './withdrawal.ts';
import { linkState, LONGEST_WITHDRAWAL_MS, readSubject, WITHDRAWAL_LINK_MS } from './withdrawal-link.ts';

test.each([
  ['Ala@Example.PL ', { kind: 'address', email: 'ala@example.pl' }],
  ['z-05af-msy3-8djq', { kind: 'order', number: 'Z-05AF-MSY3-8DJQ' }],
  ['', null],
  ['Ala', null],
  ['Z-05AF', null],
  ['a@b.pl, c@d.pl', null],
])('%s names %o', (typed, subject) => {
  expect(readSubject(typed)).toEqual(subject);
});

test('a link opens until its end and until it is used, whichever comes first', () => {
  const link = { askedAt: 0, expiresAt: WITHDRAWAL_LINK_MS, usedAt: null };
  expect(linkState(link, WITHDRAWAL_LINK_MS - 1)).toBe('open');
  expect(linkState(link, WITHDRAWAL_LINK_MS)).toBe('ended');
  expect(linkState({ ...link, usedAt: 5 }, 6)).toBe('used');
  expect(linkState({ ...link, usedAt: 5 }, 2 * WITHDRAWAL_LINK_MS)).toBe('used');
});

test('no contract can be withdrawn from for longer than is reckoned with, on whichever day it was made', () => {
  const start = Date.UTC(2026, 0, 1);
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const madeAt = start + hour * 60 * 60_000;
    expect(isWithinWithdrawal(madeAt, madeAt + LONGEST_WITHDRAWAL_MS)).toBe(false);
  }
});
