import { expect, test, describe } from 'vitest';
import {
  isWithinWithdrawal,
  lastDayOfWithdrawal,
  refundGrosze,
  withdrawalEnd,
  courseWithdrawal,
  type BoughtCourse,
} from './withdrawal.ts';

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

const at = (iso: string) => Date.parse(iso);

describe('fourteen days to withdraw', () => {
  test.each([
    // The day of the contract isn't counted, at whatever hour it was made in Poland.
    ['2026-11-03T09:00:00Z', '2026-11-17T23:00:00Z'],
    ['2026-11-02T23:00:00Z', '2026-11-17T23:00:00Z'],
    ['2026-11-03T22:59:59Z', '2026-11-17T23:00:00Z'],
    ['2026-11-03T23:00:00Z', '2026-11-18T23:00:00Z'],
    // A last day on Sunday moves to Monday.
    ['2026-11-01T09:00:00Z', '2026-11-16T23:00:00Z'],
    // The clocks change on the way: the last day is still a whole one.
    ['2026-10-20T12:00:00Z', '2026-11-03T23:00:00Z'],
    ['2026-03-20T12:00:00Z', '2026-04-03T22:00:00Z'],
  ])('a contract of %s: until %s', (made, end) => {
    expect(new Date(withdrawalEnd(at(made)))).toEqual(new Date(end));
  });
});

describe('what comes back', () => {
  const november = {
    startMs: at('2026-11-01T10:00:00Z'),
    endMs: at('2026-12-01T10:00:00Z'),
    paidGrosze: 7_900,
  };

  test.each([
    ['at once: the first day has begun', '2026-11-01T10:00:00Z', 7_637],
    ['at the end of the first day', '2026-11-02T10:00:00Z', 7_637],
    ['just after it', '2026-11-02T10:00:01Z', 7_374],
    ['after nine days of thirty, as the terms say', '2026-11-10T10:00:00Z', 5_530],
    ['just after nine days', '2026-11-10T10:00:01Z', 5_267],
    ['on the last day', '2026-11-30T10:00:01Z', 0],
    ['after the end', '2027-01-01T10:00:00Z', 0],
    ['before the start, by a clock that is slow', '2026-10-31T10:00:00Z', 7_637],
  ])('%s', (_, withdrawn, grosze) => {
    expect(refundGrosze(november, at(withdrawn))).toBe(grosze);
  });

  test.each([
    ['28 days', '2027-02-01T10:00:00Z', '2027-03-01T10:00:00Z', 5_361],
    ['31 days', '2027-01-01T10:00:00Z', '2027-02-01T10:00:00Z', 5_607],
    ['a month in which the clocks change', '2026-10-10T10:00:00Z', '2026-11-10T11:00:00Z', 5_607],
  ])('after nine days of %s', (_, start, end, grosze) => {
    const startMs = at(start);
    const nineDays = 9 * 24 * 60 * 60_000;
    expect(refundGrosze({ startMs, endMs: at(end), paidGrosze: 7_900 }, startMs + nineDays)).toBe(grosze);
  });

  test('of the lower price, the lower part', () => {
    expect(refundGrosze({ ...november, paidGrosze: 6_300 }, at('2026-11-10T10:00:00Z'))).toBe(4_410);
  });

  test('half a grosz is the person’s', () => {
    const twoDays = { ...november, endMs: at('2026-11-03T10:00:00Z'), paidGrosze: 101 };
    expect(refundGrosze(twoDays, at('2026-11-01T11:00:00Z'))).toBe(51);
  });
});

const BOUGHT_AT = Date.parse('2026-11-20T10:00:00Z');
const LAST_MOMENT = Date.parse('2026-12-04T22:59:59.999Z');

const bought: BoughtCourse = {
  boughtAt: BOUGHT_AT,
  openedAt: null,
  consentedAt: BOUGHT_AT,
  withdrawalAskedAt: null,
  withdrawnAt: null,
};

test('an unopened course can be given back to the end of the fourteenth day', () => {
  expect(courseWithdrawal(bought, BOUGHT_AT)).toEqual({ name: 'open', until: '2026-12-04' });
  expect(courseWithdrawal(bought, LAST_MOMENT)).toEqual({ name: 'open', until: '2026-12-04' });
  expect(courseWithdrawal(bought, LAST_MOMENT + 1)).toEqual({ name: 'too-late' });
});

test('the first opened lesson ends the right at once', () => {
  expect(courseWithdrawal({ ...bought, openedAt: BOUGHT_AT }, BOUGHT_AT + 1)).toEqual({ name: 'opened' });
});

test('without a consent that we know of, an opened lesson ends nothing before the last day', () => {
  const opened = { ...bought, openedAt: BOUGHT_AT, consentedAt: null };
  expect(courseWithdrawal(opened, BOUGHT_AT + 1)).toEqual({ name: 'open', until: '2026-12-04' });
  expect(courseWithdrawal(opened, LAST_MOMENT + 1)).toEqual({ name: 'too-late' });
});

test('a declaration made in time stays good after the last day and after a lesson was opened', () => {
  const asked = { ...bought, withdrawalAskedAt: LAST_MOMENT, openedAt: LAST_MOMENT + 1 };
  expect(courseWithdrawal(asked, LAST_MOMENT + 2)).toEqual({ name: 'pending' });
});

test('what was refunded is withdrawn, whoever asked for it', () => {
  const withdrawn = { ...bought, openedAt: 1, withdrawalAskedAt: 1, withdrawnAt: 2 };
  expect(courseWithdrawal(withdrawn, BOUGHT_AT)).toEqual({ name: 'withdrawn' });
});
