// Where the person is signed in (docs/contract.md 'Account calls').
import { setCookies } from './set-cookies.ts';
import { bareRoute, readRoute } from '../define.ts';
import { endEveryOtherSession, endOneSession, readSessions } from '../../services/account/sessions.ts';

export const sessionRoutes = [
  readRoute({
    path: '/api/account/sessions',
    access: 'session',
    limit: 'call',
    async handle(c) {
      c.header('Cache-Control', 'private, no-store');
      return c.json({ sessions: await readSessions(c.var.scope) });
    },
  }),
  bareRoute({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'session',
    limit: 'call',
    async handle(c) {
      setCookies(c, await endOneSession(c.var.scope, c.req.param('id') ?? ''));
      return c.body(null, 204);
    },
  }),
  bareRoute({
    method: 'POST',
    path: '/api/account/sessions/end-others',
    access: 'session',
    limit: 'call',
    async handle(c) {
      await endEveryOtherSession(c.var.scope);
      return c.body(null, 204);
    },
  }),
];
