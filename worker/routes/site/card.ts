// The card by which a person shows their trail: made or renewed, and taken back.
import { bareRoute, writeRoute } from '../define.ts';
import { shareCard, takeBackCard } from '../../services/site/card.ts';
import * as z from 'zod';
import { wellFormedText } from '../../../domain/platform/well-formed-text.ts';
import { CARD_NAME_FAULT } from '../../../domain/site/share/card.ts';

// The body of the call that makes a card.
const LONGEST_TYPED = 200;

/** What of it is a name, `cardName` says. */
const cardOrderSchema = () =>
  z.object({
    name: wellFormedText(CARD_NAME_FAULT).max(LONGEST_TYPED, CARD_NAME_FAULT).nullable().default(null),
  });

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
