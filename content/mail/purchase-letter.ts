// A bought course: thanks, and the contract with the consent given, which the law wants on a durable medium (ustawa o prawach
// konsumenta, art. 21), so they stand in the letter and not behind a link. Prices and days come as people read them.
import { COURSE_KIND } from '#domain/payments/consent.ts';
import type { Message } from './letter.ts';
import type { Trader } from './payment-letters.ts';
import { setLetter } from './set-letter.ts';

export type PurchaseLetter = {
  orderNumber: string;
  courseName: string;
  /** Who writes its lessons and who has read them (domain/courses/authorship.ts). */
  whoWrites: string;
  price: string;
  day: string;
  /** Null = nobody has told our own address; then there is no button. */
  courseUrl: string | null;
  termsUrl: string | null;
  /** Where one withdraws without signing in. */
  withdrawalUrl: string | null;
  operator: Trader;
  /** The last day of the right to withdraw, '4 grudnia 2026'. */
  withdrawableUntil: string;
  /** Null = the order at which it was given is not known to us. */
  consent: { words: string; at: string } | null;
};

export function purchaseMessage(purchase: PurchaseLetter): Message {
  const { courseName, operator, consent, courseUrl } = purchase;
  return setLetter({
    kind: 'purchase',
    // A mailbox shows some sixty characters.
    subject: courseName.length <= 42 ? `Kurs „${courseName}” jest Twój` : 'Twój nowy kurs w serwisie Szlak',
    preview: 'Dziękujemy za zakup. Lekcje już na Ciebie czekają.',
    heading: 'Dziękujemy za zakup',
    paragraphs: [
      'Kurs jest już na Twoim koncie. Możesz zacząć od razu i wracać do niego, kiedy chcesz. Ta wiadomość potwierdza zawarcie umowy – zachowaj ją.',
    ],
    facts: [
      { label: 'Kurs', value: courseName },
      { label: 'Cena', value: `${purchase.price}, ze wszystkimi podatkami` },
      { label: 'Numer zamówienia', value: purchase.orderNumber },
      { label: 'Data zakupu', value: purchase.day },
      { label: 'Sprzedawca', value: `${operator.name}, ${operator.address}, NIP ${operator.nip}` },
      { label: 'Kontakt', value: operator.email },
    ],
    ...(courseUrl === null ? {} : { button: { label: 'Przejdź do kursu', url: courseUrl } }),
    notes: [
      `Umowa dotyczy ${COURSE_KIND.of}: lekcji tekstowych z ćwiczeniami, które czytasz w przeglądarce. ${purchase.whoWrites}. Dostęp nie ma daty końcowej – trwa, dopóki masz konto, a my prowadzimy serwis. Innych kosztów nie ma.`,
      ...(consent === null ? [] : [`Twoja zgoda z ${consent.at}: „${consent.words}”`]),
      withdrawalNote(purchase),
      `Reklamację wyślij na ${operator.email}, a odpowiemy w ciągu 14 dni. Za zgodność kursu z umową odpowiadamy przez dwa lata od udostępnienia.${
        purchase.termsUrl === null ? '' : ` Cały regulamin: ${purchase.termsUrl}`
      }`,
    ],
  });
}

function withdrawalNote({ withdrawableUntil, operator, consent, withdrawalUrl }: PurchaseLetter): string {
  const here = withdrawalUrl === null ? '' : `, bez logowania na stronie ${withdrawalUrl}`;
  const until = consent === null ? '' : ', dopóki nie otworzysz pierwszej lekcji';
  return `Od umowy możesz odstąpić bez podania przyczyny do ${withdrawableUntil}${until}: w ustawieniach profilu przyciskiem „Odstąp od umowy”${here} albo wiadomością na ${operator.email}. Zwrócimy całą cenę tą samą drogą, którą przyszła płatność, najpóźniej w ciągu 14 dni.`;
}
