// The one edge at which errors become responses (docs/contract.md 'Errors'): an expected one keeps its code and sentence, anything else
// is logged and gets a response without a stack, SQL, key or path.
import { HTTPException } from 'hono/http-exception';
import { AppError, type ErrorCode, FORGETS_ITSELF } from '#domain/platform/errors.ts';
import { appError, unreadableBody } from '#domain/platform/messages.ts';
import type { AppContext } from './app-env.ts';
import { CLEAR_STORAGE } from './auth/ended-cookies.ts';
import { tokenHashOf } from './auth/session-cookie.ts';
import { logError } from './log.ts';
import { noteFault } from './services/desk/operations.ts';

export function errorResponse(error: unknown, c: AppContext): Response {
  const fault = expected(error);
  if (fault.code === 'internal') noteError(error, c);
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (fault.code === 'no-session') forgetEnded(c, headers);
  if (fault.retryAfterSeconds !== null) headers.set('Retry-After', String(fault.retryAfterSeconds));
  if (c.req.path.startsWith('/api/') || !acceptsHtml(c)) {
    const { message, code, status, questions } = fault;
    return Response.json(
      { error: message, code, ...(questions.length > 0 && { questions }) },
      { status, headers },
    );
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(barePage(fault.message), { status: fault.status, headers });
}

// A session that is over leaves no copies, also where no script of ours runs. Ours says that it forgets them by itself, and what was typed and
// never saved stays (app/features/account/auth/session/forget-copies.ts). The cookie stays: a proof in another tab may have just renewed it.
function forgetEnded(c: AppContext, headers: Headers): void {
  if (tokenHashOf(c.req.raw) !== null && c.req.header(FORGETS_ITSELF) === undefined)
    headers.set(...CLEAR_STORAGE);
}

function noteError(error: unknown, c: AppContext): void {
  // What breaks before the request has its scope leaves only a line.
  const { scope, requestId = '', route = '*' }: Partial<AppContext['var']> = c.var;
  if (scope === undefined) return logError('worker', error, { requestId, route });
  noteFault(scope, error, `${c.req.method} ${route}`);
}

function expected(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) return fromHttp(error);
  return appError('internal');
}

const BY_STATUS: Partial<Record<number, ErrorCode & Parameters<typeof appError>[0]>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'not-json',
};

function fromHttp(error: HTTPException): AppError {
  const code = BY_STATUS[error.status];
  if (code !== undefined) return appError(code);
  if (error.status >= 500) return appError('internal');
  return unreadableBody();
}

function acceptsHtml(c: AppContext): boolean {
  return c.req.header('Accept')?.includes('text/html') ?? false;
}

// For faults outside React Router (configuration, limits): its own error boundary can't run there.
function barePage(sentence: string): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Szlak</title><main><h1>Ups! Coś poszło nie tak</h1><p>${sentence}</p><p><a href="">Odśwież stronę</a></p></main></html>`;
}
