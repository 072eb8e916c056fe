// What the mail carrier tells us of an address: verified over the raw bytes, and harmless told twice. What is none of ours gets the same
// response as the rest, so that it isn't sent again.
import { noteMailReport } from '#db/platform/commands/mail-reports.ts';
import { appError } from '#domain/platform/messages.ts';
import { AppError } from '#domain/platform/errors.ts';
import { mailReportOf } from '#domain/platform/mail/carrier-event.ts';
import { isSigned, type SignedReport } from '../../adapters/carrier-signature.ts';
import { logInfo } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';

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
