// The one place that types and checks the configuration. It is parsed once, in groups: a group that is absent is null and
// switches its feature off; a half-filled one is an error, said in one sentence. 'off' counts as absent (docs/contract.md 'Variables').
import { keyRing, type KeyRing } from './auth/keys.ts';
import {
  databaseGroup,
  geminiGroup,
  googleGroup,
  mailGroup,
  operatorGroup,
  stripeGroup,
  type DatabaseConfig,
  type GeminiConfig,
  type GoogleConfig,
  type MailConfig,
  type OperatorConfig,
  type StripeConfig,
  isLoopback,
  OPERATOR_NAMES,
} from './config/groups.ts';
import { variablesSchema, type Values, type Variables } from './config/variables.ts';

export type { DatabaseConfig, GeminiConfig, GoogleConfig, MailConfig, OperatorConfig, StripeConfig };

export type Config = {
  isDevelopment: boolean;
  /** The canonical origin; null = the request's own, in development only. */
  appOrigin: string | null;
  /** What signs and seals. */
  keys: KeyRing;
  database: DatabaseConfig | null;
  gemini: GeminiConfig | null;
  google: GoogleConfig | null;
  /** Null = confirmation by e-mail is off, too. */
  mail: MailConfig | null;
  /** Null = nothing can be bought; the pages say so with the specified sentences. */
  stripe: StripeConfig | null;
  premiumPriceIds: string[];
  operator: OperatorConfig;
  /** Stock photos in place of the drawn covers. */
  showsCoursePhotos: boolean;
  /** A service of breached passwords (worker/auth/weak-password.ts); null = none is asked. */
  passwordRangeUrl: string | null;
  /** Where alerts are told (services/desk/alerts.ts); null = by mail to the operator. */
  alertWebhook: string | null;
  /** Seals the nightly backup (tasks/backup.ts); null = there is none. */
  backupKey: string | null;
  rateLimitScale: number;
  /** Opens the operator's desk in place of a passkey, in development only; null = nothing but a passkey does. */
  deskCode: string | null;
};

export type ConfigResult = { ok: true; config: Config } | { ok: false; sentence: string };

export function parseConfig(variables: Variables): ConfigResult {
  const present = Object.entries(variables).filter(
    ([, value]) => typeof value === 'string' && value !== '' && value !== 'off',
  );
  const parsed = variablesSchema.safeParse(Object.fromEntries(present));
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
    keys: keyRing(values.AUTH_SECRET, values.AUTH_SECRETS_RETIRING),
    database: databaseGroup(values),
    gemini: geminiGroup(values),
    google: googleGroup(values),
    mail: mailGroup(values),
    stripe: stripeGroup(values),
    premiumPriceIds: [values.STRIPE_PRICE_PREMIUM, values.STRIPE_PRICE_PREMIUM_REFERRAL].filter(
      (id) => id !== undefined,
    ),
    operator: operatorGroup(values),
    showsCoursePhotos: values.COURSE_PHOTOS === 'on',
    passwordRangeUrl: values.PASSWORD_RANGE_URL ?? null,
    alertWebhook: values.ALERT_WEBHOOK ?? null,
    backupKey: values.BACKUP_KEY ?? null,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    deskCode: values.DESK_CODE ?? null,
  };
}

// What is wrong with the variables as a whole, in one sentence; null = nothing.
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
  if (values.MAIL_FROM === undefined && values.RESEND_WEBHOOK_SECRET !== undefined) {
    return 'RESEND_WEBHOOK_SECRET is set without MAIL_FROM.';
  }
  return unpricedModel(values) ?? alertWebhookFault(values) ?? halfFilledStripe(values);
}

// A ceiling over what nobody can reckon would be none.
function unpricedModel(values: Values): string | null {
  if (values.MODEL_MONTHLY_LIMIT_PLN === undefined) return null;
  const models = [
    values.GEMINI_MODEL_ANALYSIS,
    values.GEMINI_MODEL_STRUCTURE,
    values.GEMINI_MODEL_LESSON,
    values.GEMINI_MODEL_READING,
  ];
  const unpriced = models.find((model) => values.MODEL_PRICES?.has(model) !== true);
  return unpriced === undefined
    ? null
    : `MODEL_MONTHLY_LIMIT_PLN is set without a price for ${unpriced} in MODEL_PRICES.`;
}

// It is told what is wrong here, so nobody else may read it on the way; and a name and password in an address end up in logs.
function alertWebhookFault({ ALERT_WEBHOOK: address }: Values): string | null {
  if (address === undefined) return null;
  const { protocol, username, password } = new URL(address);
  if (username !== '' || password !== '') return 'ALERT_WEBHOOK must have no name and password in it.';
  if (protocol !== 'https:' && !isLoopback(address)) return 'ALERT_WEBHOOK must be https.';
  return null;
}

const WITH_STRIPE = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PREMIUM'] as const;
const ONLY_WITH_STRIPE = ['STRIPE_API_URL', 'STRIPE_COURSE_FALLBACK_LINK', 'STRIPE_PAYMENT_METHODS'] as const;

function halfFilledStripe(values: Values): string | null {
  if (values.STRIPE_SECRET_KEY !== undefined) {
    const missing = WITH_STRIPE.find((name) => values[name] === undefined);
    return missing === undefined ? null : `STRIPE_SECRET_KEY is set without ${missing}.`;
  }
  const lonely = ONLY_WITH_STRIPE.find((name) => values[name] !== undefined);
  return lonely === undefined ? null : `${lonely} is set without STRIPE_SECRET_KEY.`;
}

const SAYS_NO_TLS = /^libsql:.*[?&]tls=0\b/;
const IS_LOCAL = /^libsql:\/\/(?:localhost|127\.0\.0\.1)[:/?]/;

function productionFault(values: Values): string | null {
  if (values.APP_ENV !== 'production') return null;
  if (values.RATE_LIMIT_SCALE !== 1) return 'RATE_LIMIT_SCALE is refused in production.';
  if (values.DESK_CODE !== undefined) return 'DESK_CODE is refused in production.';
  // Without it the address that somebody asked for would stand in their mails.
  if (values.APP_URL === undefined) return 'APP_URL must be set in production.';
  const unsaid = OPERATOR_NAMES.find((name) => values[name] === undefined);
  if (unsaid !== undefined) return `${unsaid} must be set in production.`;
  const insecure = (
    [
      'ALERT_WEBHOOK',
      'APP_URL',
      'DATABASE_URL',
      'GEMINI_BASE_URL',
      'GOOGLE_ISSUER',
      'PASSWORD_RANGE_URL',
      'RESEND_BASE_URL',
      'STRIPE_API_URL',
      'STRIPE_COURSE_FALLBACK_LINK',
    ] as const
  ).find((name) => isInTheClear(values[name]));
  return insecure === undefined ? null : `${insecure} must be https in production.`;
}

// 'libsql:' is https unless it says otherwise, which it may on the machine itself, where nobody listens in.
function isInTheClear(address = ''): boolean {
  return address.startsWith('http:') || (SAYS_NO_TLS.test(address) && !IS_LOCAL.test(address));
}
