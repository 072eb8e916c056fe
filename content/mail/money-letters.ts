// The messages about money: what was bought, how the subscription stands, and the receipt for a withdrawal, which the law wants on a
// durable medium. Prices and days come as people read them: '189,99 PLN', '20 listopada 2026'.
import type { Letter, Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

export type PurchaseLetter = {
  courseName: string;
  price: string;
  day: string;
  courseUrl: string;
  /** Whether the buyer gave up the right of withdrawal from the first lesson on. */
  rightEndsWithFirstLesson: boolean;
};

export function purchaseMessage(purchase: PurchaseLetter): Message {
  return setLetter({
    kind: 'purchase',
    subject: `Kurs „${purchase.courseName}” jest Twój`,
    preview: 'Dziękujemy za zakup. Lekcje już na Ciebie czekają.',
    heading: 'Dziękujemy za zakup',
    paragraphs: ['Kurs jest już na Twoim koncie. Możesz zacząć od razu i wracać do niego, kiedy chcesz.'],
    facts: [
      { label: 'Kurs', value: purchase.courseName },
      { label: 'Cena', value: purchase.price },
      { label: 'Data zakupu', value: purchase.day },
    ],
    button: { label: 'Przejdź do kursu', url: purchase.courseUrl },
    notes: [
      purchase.rightEndsWithFirstLesson
        ? 'Od umowy możesz odstąpić w ciągu 14 dni, dopóki nie otworzysz pierwszej lekcji. Zrobisz to w ustawieniach profilu.'
        : 'Od umowy możesz odstąpić w ciągu 14 dni. Zrobisz to w ustawieniach profilu.',
    ],
  });
}

/** How a subscription stands since a moment ago. `day`: when it renews, ends, or is tried again. */
export type SubscriptionChange =
  | { change: 'started'; price: string; day: string; profileUrl: string }
  | { change: 'renewal-failed'; price: string; day: string; profileUrl: string }
  | { change: 'ends-on'; day: string; profileUrl: string }
  | { change: 'ended'; plansUrl: string };

export function subscriptionMessage(change: SubscriptionChange): Message {
  return setLetter({ kind: 'subscription', ...subscriptionLetter(change) });
}

function subscriptionLetter(change: SubscriptionChange): Omit<Letter, 'kind'> {
  switch (change.change) {
    case 'started':
      return {
        subject: 'Plan Premium jest aktywny',
        preview: 'Wszystkie ścieżki, umiejętności i pięć analiz w miesiącu.',
        heading: 'Witaj w Premium',
        paragraphs: [
          'Od teraz widzisz swoją analizę w całości i możesz ją powtarzać. Subskrypcja odnawia się co miesiąc, a zrezygnować możesz w każdej chwili.',
        ],
        facts: [
          { label: 'Cena', value: `${change.price} miesięcznie` },
          { label: 'Odnowienie', value: change.day },
        ],
        button: { label: 'Zobacz swój profil', url: change.profileUrl },
        notes: [
          'Od umowy możesz odstąpić w ciągu 14 dni od zakupu: w ustawieniach profilu wybierz „Odstąp od umowy”.',
        ],
      };
    case 'renewal-failed':
      return {
        subject: 'Nie udało się odnowić planu Premium',
        preview: 'Sprawdź kartę, żeby nie stracić dostępu.',
        heading: 'Płatność się nie udała',
        paragraphs: [
          'Bank odrzucił płatność za kolejny miesiąc Premium. Najczęściej wystarczy podać nową kartę albo doładować konto.',
        ],
        facts: [
          { label: 'Kwota', value: change.price },
          { label: 'Kolejna próba', value: change.day },
        ],
        button: { label: 'Popraw płatność', url: change.profileUrl },
        notes: ['Twoje analizy i kursy zostają na koncie, cokolwiek się stanie z planem.'],
      };
    case 'ends-on':
      return {
        subject: 'Plan Premium nie zostanie odnowiony',
        preview: `Premium działa do ${change.day}.`,
        heading: 'Subskrypcja anulowana',
        paragraphs: [
          `Kolejnej płatności nie będzie. Z Premium korzystasz do ${change.day}, a potem wracasz do planu darmowego.`,
        ],
        button: { label: 'Zobacz swój profil', url: change.profileUrl },
        notes: ['Zmienisz zdanie? Do tego dnia możesz wznowić subskrypcję w ustawieniach profilu.'],
      };
    case 'ended':
      return {
        subject: 'Plan Premium się zakończył',
        preview: 'Twoje konto ma teraz plan darmowy.',
        heading: 'Plan Premium się zakończył',
        paragraphs: [
          'Twoje konto ma teraz plan darmowy. Analizy i kupione kursy zostają z Tobą, a do Premium możesz wrócić, kiedy zechcesz.',
        ],
        button: { label: 'Porównaj plany', url: change.plansUrl },
      };
  }
}

export type WithdrawalLetter = {
  /** 'Plan Premium', or a course's name. */
  what: string;
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
      'Potwierdzamy, że otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy. Zwrot wyślemy tą samą drogą, którą była płatność, najpóźniej w ciągu 14 dni.',
    ],
    facts: [
      { label: 'Umowa', value: withdrawal.what },
      { label: 'Data zakupu', value: withdrawal.boughtOn },
      { label: 'Oświadczenie', value: withdrawal.withdrawnAt },
      { label: 'Kwota zwrotu', value: withdrawal.refund },
    ],
    notes: ['Zachowaj tę wiadomość: jest potwierdzeniem złożenia oświadczenia.'],
  });
}
