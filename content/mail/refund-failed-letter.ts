// A refund that the bank sent back: the money is still the person's, and somebody has to be asked where to.
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

type RefundFailedLetter = {
  /** 'Plan Premium', or a course's name. */
  what: string;
  orderNumber: string | null;
  refund: string;
  contact: string;
  /** It never left: the payment provider doesn't take it. */
  isRefused?: boolean;
};

export function refundFailedMessage({
  what,
  orderNumber,
  refund,
  contact,
  isRefused = false,
}: RefundFailedLetter): Message {
  const why = isRefused
    ? 'Operator płatności nie może oddać tych pieniędzy tą drogą, którą przyszły.'
    : 'Bank odesłał zwrot do nas, najczęściej dlatego, że karta lub konto, z których przyszła płatność, już nie działa.';
  return setLetter({
    kind: 'refund-failed',
    subject: 'Zwrot pieniędzy nie doszedł',
    preview: `Zwrot ${refund} ${isRefused ? 'nie został wysłany' : 'wrócił do nas'}. Ustalmy, jak oddać Ci pieniądze.`,
    heading: 'Zwrot nie doszedł',
    paragraphs: [
      `${why} Te pieniądze nadal Ci się należą. Napisz na ${contact}${orderNumber === null ? '' : ' i podaj numer zamówienia'}, a ustalimy, jak je oddać.`,
    ],
    facts: [
      { label: 'Za co', value: what },
      ...(orderNumber === null ? [] : [{ label: 'Numer zamówienia', value: orderNumber }]),
      { label: 'Kwota', value: refund },
    ],
    notes: ['Nie prosimy o numer karty, hasło ani kod z banku. Do przelewu wystarczy numer konta.'],
  });
}
