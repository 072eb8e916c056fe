// The mail carrier: a Resend-style HTTP API (docs/contract.md 'Variables'). The outbox id is the idempotency key, so that a message whose
// response got lost is not sent twice.
import type { MailConfig } from '../config.ts';
import { logWarning } from '../log.ts';

const TIMEOUT_MS = 10_000;

type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
};

/** 'refused' = this message will never be taken; 'failed' = try again later. `fault`: nothing of the message. */
type DispatchResult = { outcome: 'sent' } | { outcome: 'refused' | 'failed'; fault: string };

// What Resend answers to a message that is wrong in itself. A wrong key, a limit or a fault of theirs passes.
const REFUSALS = new Set([400, 413, 422]);

export async function dispatchMail(config: MailConfig, mail: OutgoingMail): Promise<DispatchResult> {
  const { id, unsubscribeUrl, ...content } = mail;
  try {
    const response = await fetch(new URL('/emails', config.baseUrl), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${config.apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
      },
      body: JSON.stringify({
        from: config.from,
        ...(config.replyTo !== null && { reply_to: config.replyTo }),
        ...content,
        ...(unsubscribeUrl !== undefined && { headers: unsubscribing(unsubscribeUrl) }),
        to: [content.to],
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return { outcome: 'sent' };
    const fault = `HTTP ${response.status}`;
    logWarning('mail', `the carrier answered ${response.status}`, { mail: id });
    return { outcome: REFUSALS.has(response.status) ? 'refused' : 'failed', fault };
  } catch (error) {
    const fault = error instanceof Error ? error.name : 'no answer';
    logWarning('mail', fault, { mail: id });
    return { outcome: 'failed', fault };
  }
}

/** A button of the mailbox itself: it posts to the address, and no page is opened (RFC 8058). */
function unsubscribing(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
