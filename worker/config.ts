// The one place that types and checks the configuration. It is parsed once, in groups: a group that is absent is null and
// switches its feature off; a half-filled one is an error, said in one sentence. 'off' counts as absent (contract).
import * as z from 'zod';
import type { Variables } from './env.ts';

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
  firstByteMs: number;
  idleMs: number;
  totalMs: number;
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
export type MailConfig = { from: string; apiKey: string; baseUrl: string };

export type Config = {
  isDevelopment: boolean;
  /** The canonical origin; null = the request's own. */
  appOrigin: string | null;
  authSecret: string;
  database: DatabaseConfig | null;
  gemini: GeminiConfig | null;
  google: GoogleConfig | null;
  /** Null = confirmation by e-mail is off, too. */
  mail: MailConfig | null;
  premiumPriceIds: string[];
  operator: OperatorConfig;
  /** Stock photos in place of the drawn covers. */
  showsCoursePhotos: boolean;
  rateLimitScale: number;
};

export type ConfigResult = { ok: true; config: Config } | { ok: false; sentence: string };

const WRITE_TIMEOUT_FACTOR = 2.5;

const address = z.url({ protocol: /^(https?|libsql)$/ });
const milliseconds = (normal: number) => z.coerce.number().int().positive().default(normal);

// 'kontakt@szlak.example' or 'Szlak <kontakt@szlak.example>'
const sender = z.string().regex(/^([^<>@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

const schema = z.object({
  APP_ENV: z.enum(['production', 'development']).default('production'),
  APP_URL: address.optional(),
  AUTH_SECRET: z.string().min(32),
  DATABASE_URL: address.optional(),
  DATABASE_AUTH_TOKEN: z.string().optional(),
  DATABASE_TIMEOUT_MS: milliseconds(2_000),
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_BASE_URL: address.optional(),
  GEMINI_MODEL_ANALYSIS: z.string().default('gemini-3.8-flash'),
  GEMINI_FIRST_BYTE_MS: milliseconds(30_000),
  GEMINI_IDLE_MS: milliseconds(20_000),
  GEMINI_TOTAL_MS: milliseconds(120_000),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address.optional(),
  MAIL_FROM: sender.optional(),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: address.optional(),
  STRIPE_PRICE_PREMIUM: z.string().optional(),
  STRIPE_PRICE_PREMIUM_REFERRAL: z.string().optional(),
  CONTACT_EMAIL: z.email().optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_NIP: z.string().optional(),
  COURSE_PHOTOS: z.literal('on').optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
});

type Values = z.infer<typeof schema>;

export function parseConfig(variables: Variables): ConfigResult {
  const present = Object.entries(variables).filter(
    ([, value]) => typeof value === 'string' && value !== '' && value !== 'off',
  );
  const parsed = schema.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    return { ok: false, sentence: `Missing or malformed: ${names.join(', ')}.` };
  }
  const values = parsed.data;
  const fault = halfFilledGroup(values) ?? productionFault(values);
  return fault === null ? { ok: true, config: configOf(values) } : { ok: false, sentence: fault };
}

function configOf(values: Values): Config {
  return {
    isDevelopment: values.APP_ENV === 'development',
    appOrigin: values.APP_URL === undefined ? null : new URL(values.APP_URL).origin,
    authSecret: values.AUTH_SECRET,
    database: databaseGroup(values),
    gemini: geminiGroup(values),
    google: googleGroup(values),
    mail: mailGroup(values),
    premiumPriceIds: [values.STRIPE_PRICE_PREMIUM, values.STRIPE_PRICE_PREMIUM_REFERRAL].filter(
      (id) => id !== undefined,
    ),
    operator: operatorGroup(values),
    showsCoursePhotos: values.COURSE_PHOTOS === 'on',
    rateLimitScale: values.RATE_LIMIT_SCALE,
  };
}

function databaseGroup(values: Values): DatabaseConfig | null {
  if (values.DATABASE_URL === undefined) return null;
  return {
    url: values.DATABASE_URL,
    authToken: values.DATABASE_AUTH_TOKEN ?? null,
    timeoutMs: values.DATABASE_TIMEOUT_MS,
    writeTimeoutMs: values.DATABASE_TIMEOUT_MS * WRITE_TIMEOUT_FACTOR,
  };
}

function geminiGroup(values: Values): GeminiConfig | null {
  if (values.GEMINI_API_KEY === undefined) return null;
  const baseUrl = values.GEMINI_BASE_URL ?? null;
  return {
    apiKey: values.GEMINI_API_KEY,
    baseUrl,
    analysisModel: values.GEMINI_MODEL_ANALYSIS,
    firstByteMs: values.GEMINI_FIRST_BYTE_MS,
    idleMs: values.GEMINI_IDLE_MS,
    totalMs: values.GEMINI_TOTAL_MS,
    isLocal: baseUrl !== null && isLoopback(baseUrl),
  };
}

function googleGroup(values: Values): GoogleConfig | null {
  if (values.GOOGLE_CLIENT_ID === undefined || values.GOOGLE_CLIENT_SECRET === undefined) return null;
  return {
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: values.GOOGLE_CLIENT_SECRET,
    issuer: values.GOOGLE_ISSUER ?? 'https://accounts.google.com',
  };
}

const OPERATOR_NAMES = ['CONTACT_EMAIL', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_NIP'] as const;

function operatorGroup(values: Values): OperatorConfig {
  return {
    name: values.OPERATOR_NAME ?? 'Przykładowy Operator',
    address: values.OPERATOR_ADDRESS ?? 'ul. Przykładowa 1, 00-000 Warszawa',
    nip: values.OPERATOR_NIP ?? '000-000-00-00',
    email: values.CONTACT_EMAIL ?? 'kontakt@szlak.example',
    isSample: OPERATOR_NAMES.some((name) => values[name] === undefined),
  };
}

function mailGroup(values: Values): MailConfig | null {
  if (values.MAIL_FROM === undefined || values.RESEND_API_KEY === undefined) return null;
  return {
    from: values.MAIL_FROM,
    apiKey: values.RESEND_API_KEY,
    baseUrl: values.RESEND_BASE_URL ?? 'https://api.resend.com',
  };
}

function halfFilledGroup(values: Values): string | null {
  if (values.DATABASE_AUTH_TOKEN !== undefined && values.DATABASE_URL === undefined) {
    return 'DATABASE_AUTH_TOKEN is set without DATABASE_URL.';
  }
  if (values.GEMINI_BASE_URL !== undefined && values.GEMINI_API_KEY === undefined) {
    return 'GEMINI_BASE_URL is set without GEMINI_API_KEY.';
  }
  if (values.GOOGLE_CLIENT_ID !== undefined && values.GOOGLE_CLIENT_SECRET === undefined) {
    return 'GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET.';
  }
  if (values.GOOGLE_CLIENT_ID === undefined && values.GOOGLE_CLIENT_SECRET !== undefined) {
    return 'GOOGLE_CLIENT_SECRET is set without GOOGLE_CLIENT_ID.';
  }
  if (values.GOOGLE_ISSUER !== undefined && values.GOOGLE_CLIENT_ID === undefined) {
    return 'GOOGLE_ISSUER is set without GOOGLE_CLIENT_ID.';
  }
  if (values.MAIL_FROM !== undefined && values.RESEND_API_KEY === undefined) {
    return 'MAIL_FROM is set without RESEND_API_KEY.';
  }
  if (values.MAIL_FROM === undefined && (values.RESEND_API_KEY ?? values.RESEND_BASE_URL) !== undefined) {
    return 'RESEND_API_KEY or RESEND_BASE_URL is set without MAIL_FROM.';
  }
  return null;
}

function productionFault(values: Values): string | null {
  if (values.APP_ENV !== 'production') return null;
  if (values.RATE_LIMIT_SCALE !== 1) return 'RATE_LIMIT_SCALE is refused in production.';
  const unsaid = OPERATOR_NAMES.find((name) => values[name] === undefined);
  if (unsaid !== undefined) return `${unsaid} must be set in production.`;
  const insecure = (
    ['APP_URL', 'DATABASE_URL', 'GEMINI_BASE_URL', 'GOOGLE_ISSUER', 'RESEND_BASE_URL'] as const
  ).find((name) => values[name]?.startsWith('http:'));
  return insecure === undefined ? null : `${insecure} must be https in production.`;
}

function isLoopback(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
