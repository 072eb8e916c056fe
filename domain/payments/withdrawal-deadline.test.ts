import { expect, test } from 'vitest';
import { isWithinWithdrawal, lastDayOfWithdrawal } from './withdrawal-deadline.ts';

test.each([
  ['the day of the contract does not count', '2026-11-20T10:00:00Z', '2026-12-04'],
  ['the day of the contract is the day in Poland', '2026-11-18T23:00:00Z', '2026-12-03'],
  ['a last day on Saturday moves to Monday', '2026-11-21T10:00:00Z', '2026-12-07'],
  ['a last day on Sunday moves to Monday', '2026-11-22T10:00:00Z', '2026-12-07'],
  ['over the end of a year', '2026-12-28T10:00:00Z', '2027-01-11'],
])('%s', (_, contractAt, lastDay) => {
  expect(lastDayOfWithdrawal(Date.parse(contractAt))).toBe(lastDay);
});

test.each([
  ['2026-12-04T22:59:59.999Z', true],
  ['2026-12-04T23:00:00Z', false],
])('the last day ends at midnight in Poland: at %s it is %s', (now, isOpen) => {
  expect(isWithinWithdrawal(Date.parse('2026-11-20T10:00:00Z'), Date.parse(now))).toBe(isOpen);
});

test('daylight saving takes no hour from the last day', () => {
  const contractAt = Date.parse('2026-10-14T10:00:00Z');
  expect(isWithinWithdrawal(contractAt, Date.parse('2026-10-28T22:59:59Z'))).toBe(true);
  expect(isWithinWithdrawal(contractAt, Date.parse('2026-10-28T23:00:00Z'))).toBe(false);
});
