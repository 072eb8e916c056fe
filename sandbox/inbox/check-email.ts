// Checks a message as Resend's POST /emails does, field by field; a field that is not here is refused.

export type ResendError = { statusCode: number; name: string; message: string };

export type Email = {
  from: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  replyTo: string[];
  /** As they were sent beside the message. */
  headers: Record<string, string>;
};

const FIELDS = new Set([
  'from',
  'to',
  'subject',
  'html',
  'text',
  'bcc',
  'cc',
  'reply_to',
  'headers',
  'tags',
  'attachments',
  'scheduled_at',
  'template',
  'topic_id',
]);

const ADDRESS = /^([^<>]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const MAX_RECIPIENTS = 50;

export function resendError(statusCode: number, name: string, message: string): ResendError {
  return { statusCode, name, message };
}

export function checkEmail(body: string): Email | ResendError {
  const value = parsed(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return resendError(400, 'validation_error', 'Invalid JSON payload.');
  }
  const fields = new Map(Object.entries(value));
  const unknown = [...fields.keys()].find((name) => !FIELDS.has(name));
  if (unknown !== undefined) return wrong(unknown, 'The field is not known.');
  for (const name of ['from', 'to', 'subject']) if (!fields.has(name)) return missing(name);
  if (!fields.has('html') && !fields.has('text')) {
    return resendError(422, 'missing_required_field', 'Missing `html` or `text` field.');
  }
  const from = fields.get('from');
  if (!isAddress(from)) return wrong('from', ADDRESS_FORMAT);
  const to = [fields.get('to')].flat();
  if (to.length === 0 || to.length > MAX_RECIPIENTS || !to.every(isAddress))
    return wrong('to', ADDRESS_FORMAT);
  const [subject, html, text] = ['subject', 'html', 'text'].map((name) => fields.get(name) ?? null);
  if (typeof subject !== 'string' || subject === '') return wrong('subject', 'It must be a text.');
  if (/[\r\n]/.test(subject)) return wrong('subject', 'It must be one line.');
  if (html !== null && typeof html !== 'string') return wrong('html', 'It must be a text.');
  if (text !== null && typeof text !== 'string') return wrong('text', 'It must be a text.');
  const replyTo = [fields.get('reply_to') ?? []].flat();
  if (!replyTo.every(isAddress)) return wrong('reply_to', ADDRESS_FORMAT);
  const headers = fields.get('headers') ?? {};
  if (!isHeaders(headers)) return wrong('headers', 'It must be an object of texts, each one line.');
  return { from, to, subject, html: html ?? null, text: text ?? null, replyTo, headers };
}

const ADDRESS_FORMAT =
  'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.';

function missing(field: string): ResendError {
  return resendError(422, 'missing_required_field', `Missing \`${field}\` field.`);
}

function wrong(field: string, why: string): ResendError {
  return resendError(422, 'validation_error', `Invalid \`${field}\` field. ${why}`);
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function isHeaders(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === 'string' && !/[\r\n]/.test(text));
}
