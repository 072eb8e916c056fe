// The card by which a person shows their trail: made or renewed, and taken back.
import { cardOrderSchema } from '#domain/site/share/card-schema.ts';
import { bareRoute, writeRoute } from '../define.ts';
import { shareCard, takeBackCard } from '../../services/site/card.ts';

const PATH = '/api/share/card';

export const shareRoutes = [
  writeRoute({
    method: 'POST',
    path: PATH,
    access: 'session',
    limit: 'call',
    schema: cardOrderSchema,
    async handle(c, { name }) {
      const { address, expiresAt } = await shareCard(c.var.scope, name);
      return c.json({ address, expiresAt }, 200, { 'Cache-Control': 'private, no-store' });
    },
  }),
  bareRoute({
    method: 'DELETE',
    path: PATH,
    access: 'session',
    limit: 'call',
    async handle(c) {
      await takeBackCard(c.var.scope);
      return c.body(null, 204);
    },
  }),
];
