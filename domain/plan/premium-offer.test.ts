import { expect, test } from 'vitest';
import { premiumOffer } from './premium-offer.ts';

test.each([
  [null, 'Zaloguj się aby kontynuować', false],
  ['free', 'Przejdź na Premium', true],
  ['premium', 'Aktualny plan', false],
  ['enterprise', 'Przejdź na Premium', true],
] as const)('on plan %s the button reads „%s”', (plan, label, isOpen) => {
  expect(premiumOffer(plan)).toEqual({ label, isOpen });
});
