import { describe, expect, test } from 'vitest';
import { refundGrosze, withdrawalEnd } from './withdrawal.ts';

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
