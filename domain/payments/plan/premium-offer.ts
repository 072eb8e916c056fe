// The one button of the Premium card (docs/product.md 'Plans page'): open to whoever is signed in and not on Premium already.
// Enterprise may buy it, too: it unlocks what Enterprise doesn't show.
import type { Plan } from './plans.ts';

type PremiumOffer = {
  label: 'Aktualny plan' | 'Przejdź na Premium' | 'Zaloguj się, aby kontynuować';
  isOpen: boolean;
};

/** `plan` in force; null = a stranger. */
export function premiumOffer(plan: Plan | null): PremiumOffer {
  if (plan === null) return { label: 'Zaloguj się, aby kontynuować', isOpen: false };
  if (plan === 'premium') return { label: 'Aktualny plan', isOpen: false };
  return { label: 'Przejdź na Premium', isOpen: true };
}

/** The subscription is there and only wants to be paid: a second one would mend nothing (docs/faults.md 36). */
export function waitsForPayment(status: string | null): boolean {
  return status === 'past_due' || status === 'unpaid';
}
