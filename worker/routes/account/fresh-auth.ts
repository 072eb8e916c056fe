// A fresh proof for what is grave (docs/contract.md 'Account calls').
import * as z from 'zod';
import { wellFormedText } from '#domain/platform/well-formed-text.ts';
import { setCookies } from './set-cookies.ts';
import { ALL_FIELDS } from './login.ts';
import { readRoute, writeRoute } from '../define.ts';
import { proveByPassword, requireFreshAuth } from '../../services/account/fresh-auth.ts';

export const freshAuthRoutes = [
  readRoute({
    path: '/api/account/proof',
    access: 'session',
    limit: 'call',
    async handle(c) {
      await requireFreshAuth(c.var.scope);
      return c.body(null, 204, { 'Cache-Control': 'private, no-store' });
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/account/proof/password',
    access: 'session',
    limit: 'login',
    schema: () => z.object({ password: wellFormedText(ALL_FIELDS).min(1, { error: ALL_FIELDS }) }),
    async handle(c, { password }) {
      setCookies(c, await proveByPassword(c.var.scope, password));
      return c.body(null, 204);
    },
  }),
];
