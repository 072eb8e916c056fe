// A person's data rights (docs/decisions.md 'Data rights'): everything in one file, at once; and everything gone.
import * as z from 'zod';
import { wellFormedText } from '#domain/well-formed-text.ts';
import { setCookies } from './set-cookies.ts';
import { readRoute, writeRoute } from '../define.ts';

export const personDataRoutes = [
  readRoute({
    path: '/api/account/export',
    access: 'session',
    limit: 'call',
    async handle(c) {
      const file = await c.var.services.account.exportData();
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Type', 'application/json; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="szlak-moje-dane.json"');
      return c.body(JSON.stringify(file, null, 2));
    },
  }),
  writeRoute({
    method: 'DELETE',
    path: '/api/account',
    access: 'session',
    limit: 'login',
    // Without a password: a recent sign-in with Google counts as one.
    schema: () => z.object({ password: wellFormedText('Wypełnij wszystkie pola').optional() }),
    async handle(c, { password }) {
      setCookies(c, await c.var.services.account.delete(password ?? null));
      return c.body(null, 204);
    },
  }),
];
