// Stripe's signature of a webhook: HMAC SHA-256 over the time and the raw body.
import { createHmac } from 'node:crypto';

export function signatureOf(
  payload: string,
  secret: string,
  atSeconds = Math.floor(Date.now() / 1000),
): string {
  const v1 = createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex');
  return `t=${atSeconds},v1=${v1}`;
}
