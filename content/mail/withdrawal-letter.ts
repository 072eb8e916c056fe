// Withdrawal from a contract: the link by which it is done without signing in, and the receipt, which the law wants at once on a durable
// medium with day and hour.
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

export function withdrawalLinkMessage({ url }: { url: string }): Message {
  return setLetter({
    kind: 'withdrawal-link',
    subject: 'Odstąpienie od umowy w serwisie Szlak',
    preview: 'Link, pod którym odstąpisz od umowy bez logowania.',
    heading: 'Odstąp od umowy',
    paragraphs: [
      'Dostaliśmy prośbę o link do odstąpienia od umowy zawartej z tym adresem. Na stronie zobaczysz umowy, od których możesz teraz odstąpić, i kwotę zwrotu przy każdej. Nic się nie stanie, dopóki nie naciśniesz tam „Potwierdź odstąpienie”.',
    ],
    button: { label: 'Przejdź do odstąpienia', url },
    notes: [
      'Link działa przez dobę i tylko raz. Termin na odstąpienie liczymy do chwili, w której poproszono o ten link.',
      'Jeśli to nie Ty, możesz zignorować tę wiadomość: Twoje umowy się nie zmienią. Nie przekazuj jej nikomu.',
    ],
  });
}

type WithdrawalLetter = {
  /** 'Plan Premium', or a course's name. */
  what: string;
  orderNumber: string;
  boughtOn: string;
  withdrawnAt: string;
  refund: string;
};

export function withdrawalMessage(withdrawal: WithdrawalLetter): Message {
  return setLetter({
    kind: 'withdrawal',
    subject: 'Potwierdzenie odstąpienia od umowy',
    preview: `${withdrawal.what}: zwrot ${withdrawal.refund}`,
    heading: 'Odstąpienie od umowy',
    paragraphs: [
      'Potwierdzamy, że otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy. Zwrot wyślemy tą samą drogą, którą przyszła płatność, najpóźniej w ciągu 14 dni.',
    ],
    facts: [
      { label: 'Umowa', value: withdrawal.what },
      { label: 'Numer zamówienia', value: withdrawal.orderNumber },
      { label: 'Data zakupu', value: withdrawal.boughtOn },
      { label: 'Oświadczenie', value: withdrawal.withdrawnAt },
      { label: 'Kwota zwrotu', value: withdrawal.refund },
    ],
    notes: ['Zachowaj tę wiadomość: jest potwierdzeniem złożenia oświadczenia.'],
  });
}
