// What the application has to be told to use this Stripe.
import type { LocalStripe } from './server.ts';

export function stripeVariables(stripe: LocalStripe): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    STRIPE_PRICE_PREMIUM: stripe.prices.premium,
    STRIPE_PRICE_PREMIUM_REFERRAL: stripe.prices.referral,
    STRIPE_COURSE_FALLBACK_LINK: stripe.fallbackLink,
    STRIPE_PAYMENT_METHODS: 'blik,p24',
  };
}
