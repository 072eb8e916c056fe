// The guard of every state-changing call, driven by the route table (docs/contract.md 'Guard'): our own origin, the declared kind of
// body in UTF-8, no more bytes than the row allows, and no JSON that nests deeper than any of ours. Half a character is refused here, for
// all calls in one place, but for reports of broken pages, which are repaired instead: what broke a page may be just that. Rows are in
// routes/table.ts; pages' actions have one row of their own.
import type { MiddlewareHandler } from 'hono';
import { appError, halfCharacter, unreadableBody } from '#domain/platform/messages.ts';
import type { AppContext, AppEnv } from '../app-env.ts';
import { readBody } from './read-body.ts';

export type BodyKind = 'none' | 'json' | 'form';

type GuardedRoute = {
  body: BodyKind;
  maxBytes: number;
  /** A report of a broken page. Also taken as JSON, but only in development: what browsers report by themselves. */
  reports?: boolean;
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Ours nest three deep at most; what browsers report of an error, a little more. */
export const MAX_JSON_DEPTH = 20;

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
const REPORT_TYPE = /^application\/(csp-report|reports\+json)\s*(;|$)/i;

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/gi;

/** Throws wrong-origin, not-json, too-large, too-slow, invalid. Reads (GET, HEAD) pass. */
export function guard(route: GuardedRoute): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    if (!isSameOrigin(c)) throw appError('wrong-origin');
    const type = c.req.header('Content-Type') ?? '';
    if (route.body !== 'none' && !isTaken(type, route, c)) throw appError('not-json');
    const bytes = await readBody(c.req.raw, route.maxBytes);
    if (bytes === 'too-large') throw appError('too-large');
    if (bytes === 'too-slow') throw appError('too-slow');
    if (bytes === 'malformed') throw unreadableBody();
    // A call without a body may still come with an empty object, but with nothing that a foreign form could have sent.
    if (route.body === 'none' && bytes.length > 0 && !isUtf8(type, JSON_TYPE)) throw appError('not-json');
    if (route.body !== 'form' && isDeeperThan(MAX_JSON_DEPTH, bytes)) throw appError('too-large');
    if (route.body !== 'form' && route.reports !== true && hasHalfCharacter(bytes)) throw halfCharacter();
    if (route.body === 'form' && !(await isReadableForm(bytes, type))) throw unreadableBody();
    c.req.raw = withBody(c.req.raw, bytes, REPORT_TYPE.test(type));
    return next();
  };
}

// Browsers send Sec-Fetch-Site everywhere it matters; old ones and other clients must name the origin.
function isSameOrigin(c: AppContext): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  return c.req.header('Origin') === new URL(c.req.url).origin;
}

function isTaken(type: string, { body, reports }: GuardedRoute, c: AppContext): boolean {
  if (isUtf8(type, body === 'form' ? FORM_TYPE : JSON_TYPE)) return true;
  return reports === true && c.var.config.isDevelopment && isUtf8(type, REPORT_TYPE);
}

function isUtf8(type: string, expected: RegExp): boolean {
  if (!expected.test(type)) return false;
  return Array.from(type.matchAll(CHARSET)).every(([, name = '']) => /^utf-?8$/i.test(name));
}

// A form that can't be read would break the action that reads it.
async function isReadableForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<boolean> {
  try {
    await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return true;
  } catch {
    return false;
  }
}

function withBody(request: Request, body: Uint8Array<ArrayBuffer>, isReport: boolean): Request {
  const headers = new Headers(request.headers);
  if (isReport) headers.set('Content-Type', 'application/json');
  return new Request(request, { method: request.method, headers, body: body.length === 0 ? null : body });
}

// Half of a surrogate pair in a JSON text: JSON can write it as an escape, but it is no character, no UTF-8 says it, and the database
// refuses it. Bytes and forms can't hold one: what is no UTF-8 in them becomes U+FFFD as they are read.
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

/** In a text or a name, at whatever depth; of what is no JSON, the parser says so later. */
export function hasHalfCharacter(json: Uint8Array): boolean {
  const text = new TextDecoder().decode(json);
  // Browsers write whole characters as they are, so that nearly no body goes on from here.
  if (!ESCAPED_SURROGATE.test(text)) return false;
  let isFound = false;
  try {
    JSON.parse(text, (name: string, value: unknown) => {
      if (!name.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) isFound = true;
      return value;
    });
  } catch {
    return false;
  }
  return isFound;
}

// How deep a JSON text nests, counted on its bytes before anything parses it: parsers and schemas recurse, this doesn't
// (docs/faults.md 49). Brackets inside texts don't count; whether the text is JSON at all, the parser says later.
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether lists and objects nest deeper than `most`. */
export function isDeeperThan(most: number, json: Uint8Array): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index] ?? 0;
    if (isInText) {
      if (byte === BACKSLASH) index++;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (CLOSING.has(byte)) depth--;
    else if (OPENING.has(byte) && ++depth > most) return true;
  }
  return false;
}
