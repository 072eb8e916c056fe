// One row of the API's route table, and how a row becomes guarded Hono routes: limit, origin, type, size, shape, handler.
import { zValidator } from '@hono/zod-validator';
import type { Hono, MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { lazy } from '#domain/platform/lazy.ts';
import { appError, unreadableBody } from '#domain/platform/messages.ts';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { LimitName } from '../limits.ts';
import { guard, type BodyKind } from '../middleware/guard.ts';
import { limited } from '../middleware/limit.ts';
import { readBody } from '../middleware/read-body.ts';

export const MAX_BODY_BYTES = 32_000;

type RowBase = {
  path: `/api/${string}`;
  limit: LimitName;
  /** 'session': refused at once without a cookie; whose session it is, the service finds out with its data. */
  access: 'anyone' | 'session';
};

type ReadRow = RowBase & { method: 'GET'; handle: (c: AppContext) => Promise<Response> };

export type WriteRow = RowBase & {
  method: 'POST' | 'PUT' | 'DELETE';
  maxBytes: number;
  body: BodyKind;
  /** Takes what browsers report by themselves, too (guard.ts). */
  reports?: boolean;
  /**
   * Makes the shape of a JSON body, when the first one comes: no page after a cold start waits for all of them. Null = the call
   * takes none, or a form.
   */
  schema: (() => z.ZodType) | null;
  /** What a partner may send instead, from anywhere, because it is signed. */
  signed?: SignedCall;
  handle: (c: AppContext) => Promise<Response>;
};

/** Anyone who sends the header goes this way and no other; the handler checks the signature before anything else. */
type SignedCall = {
  header: string;
  maxBytes: number;
  handle: (c: AppContext, call: { body: Uint8Array; signature: string }) => Promise<Response>;
};

export type ApiRow = ReadRow | WriteRow;

export function readRoute(row: Omit<ReadRow, 'method'>): ReadRow {
  return { ...row, method: 'GET' };
}

/** A call with a JSON body of the given shape; the handler gets it parsed. */
export function writeRoute<Body extends z.ZodType>(
  row: Omit<WriteRow, 'schema' | 'handle' | 'maxBytes' | 'body'> & {
    maxBytes?: number;
    schema: () => Body;
    handle: (c: AppContext, body: z.output<Body>) => Promise<Response>;
  },
): WriteRow {
  return {
    ...row,
    maxBytes: row.maxBytes ?? MAX_BODY_BYTES,
    body: 'json',
    handle: (c) => row.handle(c, validated<z.output<Body>>(c)),
  };
}

/** A state-changing call without a body. */
export function bareRoute(row: Omit<WriteRow, 'schema' | 'maxBytes' | 'body'>): WriteRow {
  return { ...row, schema: null, body: 'none', maxBytes: MAX_BODY_BYTES };
}

/** A plain form, for what has to work without JavaScript; the handler answers with a redirect (docs/contract.md 'Guard'). */
export function formRoute(
  row: Omit<WriteRow, 'schema' | 'maxBytes' | 'body' | 'method'> & { path: `/api/auth/${string}` },
): WriteRow {
  return { ...row, method: 'POST', schema: null, body: 'form', maxBytes: MAX_BODY_BYTES };
}

export function mountApi(app: Hono<AppEnv>, rows: readonly ApiRow[]): void {
  for (const row of rows) {
    app.on(row.method, row.path, named(row.path), limited(row.limit));
    if (row.method !== 'GET') {
      if (row.signed !== undefined) app.on(row.method, row.path, signedCalls(row.signed));
      app.on(row.method, row.path, guard(row));
    }
    if (row.access === 'session') app.on(row.method, row.path, requireCookie);
    if (row.method !== 'GET' && row.schema !== null) app.on(row.method, row.path, shaped(row.schema));
    app.on(row.method, row.path, (c) => row.handle(c));
  }
}

/** For the log, which names no addresses. */
function named(path: string) {
  return async (c: AppContext, next: () => Promise<void>) => {
    c.set('route', path);
    await next();
  };
}

async function requireCookie(c: AppContext, next: () => Promise<void>): Promise<void> {
  if (c.var.scope.session === null) throw appError('no-session');
  await next();
}

function signedCalls({ header, maxBytes, handle }: SignedCall): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const signature = c.req.header(header);
    if (signature === undefined) return next();
    const body = await readBody(c.req.raw, maxBytes);
    if (body === 'too-large') throw appError('too-large');
    if (body === 'too-slow') throw appError('too-slow');
    if (body === 'malformed') throw unreadableBody();
    return handle(c, { body, signature });
  };
}

function shaped(schema: () => z.ZodType): MiddlewareHandler<AppEnv> {
  const check = lazy((): MiddlewareHandler<AppEnv> => zValidator('json', schema(), refuseFlawed));
  return (c, next) => check()(c, next);
}

function refuseFlawed(result: { success: boolean; error?: z.core.$ZodError }): void {
  if (result.success) return;
  const [issue] = result.error?.issues ?? [];
  // Fields have sentences of their own; a body that is no object at all has none.
  if (issue === undefined || (issue.path.length === 0 && issue.code === 'invalid_type'))
    throw unreadableBody();
  throw new AppError('invalid', issue.message);
}

// mountApi put the row's own validator before the handler, so the value is there and has the schema's output type.
function validated<Value>(c: AppContext): Value {
  return c.req.valid('json' as never);
}
