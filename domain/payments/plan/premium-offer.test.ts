import { expect, test } from 'vitest';
import { premiumOffer, waitsForPayment } from './premium-offer.ts';

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
