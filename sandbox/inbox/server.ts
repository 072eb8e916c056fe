// The local mail carrier: speaks Resend's HTTP API (POST /emails), keeps what it is given, and shows it in the browser. For
// development and tests; it can be told to fail.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { answerEvent, answerPage, type Endpoint, type EventKind, isEventKind, sendEvent } from './pages.ts';

// Checks a message as Resend's POST /emails does, field by field; a field that is not here is refused.

type ResendError = { statusCode: number; name: string; message: string };

type Email = {
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

function resendError(statusCode: number, name: string, message: string): ResendError {
  return { statusCode, name, message };
}

function checkEmail(body: string): Email | ResendError {
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

/** `links`: the addresses in the text part, in order. */
export type ReceivedEmail = Email & { id: string; receivedAt: Date; links: string[] };

/** 'send-only' = the key may send and nothing else; 'down' = the connection breaks; 'refuse' = 422; 'limit' = 429; 'fault' = 500; 'lost' = taken, but the answer breaks off. */
type InboxMood = 'well' | 'send-only' | 'down' | 'refuse' | 'limit' | 'fault' | 'lost';

export type LocalInbox = {
  url: string;
  /** Oldest first. */
  readonly emails: readonly ReceivedEmail[];
  /** Calls since the start or the last `clear`, whatever came of them. */
  readonly calls: number;
  setMood(mood: InboxMood): void;
  /** The messages to this address, oldest first, once there are `count` of them. Throws after five seconds. */
  to(address: string, count?: number): Promise<ReceivedEmail[]>;
  /** Where events go, and what signs them; without it none are sent. */
  tellTo(endpoint: Endpoint): void;
  /** What the endpoint answers to an event about a message. Throws where there is none. */
  tell(email: ReceivedEmail, kind: EventKind): Promise<Response>;
  clear(): void;
  stop(): Promise<void>;
};

export type InboxState = {
  emails: ReceivedEmail[];
  calls: number;
  mood: InboxMood;
  apiKey: string;
  /** What was answered to a key, and to which body. */
  answered: Map<string, { body: string; id: string }>;
  endpoint: Endpoint | null;
};

const LOCAL_DOMAIN = 'szlak.example';

const RESTRICTED = resendError(401, 'restricted_api_key', 'This API key is restricted to only send emails');

const MAX_KEY = 256;
const KEY_LENGTH = 'The key must be between 1-256 chars.';

const WAIT_MS = 5_000;
const POLL_MS = 20;

export async function startInbox(options: { port: number; apiKey: string }): Promise<LocalInbox> {
  const state: InboxState = {
    emails: [],
    calls: 0,
    mood: 'well',
    apiKey: options.apiKey,
    answered: new Map(),
    endpoint: null,
  };
  const server = createServer((request, response) => {
    handle(request, response, state).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const sentTo = (address: string) => state.emails.filter((email) => email.to.includes(address));
  return {
    url: `http://127.0.0.1:${port}`,
    get emails() {
      return state.emails;
    },
    get calls() {
      return state.calls;
    },
    setMood: (mood) => void (state.mood = mood),
    async to(address, count = 1) {
      const deadline = Date.now() + WAIT_MS;
      while (sentTo(address).length < count) {
        if (Date.now() > deadline)
          throw new Error(`${sentTo(address).length} of ${count} messages came to ${address}.`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      return sentTo(address);
    },
    tellTo: (endpoint) => void (state.endpoint = endpoint),
    tell: (email, kind) => tell(state, email, kind),
    clear: () => Object.assign(state, { emails: [], calls: 0, mood: 'well' }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function handle(request: IncomingMessage, response: ServerResponse, state: InboxState): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://inbox').pathname;
  if (request.method === 'POST' && path === '/emails') return takeEmail(request, response, state);
  if (request.method === 'GET' && path === '/domains') return answerDomains(request, response, state);
  if (request.method === 'POST' && path.startsWith('/events/')) return pressEvent(path, response, state);
  if (request.method === 'GET') return answerPage(path, response, state);
  answer(response, resendError(405, 'method_not_allowed', 'Method is not allowed.'));
}

async function tell({ endpoint }: InboxState, email: ReceivedEmail, kind: EventKind): Promise<Response> {
  if (endpoint === null) throw new Error('No endpoint is known yet.');
  return sendEvent(endpoint, email, kind);
}

/** The buttons beside a message: /events/<id>/<kind>. */
async function pressEvent(path: string, response: ServerResponse, state: InboxState): Promise<void> {
  const [, , id, kind = ''] = path.split('/');
  const email = state.emails.find((one) => one.id === id);
  if (email === undefined || !isEventKind(kind))
    return answer(response, resendError(404, 'not_found', 'Email not found'));
  const told = await tell(state, email, kind).then(
    ({ status }) => String(status),
    (error: unknown) => String(error),
  );
  answerEvent(response, email, told);
}

/** One that is verified: the domain of the local letters. */
function answerDomains(request: IncomingMessage, response: ServerResponse, state: InboxState): void {
  const fault = faultOf(request, state);
  if (fault !== null) return answer(response, fault);
  if (state.mood === 'send-only') return answer(response, RESTRICTED);
  const domain = { id: 'd1', name: LOCAL_DOMAIN, status: 'verified', region: 'eu-west-1' };
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', has_more: false, data: [domain] }));
}

async function takeEmail(
  request: IncomingMessage,
  response: ServerResponse,
  state: InboxState,
): Promise<void> {
  state.calls++;
  const body = await readText(request);
  if (state.mood === 'down') return void request.socket.destroy();
  const fault = faultOf(request, state);
  if (fault !== null) return answer(response, fault);
  const email = checkEmail(body);
  if ('statusCode' in email) return answer(response, email);
  const [, domain = ''] = /@([^>\s]+)>?$/.exec(email.from) ?? [];
  if (domain !== LOCAL_DOMAIN) {
    const why = `The ${domain} domain is not verified. Please, add and verify your domain on https://resend.com/domains`;
    return answer(response, resendError(403, 'validation_error', why));
  }
  const key = String(request.headers['idempotency-key'] ?? crypto.randomUUID());
  if (key.length > MAX_KEY) return answer(response, resendError(400, 'invalid_idempotency_key', KEY_LENGTH));
  const before = state.answered.get(key);
  if (before !== undefined && before.body !== body) {
    return answer(
      response,
      resendError(
        409,
        'invalid_idempotent_request',
        'Same idempotency key used with a different request payload.',
      ),
    );
  }
  const id = before?.id ?? crypto.randomUUID();
  if (before === undefined) {
    state.emails.push({ ...email, id, receivedAt: new Date(), links: linksIn(email.text ?? '') });
    state.answered.set(key, { body, id });
  }
  if (state.mood === 'lost') return void request.socket.destroy();
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ id }));
}

function faultOf(request: IncomingMessage, state: InboxState): ResendError | null {
  const authorization = request.headers.authorization;
  if (authorization === undefined) return resendError(401, 'missing_api_key', 'Missing API Key');
  if (authorization !== `Bearer ${state.apiKey}`)
    return resendError(403, 'invalid_api_key', 'API key is invalid');
  if (state.mood === 'refuse') return resendError(422, 'validation_error', 'Invalid `to` field.');
  if (state.mood === 'limit') {
    return resendError(
      429,
      'rate_limit_exceeded',
      'Too many requests. You can only make 2 requests per second.',
    );
  }
  if (state.mood === 'fault') return resendError(500, 'application_error', 'An unexpected error occurred.');
  return null;
}

function answer(response: ServerResponse, error: ResendError): void {
  response.writeHead(error.statusCode, { 'Content-Type': 'application/json' }).end(JSON.stringify(error));
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
