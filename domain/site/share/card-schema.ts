// The body of the call that makes a card.
import * as z from 'zod';
import { wellFormedText } from '../../platform/well-formed-text.ts';
import { CARD_NAME_FAULT } from './card.ts';

const LONGEST_TYPED = 200;

/** What of it is a name, `cardName` says. */
export const cardOrderSchema = () =>
  z.object({
    name: wellFormedText(CARD_NAME_FAULT).max(LONGEST_TYPED, CARD_NAME_FAULT).nullable().default(null),
  });
