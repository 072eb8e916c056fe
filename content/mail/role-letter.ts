// To the owners of the desk: a role has ended by itself, since its address has changed (docs/operations.md 'The desk').
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

/** `email`: the address that the role was given to. */
export function roleDroppedMessage({ email, at }: { email: string; at: string }): Message {
  return setLetter({
    kind: 'role-dropped',
    subject: 'Rola w panelu Szlaku wygasła',
    preview: `${email}, ${at}`,
    heading: 'Rola w panelu wygasła',
    paragraphs: [
      'Konto z rolą w panelu zmieniło adres e-mail, więc straciło rolę, bo była przypisana do poprzedniego adresu.',
      'Zapytaj tę osobę inną drogą, czy to jej zmiana. Jeśli tak, nadaj rolę nowemu adresowi poleceniem npm run operator.',
    ],
    facts: [
      { label: 'Poprzedni adres', value: email },
      { label: 'Kiedy', value: at },
    ],
  });
}
