// What is said when a payment can't be begun (docs/product.md 'Payment messages'): the specified words around the reason, unless the reason
// brings them along or says by itself what to do.
import type { ErrorCode } from '../platform/errors.ts';

const PREFIX = 'Nie udało się rozpocząć płatności: ';

export const NO_PAYMENT_ADDRESS = 'Nie możemy teraz otworzyć płatności. Spróbuj ponownie później.';

const SAYS_IT_ALL: ReadonlySet<ErrorCode> = new Set(['payments-off', 'already-bought', 'email-unconfirmed']);

/** `message` '' = nothing is known. */
export function checkoutSentence(code: ErrorCode, message: string): string {
  if (SAYS_IT_ALL.has(code) || message.startsWith(PREFIX)) return message;
  return PREFIX + (message === '' ? 'Nieznany błąd' : message);
}
