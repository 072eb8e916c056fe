// The parts of Stripe's library that we reach. The build leaves the others out (scripts/build/unused-members.ts).
export const STRIPE_PARTS = [
  'billingPortal',
  'charges',
  'checkout',
  'customers',
  'disputes',
  'invoices',
  'refunds',
  'subscriptions',
] as const;
