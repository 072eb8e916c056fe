// The inbox in the browser: a list, and each message with its HTML in a frame without scripts, its text and its links.
import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import type { InboxState, ReceivedEmail } from './server.ts';

// What Resend tells of a message afterwards: signed by Svix, with the shapes of its documentation.
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
const EVENT_KINDS = Object.keys(KINDS) as EventKind[];

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

const STYLE = `:root { color-scheme: light dark; }
body { font: 17px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid; }
td, p, li, h1 { overflow-wrap: anywhere; }
iframe { width: 100%; height: 44rem; border: 1px solid; background: Canvas; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

const TIME = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeStyle: 'medium' });

export function answerPage(path: string, response: ServerResponse, { emails }: InboxState): void {
  const send = (status: number, html: string): void => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(html);
  };
  if (path === '/') return send(200, list(emails));
  const [, id, part] = path.split('/');
  const email = emails.find((one) => one.id === id);
  if (email === undefined)
    return send(404, page('Nie ma takiej wiadomości', '<p><a href="/">Skrzynka</a></p>'));
  // On a path of its own, and not in srcdoc, so that links open as in a mailbox.
  if (part === 'html') return send(200, (email.html ?? '').replace('<head>', '<head><base target="_blank">'));
  send(200, message(email));
}

function list(emails: readonly ReceivedEmail[]): string {
  const rows = emails
    .toReversed()
    .map(
      (email) =>
        `<tr><td>${TIME.format(email.receivedAt)}</td><td>${escapedMarkup(email.to.join(', '))}</td><td><a href="/${email.id}">${escapedMarkup(email.subject)}</a></td></tr>`,
    );
  const body =
    rows.length === 0
      ? '<p>Nie ma jeszcze żadnych wiadomości. Przychodzą tu wszystkie, które wyśle Szlak na tym komputerze.</p>'
      : `<table><thead><tr><th>Kiedy</th><th>Do</th><th>Temat</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Skrzynka', `${body}<script>setTimeout(() => location.reload(), 5000)</script>`);
}

function message(email: ReceivedEmail): string {
  const links = email.links.map(
    (link) => `<li><a href="${escapedMarkup(link)}">${escapedMarkup(link)}</a></li>`,
  );
  return page(
    email.subject,
    `<p><a href="/">Skrzynka</a></p>
<p>Od: ${escapedMarkup(email.from)}<br>Do: ${escapedMarkup(email.to.join(', '))}<br>${TIME.format(email.receivedAt)}</p>
<ul>${links.join('')}</ul>
${eventButtons(email)}
<iframe title="Wiadomość" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/${email.id}/html"></iframe>
<h2>Tekst</h2><pre>${escapedMarkup(email.text ?? '')}</pre>`,
  );
}

const EVENTS: Record<EventKind, string> = {
  delivered: 'doręczona',
  bounced: 'odbita na stałe',
  full: 'skrzynka pełna',
  complained: 'zgłoszona jako spam',
};

function eventButtons({ id }: ReceivedEmail): string {
  const buttons = EVENT_KINDS.map(
    (kind) => `<button formaction="/events/${id}/${kind}">${EVENTS[kind]}</button>`,
  );
  return `<form method="post"><p>Powiedz Szlakowi, że wiadomość jest: ${buttons.join(' ')}</p></form>`;
}

export function answerEvent(response: ServerResponse, { id }: ReceivedEmail, told: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    page('Zdarzenie', `<p>Szlak: ${escapedMarkup(told)}</p><p><a href="/${id}">Wiadomość</a></p>`),
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedMarkup(title)}</title><style>${STYLE}</style><h1>${escapedMarkup(title)}</h1>${body}</html>`;
}
