// The one button of the Premium card (docs/product.md 'Plans page'): open to anyone who is signed in and not on Premium already.
// Enterprise may buy it, too: it unlocks what Enterprise doesn't show.
import type { Plan } from './plans.ts';
import { dayInPoland, type CalendarDay } from '../../platform/calendar-day.ts';

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

// When a month that is bought now is over: the provider counts it in UTC, at the same time of the same day of the next month, or of its
// last where there is none such (docs/faults.md 38); what a person reads is the day in Poland. Once a subscription is there, its own word
// stands.
const DAY_MS = 24 * 60 * 60_000;

/** `boughtAt`: epoch ms. */
export function renewalDay(boughtAt: number): CalendarDay {
  const bought = new Date(boughtAt);
  const [year, month] = [bought.getUTCFullYear(), bought.getUTCMonth() + 1];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(bought.getUTCDate(), lastDate));
  return dayInPoland(midnight + (boughtAt % DAY_MS));
}
