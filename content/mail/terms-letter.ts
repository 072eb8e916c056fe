// A change of the terms, told before it takes effect (domain/site/terms/versions.ts).
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

type TermsLetter = {
  /** '10 grudnia 2026'. */
  day: string;
  changes: readonly string[];
  /** Null = nobody has told our own address; then there is no button. */
  url: string | null;
};

export function termsMessage({ day, changes, url }: TermsLetter): Message {
  return setLetter({
    kind: 'terms-change',
    subject: `Nowy regulamin Szlaku od ${day}`,
    preview: 'Co się zmienia i co możesz zrobić.',
    heading: 'Zmieniamy regulamin',
    paragraphs: [
      `Od ${day} obowiązuje nowe brzmienie regulaminu. Oto, co się zmienia:`,
      ...changes.map((change) => `– ${change}`),
      'Jeśli się zgadzasz, nie musisz nic robić.',
    ],
    ...(url === null ? {} : { button: { label: 'Przeczytaj nowy regulamin', url } }),
    notes: [
      'Jeśli się nie zgadzasz, możesz przed tym dniem usunąć konto w ustawieniach profilu. Opłatę za niewykorzystaną część miesiąca Premium zwrócimy. Kursy kupione wcześniej pozostają na zasadach z dnia zakupu, jeśli są one dla Ciebie korzystniejsze.',
      'Dotychczasowe brzmienie pozostaje dostępne na stronie regulaminu.',
    ],
  });
}
