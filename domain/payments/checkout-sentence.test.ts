import { expect, test } from 'vitest';
import { checkoutSentence } from './checkout-sentence.ts';

test.each([
  ['payment-down', 'Operator milczy.', 'Nie udało się rozpocząć płatności: Operator milczy.'],
  ['payment-down', '', 'Nie udało się rozpocząć płatności: Nieznany błąd'],
  [
    'payment-down',
    'Nie udało się rozpocząć płatności: Operator milczy.',
    'Nie udało się rozpocząć płatności: Operator milczy.',
  ],
  ['already-bought', 'Masz już ten kurs.', 'Masz już ten kurs.'],
] as const)('%s with „%s” reads „%s”', (code, message, sentence) => {
  expect(checkoutSentence(code, message)).toBe(sentence);
});
