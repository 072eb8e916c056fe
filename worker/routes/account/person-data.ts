// A person's data rights (docs/decisions.md 'Data rights'): everything in one file, at once; and everything gone.
import { proofAddress } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { AppContext } from '../../app-env.ts';
import { CLEAR_STORAGE } from '../../auth/ended-cookies.ts';
import { setCookies } from './set-cookies.ts';
import { bareRoute, readRoute } from '../define.ts';
import { deleteAccount, exportPersonData } from '../../services/account/person-data.ts';

export const personDataRoutes = [
  readRoute({
    path: '/api/account/export',
    access: 'session',
    limit: 'call',
    async handle(c) {
      const file = await exportPersonData(c.var.scope).catch((error: unknown) => withoutProof(c, error));
      if (file === null) return c.redirect(proofAddress('/profil#dane'), 303);
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Type', 'application/json; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="szlak-moje-dane.json"');
      return c.body(JSON.stringify(file, null, 2));
    },
  }),
  bareRoute({
    method: 'DELETE',
    path: '/api/account',
    access: 'session',
    limit: 'login',
    async handle(c) {
      setCookies(c, await deleteAccount(c.var.scope));
      c.header(...CLEAR_STORAGE);
      return c.body(null, 204);
    },
  }),
];

/** Null = a browser that follows the link without JavaScript is led to the proof; anyone who calls is told why not. */
function withoutProof(c: AppContext, error: unknown): null {
  const isNavigation = c.req.header('Accept')?.includes('text/html') ?? false;
  if (isNavigation && error instanceof AppError && error.code === 'fresh-auth-needed') return null;
  throw error;
}
