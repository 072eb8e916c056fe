// Stripe's own library (docs/architecture.md 'Stripe'), brought by anyone who pays or is paid: no page render loads it.
import type Stripe from 'stripe';
import type { StripeConfig } from '../config.ts';

/** The version whose shapes we read; the library pins the same. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 8_000;
/** Of 5xx and broken connections, with the same idempotency key; 429 is never tried again blindly. */
const RETRIES = 1;

export async function openStripe(config: Pick<StripeConfig, 'secretKey' | 'apiUrl'>): Promise<Stripe> {
  const { default: StripeLibrary } = await import('stripe');
  return new StripeLibrary(config.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: StripeLibrary.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(config.apiUrl === null ? {} : addressOf(config.apiUrl)),
  });
}

function addressOf(apiUrl: string): Stripe.StripeConfig {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : port,
    protocol: isPlain ? 'http' : 'https',
  };
}
