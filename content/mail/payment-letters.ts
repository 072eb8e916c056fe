// The messages about Premium: what was bought, and how the subscription stands. Prices and days come as people read them:
// '20 listopada 2026'.
import { PREMIUM_CONSENT } from '#domain/payments/consent.ts';
import type { Letter, Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

/** Who the contract is with. */
export type Trader = { name: string; address: string; nip: string; email: string };

/** How a subscription stands since a moment ago. `day`: when it renews or ends. Without an address, no button. */
export type SubscriptionChange =
  | StartedLetter
  | { change: 'renewal-failed'; price: string; profileUrl: string | null }
  | { change: 'ends-on'; day: string; profileUrl: string | null }
  | { change: 'ended'; plansUrl: string | null };

/** The confirmation of the contract: the law wants its content on a durable medium, so it stands here and not behind a link. */
export type StartedLetter = {
  change: 'started';
  price: string;
  day: string;
  orderNumber: string;
  /** '20 listopada 2026, 14:05'. */
  orderedAt: string;
  operator: Trader;
  profileUrl: string | null;
  termsUrl: string | null;
  /** Where one withdraws without signing in. */
  withdrawalUrl: string | null;
};

export function subscriptionMessage(change: SubscriptionChange): Message {
  return setLetter({ kind: 'subscription', ...subscriptionLetter(change) });
}

function subscriptionLetter(change: SubscriptionChange): Omit<Letter, 'kind'> {
  switch (change.change) {
    case 'started':
      return startedLetter(change);
    case 'renewal-failed':
      return {
        subject: 'Nie udało się odnowić planu Premium',
        preview: 'Sprawdź kartę, żeby odzyskać dostęp.',
        heading: 'Płatność się nie udała',
        paragraphs: [
          'Bank odrzucił płatność za kolejny miesiąc Premium. Najczęściej wystarczy podać nową kartę albo doładować konto. Do tego czasu korzystasz z planu darmowego.',
        ],
        facts: [{ label: 'Kwota', value: change.price }],
        ...buttonTo('Dokończ płatność', change.profileUrl),
        notes: [
          'Spróbujemy pobrać płatność jeszcze raz w ciągu kilku dni. Twoje analizy i kursy zostają na koncie, cokolwiek się stanie z planem.',
        ],
      };
    case 'ends-on':
      return {
        subject: 'Plan Premium nie zostanie odnowiony',
        preview: `Premium działa do ${change.day}.`,
        heading: 'Subskrypcja anulowana',
        paragraphs: [
          `Kolejnej płatności nie będzie. Z Premium korzystasz do ${change.day}, a potem wracasz do planu darmowego.`,
        ],
        ...buttonTo('Zobacz swój profil', change.profileUrl),
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
        ...buttonTo('Porównaj plany', change.plansUrl),
      };
  }
}

function startedLetter(letter: StartedLetter): Omit<Letter, 'kind'> {
  const { price, day, orderNumber, orderedAt, operator, profileUrl, termsUrl, withdrawalUrl } = letter;
  const here = withdrawalUrl === null ? '' : ` albo bez logowania, na stronie ${withdrawalUrl}`;
  const { name, address, nip, email } = operator;
  return {
    subject: 'Plan Premium jest aktywny',
    preview: 'Potwierdzenie umowy: co masz, ile płacisz i jak odstąpić.',
    heading: 'Masz już Premium',
    paragraphs: [
      'Od teraz widzisz swoją analizę w całości i możesz ją powtarzać. Ta wiadomość potwierdza zawarcie umowy – zachowaj ją.',
    ],
    facts: [
      {
        label: 'Co obejmuje',
        value:
          'Plan Premium w serwisie Szlak: wszystkie ścieżki kariery, umiejętności i uzasadnienia, 5 analiz i 5 resetów w każdym opłaconym miesiącu',
      },
      { label: 'Numer zamówienia', value: orderNumber },
      { label: 'Zawarcie umowy', value: orderedAt },
      { label: 'Cena', value: `${price} miesięcznie, ze wszystkimi podatkami` },
      { label: 'Czas trwania', value: 'nieoznaczony; opłata jest pobierana co miesiąc z góry' },
      { label: 'Odnowienie', value: day },
      { label: 'Sprzedawca', value: `${name}, ${address}, NIP ${nip}, ${email}` },
    ],
    ...buttonTo('Zobacz swój profil', profileUrl),
    ...(termsUrl === null ? {} : { otherLink: { label: 'Regulamin', url: termsUrl } }),
    notes: [
      'Rezygnacja: zrezygnujesz w każdej chwili w ustawieniach profilu. Premium działa wtedy do końca opłaconego miesiąca i się nie odnawia.',
      `Odstąpienie: w ciągu 14 dni od zawarcia umowy możesz od niej odstąpić bez podania przyczyny. Najprościej zrobisz to w ustawieniach profilu, przyciskiem „Odstąp od umowy”${here}. Możesz też wysłać nam przed upływem tego terminu oświadczenie e-mailem lub pocztą, na przykład: „Niniejszym informuję, że odstępuję od umowy o świadczenie usługi Premium”, z datą zawarcia umowy, imieniem i nazwiskiem oraz adresem e-mail konta.`,
      `Twoja zgoda z ${orderedAt}: „${PREMIUM_CONSENT}” Jeśli odstąpisz od umowy, zapłacisz tylko za dni, w których Premium działało; każdy rozpoczęty dzień liczy się jako cały. Resztę zwrócimy w ciągu 14 dni, tą samą drogą, którą przyszła płatność.`,
      `Reklamacje: odpowiadamy za zgodność usługi z umową. Reklamację wyślij na adres ${email}; odpowiemy w ciągu 14 dni.`,
    ],
  };
}

function buttonTo(label: string, url: string | null): Pick<Letter, 'button'> {
  return url === null ? {} : { button: { label, url } };
}
