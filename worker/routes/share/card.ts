// The card by which a person shows their trail: made or renewed, and taken back.
import { cardOrderSchema } from '#domain/share/card-schema.ts';
import { bareRoute, writeRoute } from '../define.ts';

const PATH = '/api/share/card';

export const shareRoutes = [
  writeRoute({
    method: 'POST',
    path: PATH,
    access: 'session',
    limit: 'call',
    schema: cardOrderSchema,
    async handle(c, { name }) {
      const { address, expiresAt } = await c.var.services.share.shareCard(name);
      return c.json({ address, expiresAt }, 200, { 'Cache-Control': 'private, no-store' });
    },
  }),
  bareRoute({
    method: 'DELETE',
    path: PATH,
    access: 'session',
    limit: 'call',
    async handle(c) {
      await c.var.services.share.takeBackCard();
      return c.body(null, 204);
    },
  }),
];
