// Whether the mail carrier has signed an event: as Svix does, over its id, its time and the raw body. Several signatures stand beside one
// another while a secret is changed; one that holds is enough.
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;

export type SignedReport = { id: string; timestamp: string; signatures: string; body: Uint8Array };

export function isSigned(
  { id, timestamp, signatures, body }: SignedReport,
  secret: string,
  now: number,
): boolean {
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) > TOLERANCE_MS) return false;
  const expected = signatureOf({ id, timestamp, body }, secret);
  return signatures.split(' ').some((one) => {
    const [version, text = ''] = one.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function signatureOf({ id, timestamp, body }: Omit<SignedReport, 'signatures'>, secret: string): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
}
