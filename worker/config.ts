// The one place that types and checks the configuration. It is parsed once, in groups: a group that is absent is null and
// switches its feature off; a half-filled one is an error, said in one sentence. 'off' counts as absent (docs/contract.md 'Variables').
import { keyRing, type KeyRing } from './auth/keys.ts';
import { halfFilledGroup, productionFault } from './config/faults.ts';
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
  /** A service of breached passwords (worker/auth/breached-password.ts); null = none is asked. */
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
