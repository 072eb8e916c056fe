// The messages about a change of address (docs/decisions.md 'Change of address').
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

/** To the new address. */
export function changeEmailMessage({ url }: { url: string }): Message {
  return setLetter({
    kind: 'change-email',
    subject: 'Potwierdź nowy adres e-mail w serwisie Szlak',
    preview: 'Jedno kliknięcie i Twoje konto ma nowy adres.',
    heading: 'Potwierdź nowy adres',
    paragraphs: [
      'Dostaliśmy prośbę, żeby konto w serwisie Szlak używało odtąd tego adresu. Potwierdź go, a będzie służył do logowania i do wiadomości od nas.',
    ],
    button: { label: 'Potwierdź nowy adres', url },
    notes: [
      'Link działa przez godzinę i tylko raz. Otwórz go w przeglądarce, w której trwa Twoja sesja, albo przygotuj hasło.',
      'Jeśli to nie Ty, możesz zignorować tę wiadomość: bez kliknięcia nic się nie stanie.',
    ],
  });
}

/** To the new address, if an account has it already: the page itself doesn't say so. Of the same kind, so that nothing else does. */
export function emailTakenMessage(links: { signInUrl: string; forgotUrl: string }): Message {
  return setLetter({
    kind: 'change-email',
    subject: 'Ten adres jest już zajęty w serwisie Szlak',
    preview: 'Ktoś chciał przenieść na niego inne konto.',
    heading: 'Ten adres jest już zajęty',
    paragraphs: [
      'Ktoś, zapewne Ty, chciał przenieść na ten adres inne konto. Jeden adres może mieć tylko jedno konto, więc nic się nie zmieniło.',
      'Jeśli chcesz używać konta, które już ma ten adres, zaloguj się na nie. Gdy nie pamiętasz hasła, ustaw nowe.',
    ],
    button: { label: 'Zaloguj się', url: links.signInUrl },
    otherLink: { label: 'Ustaw nowe hasło', url: links.forgotUrl },
    notes: ['Jeśli to nie Ty, nie musisz nic robić: Twoje konto jest bezpieczne.'],
  });
}

/** To the old address. `until`: as people read it, e.g. '23 listopada 2026, 14:05'. */
export function emailChangedMessage(change: {
  newEmail: string;
  at: string;
  until: string;
  undoUrl: string;
}): Message {
  return setLetter({
    kind: 'email-changed',
    subject: 'Twoje konto Szlak ma nowy adres e-mail',
    preview: `Jeśli to nie Ty, cofnij zmianę do ${change.until}.`,
    heading: 'Adres e-mail został zmieniony',
    paragraphs: [
      'Twoje konto ma nowy adres. Jeśli to Twoja zmiana, nie musisz nic robić.',
      `Jeśli nie, cofnij ją do ${change.until}. Przywrócimy ten adres, zakończymy wszystkie sesje i poprosimy o nowe hasło.`,
    ],
    facts: [
      { label: 'Nowy adres', value: change.newEmail },
      { label: 'Kiedy', value: change.at },
    ],
    button: { label: 'To nie ja – cofnij zmianę', url: change.undoUrl },
    notes: ['Nie przekazuj tej wiadomości nikomu: link z niej otwiera Twoje konto.'],
  });
}
