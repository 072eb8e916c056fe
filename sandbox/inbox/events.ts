// What Resend tells of a message afterwards: signed by Svix, with the shapes of its documentation.
import { createHmac } from 'node:crypto';
import type { ReceivedEmail } from './server.ts';

export type Endpoint = { url: string; secret: string };

const KINDS = {
  delivered: { type: 'email.delivered', more: {} },
  bounced: {
    type: 'email.bounced',
    more: {
      bounce: {
        type: 'Permanent',
        subType: 'General',
        message: "The recipient's email address does not exist.",
      },
    },
  },
  full: {
    type: 'email.bounced',
    more: { bounce: { type: 'Transient', subType: 'MailboxFull', message: 'The mailbox is full.' } },
  },
  complained: { type: 'email.complained', more: {} },
} as const;

export type EventKind = keyof typeof KINDS;
export const EVENT_KINDS = Object.keys(KINDS) as EventKind[];

export function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(KINDS, kind);
}

export async function sendEvent(
  endpoint: Endpoint,
  email: ReceivedEmail,
  kind: EventKind,
): Promise<Response> {
  const { type, more } = KINDS[kind];
  const { id, from, to, subject, receivedAt } = email;
  const about = { email_id: id, created_at: receivedAt.toISOString(), from, to, subject };
  const body = JSON.stringify({ type, created_at: new Date().toISOString(), data: { ...about, ...more } });
  return sendSigned(endpoint, body);
}

export async function sendSigned({ url, secret }: Endpoint, body: string): Promise<Response> {
  const [id, timestamp] = [`msg_${crypto.randomUUID()}`, String(Math.floor(Date.now() / 1000))];
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mark = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Svix-Id': id,
      'Svix-Timestamp': timestamp,
      'Svix-Signature': `v1,${mark}`,
    },
    body,
  });
}
