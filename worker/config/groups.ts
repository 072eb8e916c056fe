// The groups of the configuration: what one service needs, whole, or null = its feature is off.
import type { PaymentMeans } from '#domain/payments/means.ts';
import type { Prices } from '#domain/desk/model-cost/prices.ts';
import type { Values } from './variables.ts';

export type DatabaseConfig = {
  url: string;
  authToken: string | null;
  timeoutMs: number;
  writeTimeoutMs: number;
};

export type GeminiConfig = {
  apiKey: string;
  baseUrl: string | null;
  analysisModel: string;
  structureModel: string;
  lessonModel: string;
  readingModel: string;
  /** 'flex': half the price, slow, and turned away first where the provider has much to do. */
  tier: 'standard' | 'flex';
  firstByteMs: number;
  idleMs: number;
  totalMs: number;
  prices: Prices;
  /** Of a month, in millionths of a złoty; null = there is no ceiling. */
  monthlyLimitMicro: number | null;
  /** A loopback address answers in Google's place, so the page says 'Tryb pokazowy'. */
  isLocal: boolean;
};

export type GoogleConfig = {
  clientId: string;
  clientSecret: string;
  /** The OpenID provider; anything but Google itself only in development and tests. */
  issuer: string;
};

/** Who runs this, for the footer and the legal pages. `isSample`: only in development, and the pages mark it. */
export type OperatorConfig = {
  name: string;
  address: string;
  nip: string;
  email: string;
  isSample: boolean;
};

/** A Resend-style HTTP API. */
export type MailConfig = {
  from: string;
  apiKey: string;
  baseUrl: string;
  /** Where answers go; null = to `from`. */
  replyTo: string | null;
  /** Signs what the carrier tells of bounces and complaints; null = it tells nothing. */
  webhookSecret: string | null;
};

/** Payments (docs/decisions.md 'Stubs or real functions'). */
export type StripeConfig = {
  secretKey: string;
  webhookSecret: string;
  /** Null = Stripe itself. */
  apiUrl: string | null;
  /** Of the Premium plan (domain/payments/plan/price.ts). */
  premiumPriceId: string;
  /** The lower one, for referrals; null = no discount is offered. */
  referralPriceId: string | null;
  /** Shown when the provider fails at a course's checkout; null = an error is. */
  courseFallbackLink: string | null;
  /** What the pages name besides cards. */
  paymentMeans: readonly PaymentMeans[];
  /** A live key: events of test mode are ignored, and the other way round. */
  isLive: boolean;
  /** A loopback address answers in Stripe's place. */
  isLocal: boolean;
  /** Where people pay and look after their subscription: Stripe's own pages. */
  pageOrigins: readonly string[];
};

const STRIPE_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com'] as const;

const FLEX_MINUTES = 5;

const WRITE_TIMEOUT_FACTOR = 2.5;

export function databaseGroup(values: Values): DatabaseConfig | null {
  if (values.DATABASE_URL === undefined) return null;
  return {
    url: values.DATABASE_URL,
    authToken: values.DATABASE_AUTH_TOKEN ?? null,
    timeoutMs: values.DATABASE_TIMEOUT_MS,
    writeTimeoutMs: values.DATABASE_TIMEOUT_MS * WRITE_TIMEOUT_FACTOR,
  };
}

export function geminiGroup(values: Values): GeminiConfig | null {
  if (values.GEMINI_API_KEY === undefined) return null;
  const baseUrl = values.GEMINI_BASE_URL ?? null;
  return {
    apiKey: values.GEMINI_API_KEY,
    baseUrl,
    analysisModel: values.GEMINI_MODEL_ANALYSIS,
    structureModel: values.GEMINI_MODEL_STRUCTURE,
    lessonModel: values.GEMINI_MODEL_LESSON,
    readingModel: values.GEMINI_MODEL_READING,
    tier: 'standard',
    firstByteMs: values.GEMINI_FIRST_BYTE_MS,
    idleMs: values.GEMINI_IDLE_MS,
    totalMs: values.GEMINI_TOTAL_MS,
    prices: values.MODEL_PRICES ?? new Map(),
    monthlyLimitMicro: values.MODEL_MONTHLY_LIMIT_PLN ?? null,
    isLocal: baseUrl !== null && isLoopback(baseUrl),
  };
}

/** For what nobody waits for. Node's fetch itself waits no longer for a first byte. */
export function inNoHurry(config: GeminiConfig): GeminiConfig {
  const most = FLEX_MINUTES * 60_000;
  return { ...config, tier: 'flex', firstByteMs: most, totalMs: most + config.totalMs };
}

export function googleGroup(values: Values): GoogleConfig | null {
  if (values.GOOGLE_CLIENT_ID === undefined || values.GOOGLE_CLIENT_SECRET === undefined) return null;
  return {
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: values.GOOGLE_CLIENT_SECRET,
    issuer: values.GOOGLE_ISSUER ?? 'https://accounts.google.com',
  };
}

export const OPERATOR_NAMES = ['CONTACT_EMAIL', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_NIP'] as const;

export function operatorGroup(values: Values): OperatorConfig {
  return {
    name: values.OPERATOR_NAME ?? 'Przykładowy Operator',
    address: values.OPERATOR_ADDRESS ?? 'ul. Przykładowa 1, 00-000 Warszawa',
    nip: values.OPERATOR_NIP ?? '000-000-00-00',
    email: values.CONTACT_EMAIL ?? 'kontakt@szlak.example',
    isSample: OPERATOR_NAMES.some((name) => values[name] === undefined),
  };
}

export function mailGroup(values: Values): MailConfig | null {
  if (values.MAIL_FROM === undefined || values.RESEND_API_KEY === undefined) return null;
  return {
    from: values.MAIL_FROM,
    apiKey: values.RESEND_API_KEY,
    baseUrl: values.RESEND_BASE_URL ?? 'https://api.resend.com',
    replyTo: values.CONTACT_EMAIL ?? null,
    webhookSecret: values.RESEND_WEBHOOK_SECRET ?? null,
  };
}

export function stripeGroup(values: Values): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined || webhookSecret === undefined || values.STRIPE_PRICE_PREMIUM === undefined)
    return null;
  const apiUrl = values.STRIPE_API_URL ?? null;
  const isLocal = apiUrl !== null && isLoopback(apiUrl);
  const courseFallbackLink = values.STRIPE_COURSE_FALLBACK_LINK ?? null;
  return {
    secretKey,
    webhookSecret,
    apiUrl,
    premiumPriceId: values.STRIPE_PRICE_PREMIUM,
    referralPriceId: values.STRIPE_PRICE_PREMIUM_REFERRAL ?? null,
    courseFallbackLink,
    paymentMeans: values.STRIPE_PAYMENT_METHODS ?? [],
    isLive: secretKey.includes('_live_'),
    isLocal,
    pageOrigins: [
      ...(isLocal ? [new URL(apiUrl).origin] : STRIPE_PAGES),
      ...(courseFallbackLink === null ? [] : [new URL(courseFallbackLink).origin]),
    ],
  };
}

export function isLoopback(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
