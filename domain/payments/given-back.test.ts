import { expect, test } from 'vitest';
import { givenBackGrosze } from './given-back.ts';

const refund = (amount: number, status: string, created = 1) => ({ amount, status, created });

test.each([
  ['nothing', [], 0],
  ['a whole', [refund(7_900, 'succeeded')], 7_900],
  ['what is on its way', [refund(7_900, 'pending')], 7_900],
  ['what was called off', [refund(7_900, 'canceled')], 0],
  ['what came back from the bank and is still owed', [refund(7_900, 'failed')], 7_900],
  ['a failed one and the one in its place', [refund(7_900, 'failed'), refund(7_900, 'succeeded', 2)], 7_900],
  ['two failed ones after each other', [refund(7_900, 'failed'), refund(7_900, 'failed', 2)], 15_800],
  ['a failed one beside an earlier one', [refund(4_000, 'failed', 2), refund(4_000, 'succeeded')], 8_000],
  ['a failed one beside another sum', [refund(4_000, 'failed'), refund(3_900, 'succeeded', 2)], 7_900],
])('%s counts', (_, refunds, grosze) => {
  expect(givenBackGrosze(refunds)).toBe(grosze);
});
