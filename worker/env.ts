// The bindings of wrangler.toml and the variables of docs/contract.md 'Variables', as the platform hands them over: all text, all optional.
import type { CourseWriter } from './course-writer.ts';
import type { Generation } from './generation.ts';

export type Variables = Partial<
  Record<
    | 'APP_ENV'
    | 'APP_URL'
    | 'DATABASE_URL'
    | 'DATABASE_AUTH_TOKEN'
    | 'AUTH_SECRET'
    | 'GEMINI_API_KEY'
    | 'GEMINI_BASE_URL'
    | 'GEMINI_MODEL_ANALYSIS'
    | 'GEMINI_MODEL_STRUCTURE'
    | 'GEMINI_MODEL_LESSON'
    | 'GEMINI_FIRST_BYTE_MS'
    | 'GEMINI_IDLE_MS'
    | 'GEMINI_TOTAL_MS'
    | 'DATABASE_TIMEOUT_MS'
    | 'GOOGLE_CLIENT_ID'
    | 'GOOGLE_CLIENT_SECRET'
    | 'GOOGLE_ISSUER'
    | 'MAIL_FROM'
    | 'RESEND_API_KEY'
    | 'RESEND_BASE_URL'
    | 'STRIPE_PRICE_PREMIUM'
    | 'STRIPE_PRICE_PREMIUM_REFERRAL'
    | 'CONTACT_EMAIL'
    | 'OPERATOR_NAME'
    | 'OPERATOR_ADDRESS'
    | 'OPERATOR_NIP'
    | 'COURSE_PHOTOS'
    | 'RATE_LIMIT_SCALE',
    string
  >
>;

export type Env = Variables & {
  GENERATION: DurableObjectNamespace<Generation>;
  COURSE_WRITER: DurableObjectNamespace<CourseWriter>;
  BURST_TIGHT: RateLimit;
  BURST_CALLS: RateLimit;
  BURST_PAGES: RateLimit;
};
