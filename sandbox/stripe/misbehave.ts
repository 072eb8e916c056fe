// How the local Stripe can be told to fail: one plan for each of the next calls that it fits.

/** What was called, whatever came of it. */
export type Call = {
  method: string;
  path: string;
  /** As it came: form-encoded. */
  body: string;
  idempotencyKey: string | null;
  status: number | null;
};

/**
 * 'status' answers so and does nothing; 'hang' never answers; 'break' loses the connection and does nothing; 'lost' does what was
 * asked and then loses the connection; 'slow' answers after `ms`.
 */
export type Misbehaviour = { on?: string } & (
  | { kind: 'status'; status: 400 | 401 | 402 | 403 | 409 | 429 | 500 | 502 | 503 }
  | { kind: 'hang' | 'break' | 'lost' }
  | { kind: 'slow'; ms: number }
);

/** `on`: the method and the beginning of the path, 'POST /v1/checkout'; left out = whichever call is next. */
export function takePlan(plans: Misbehaviour[], method: string, path: string): Misbehaviour | null {
  const index = plans.findIndex(({ on }) => on === undefined || `${method} ${path}`.startsWith(on));
  return index < 0 ? null : (plans.splice(index, 1)[0] ?? null);
}

const MESSAGES: Record<number, string> = {
  401: 'Invalid API Key provided.',
  403: 'The provided key does not have access.',
  409: 'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
  429: 'Request rate limit exceeded.',
};

export function faultBody(status: number): string {
  const type = status >= 500 ? 'api_error' : status === 402 ? 'card_error' : 'invalid_request_error';
  const code = status === 429 ? { code: 'rate_limit' } : status === 409 ? { code: 'lock_timeout' } : {};
  const message = MESSAGES[status] ?? 'An unknown error occurred';
  return JSON.stringify({ error: { type, ...code, message } });
}
