// The shape of the variables that the Worker knows (docs/contract.md 'Variables'). One shape of each kind, however many variables
// have it: they are made while the first request after a cold start waits.
import * as z from 'zod';
import { parseAmount, parsePrices } from '#domain/desk/model-cost/prices.ts';
import { parseMeans } from '#domain/payments/means.ts';

const text = z.string().optional();
const address = z.url({ protocol: /^(https?|libsql)$/ }).optional();
const positive = z.coerce.number().positive();
const whole = positive.int();
const milliseconds = (normal: number) => whole.default(normal);

// 'kontakt@szlak.example' or 'Szlak <kontakt@szlak.example>'
const sender = z.string().regex(/^([^<>@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

// What a rule makes of the text, or a fault where it makes nothing of it.
function read<Result>(rule: (value: string) => Result | null) {
  return z.string().transform((value, context) => {
    const result = rule(value);
    if (result !== null) return result;
    context.addIssue('malformed');
    return z.NEVER;
  });
}

export const variablesSchema = z.object({
  APP_ENV: z.enum(['production', 'development']).default('production'),
  APP_URL: address,
  AUTH_SECRET: z.string().min(32),
  // URL-encoded, with commas between: those that made keys before (docs/operations.md 'Keys').
  AUTH_SECRETS_RETIRING: z
    .string()
    .regex(/^(?:[^%]|%[\da-f]{2})*$/i)
    .transform((value) => value.split(',').map(decodeURIComponent))
    .pipe(z.array(z.string().min(32)))
    .default([]),
  DATABASE_URL: address,
  DATABASE_AUTH_TOKEN: text,
  DATABASE_TIMEOUT_MS: milliseconds(2_000),
  GEMINI_API_KEY: text,
  GEMINI_BASE_URL: address,
  GEMINI_MODEL_ANALYSIS: z.string().default('gemini-3.8-flash'),
  // The pro models of this generation are previews only (docs/decisions.md 'Model names').
  GEMINI_MODEL_STRUCTURE: z.string().default('gemini-3.8-flash'),
  GEMINI_MODEL_LESSON: z.string().default('gemini-3.8-flash'),
  // Small and fast: somebody waits for it between two presses.
  GEMINI_MODEL_READING: z.string().default('gemini-3.5-flash-lite'),
  GEMINI_FIRST_BYTE_MS: milliseconds(30_000),
  GEMINI_IDLE_MS: milliseconds(20_000),
  GEMINI_TOTAL_MS: milliseconds(120_000),
  MODEL_PRICES: read(parsePrices).optional(),
  MODEL_MONTHLY_LIMIT_PLN: read(parseAmount).optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: address,
  MAIL_FROM: sender.optional(),
  RESEND_API_KEY: text,
  RESEND_BASE_URL: address,
  // As the carrier shows it: 'whsec_' and base64.
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/]{16,}={0,2}$/)
    .optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: address,
  STRIPE_PRICE_PREMIUM: text,
  STRIPE_PRICE_PREMIUM_REFERRAL: text,
  STRIPE_COURSE_FALLBACK_LINK: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_PAYMENT_METHODS: read(parseMeans).optional(),
  CONTACT_EMAIL: z.email().optional(),
  OPERATOR_NAME: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_NIP: text,
  COURSE_PHOTOS: z.literal('on').optional(),
  PASSWORD_RANGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  // 32 bytes in base64url (npm run backup -- new-key).
  BACKUP_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  ALERT_WEBHOOK: z.url({ protocol: /^https?$/ }).optional(),
  RATE_LIMIT_SCALE: positive.default(1),
  DESK_CODE: text,
});

/** As the platform hands them over: all text, all optional. */
export type Variables = Partial<Record<keyof typeof variablesSchema.shape, string>>;

/** As they are once parsed. */
export type Values = z.infer<typeof variablesSchema>;
