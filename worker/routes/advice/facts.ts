// The facts that a person has stored, for the quiz to fill in again, and the names under which its last part knows occupations.
import { readCareers } from '#content/careers.server.ts';
import { occupationNames } from '#domain/advice/said-names.ts';
import { appError } from '#domain/platform/messages.ts';
import { readOwnFacts } from '../../services/advice/facts.ts';
import { readRoute } from '../define.ts';

export const factRoutes = [
  readRoute({
    path: '/api/facts',
    access: 'session',
    limit: 'call',
    async handle(c) {
      const own = await readOwnFacts(c.var.scope);
      if (own === null) throw appError('no-session');
      const { facts, hasHealthConsent: healthConsent } = own;
      return c.json({ facts, healthConsent }, 200, { 'Cache-Control': 'private, no-store' });
    },
  }),
  readRoute({
    path: '/api/occupations',
    access: 'anyone',
    limit: 'call',
    async handle(c) {
      const names = occupationNames(await readCareers());
      return c.json(names, 200, { 'Cache-Control': 'public, max-age=3600' });
    },
  }),
];
