// What the mail carrier tells us of an address: verified over the raw bytes, and harmless told twice. What is none of ours gets the same
// response as the rest, so that it isn't sent again.
import { noteMailReport } from '#db/platform/commands/outbox.ts';
import { appError } from '#domain/platform/messages.ts';
import { AppError } from '#domain/platform/errors.ts';
import { mailReportOf } from '#domain/platform/mail/carrier-event.ts';
import { logInfo } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Throws `not-found` (none are taken here), `invalid` (no true signature), `database-down`. */
export async function takeMailReport(scope: RequestScope, call: SignedReport): Promise<void> {
  const secret = scope.config.mail?.webhookSecret ?? null;
  if (secret === null) throw appError('not-found');
  if (!isSigned(call, secret, scope.now))
    throw new AppError('invalid', 'Podpis tego zdarzenia nie zgadza się z jego treścią.');
  const report = mailReportOf(parsed(call.body));
  if (report === null) return;
  if (report.fault !== null) logInfo('mail', { told: report.fault, event: call.id });
  await noteMailReport(scope.writes(), report);
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

// Whether the mail carrier has signed an event: as Svix does, over its id, its time and the raw body. Several signatures stand beside one
// another while a secret is changed; one that holds is enough.
const TOLERANCE_MS = 5 * 60_000;

type SignedReport = { id: string; timestamp: string; signatures: string; body: Uint8Array };

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
