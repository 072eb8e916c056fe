import { expect, test } from 'vitest';
import { premiumOffer, waitsForPayment, renewalDay } from './premium-offer.ts';

test.each([
  [null, 'Zaloguj się, aby kontynuować', false],
  ['free', 'Przejdź na Premium', true],
  ['premium', 'Aktualny plan', false],
  ['enterprise', 'Przejdź na Premium', true],
] as const)('on plan %s the button reads „%s”', (plan, label, isOpen) => {
  expect(premiumOffer(plan)).toEqual({ label, isOpen });
});

test.each([
  ['past_due', true],
  ['unpaid', true],
  ['incomplete', false],
  ['canceled', false],
  ['active', false],
  [null, false],
])('a subscription that is %s waits for its payment: %s', (status, waits) => {
  expect(waitsForPayment(status)).toBe(waits);
});

test.each([
  ['2026-11-20T10:00:00Z', '2026-12-20'],
  ['2026-12-20T10:00:00Z', '2027-01-20'],
  ['2026-01-28T10:00:00Z', '2026-02-28'],
  ['2026-01-29T10:00:00Z', '2026-02-28'],
  ['2026-01-31T10:00:00Z', '2026-02-28'],
  ['2028-01-31T10:00:00Z', '2028-02-29'],
  ['2026-03-31T10:00:00Z', '2026-04-30'],
  ['2026-02-28T10:00:00Z', '2026-03-28'],
  // Already 1 March in Poland, still 28 February for the provider; and an hour later in summer.
  ['2026-02-28T23:30:00Z', '2026-03-29'],
  ['2026-02-28T22:30:00Z', '2026-03-28'],
  ['2026-03-20T22:30:00Z', '2026-04-21'],
])('a month that is bought on %s ends on %s in Poland', (boughtAt, end) => {
  expect(renewalDay(Date.parse(boughtAt))).toBe(end);
});
