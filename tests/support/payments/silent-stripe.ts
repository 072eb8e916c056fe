/** Payments are configured, but nobody answers there: for pages that need no answer, and for what they say without one. */
export const SILENT_STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_silent',
  STRIPE_WEBHOOK_SECRET: 'whsec_silent',
  STRIPE_API_URL: 'http://127.0.0.1:9',
  STRIPE_PRICE_PREMIUM: 'price_premium',
  STRIPE_PRICE_PREMIUM_REFERRAL: 'price_premium_referral',
};
