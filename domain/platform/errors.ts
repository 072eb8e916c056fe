// The error codes and their HTTP status: expected refusals and failures, mapped to an answer at one edge
// (worker/error-response.ts). The Polish sentence of each is in messages.ts.

const ERROR_STATUS = {
  invalid: 400,
  'too-little': 400,
  'no-session': 401,
  'invalid-credentials': 401,
  'invalid-passkey': 401,
  'invalid-code': 401,
  'no-generations': 403,
  'email-unconfirmed': 403,
  'fresh-auth-needed': 403,
  'key-proof-needed': 403,
  'enrolment-needed': 403,
  'desk-key-needed': 403,
  'wrong-origin': 403,
  'not-yours': 403,
  'not-owner': 403,
  'not-found': 404,
  'too-slow': 408,
  'quiz-locked': 409,
  crisis: 409,
  violence: 409,
  minor: 409,
  'age-unknown': 409,
  'limits-too-strict': 409,
  'run-in-progress': 409,
  'email-taken': 409,
  'link-expired': 409,
  'no-resets': 409,
  'no-structure': 409,
  'not-opened': 409,
  'already-bought': 409,
  changed: 409,
  'no-contract': 409,
  'referral-refused': 409,
  'too-large': 413,
  'not-json': 415,
  'too-many-requests': 429,
  'daily-limit': 429,
  'payments-off': 501,
  'payment-down': 503,
  'gemini-off': 503,
  'registrations-off': 503,
  'database-down': 503,
  misconfigured: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An expected failure on its way to the edge. `message` is for the person: Polish, unless the specification's is English. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | null;
  /** What the person is asked instead, beside the sentence. */
  readonly questions: readonly string[];

  constructor(
    code: ErrorCode,
    message: string,
    retryAfterSeconds: number | null = null,
    questions: readonly string[] = [],
  ) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.questions = questions;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** A header of our own scripts' calls: of a session that is over they forget what they must, and keep what was typed and never saved. */
export const FORGETS_ITSELF = 'X-Forgets-Itself';
