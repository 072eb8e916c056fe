// The shape of the variables that the Worker knows (contract, 'Configuration').
import * as z from 'zod';

const address = z.url({ protocol: /^(https?|libsql)$/ });
const milliseconds = (normal: number) => z.coerce.number().int().positive().default(normal);

// 'kontakt@szlak.example' or 'Szlak <kontakt@szlak.example>'
const sender = z.string().regex(/^([^<>@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

export const variablesSchema = z.object({
  APP_ENV: z.enum(['production', 'development']).default('production'),
  APP_URL: address.optional(),
  AUTH_SECRET: z.string().min(32),
  DATABASE_URL: address.optional(),
  DATABASE_AUTH_TOKEN: z.string().optional(),
  DATABASE_TIMEOUT_MS: milliseconds(2_000),
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_BASE_URL: address.optional(),
  GEMINI_MODEL_ANALYSIS: z.string().default('gemini-3.8-flash'),
  // The pro models of this generation are previews only (decisions.md 'Model names').
  GEMINI_MODEL_STRUCTURE: z.string().default('gemini-3.8-flash'),
  GEMINI_MODEL_LESSON: z.string().default('gemini-3.8-flash'),
  GEMINI_FIRST_BYTE_MS: milliseconds(30_000),
  GEMINI_IDLE_MS: milliseconds(20_000),
  GEMINI_TOTAL_MS: milliseconds(120_000),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address.optional(),
  MAIL_FROM: sender.optional(),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: address.optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: address.optional(),
  STRIPE_PRICE_PREMIUM: z.string().optional(),
  STRIPE_PRICE_PREMIUM_REFERRAL: z.string().optional(),
  STRIPE_COURSE_FALLBACK_LINK: z.url({ protocol: /^https?$/ }).optional(),
  CONTACT_EMAIL: z.email().optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_NIP: z.string().optional(),
  COURSE_PHOTOS: z.literal('on').optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
});

export type Values = z.infer<typeof variablesSchema>;
