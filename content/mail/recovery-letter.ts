// The one letter of a way back at the desk (docs/decisions.md 'Recovery at the desk'): it warns, calls off, and later opens.
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

/** `opens`, `until`: as people read them. */
export function recoveryStartedMessage({
  opens,
  until,
  url,
}: {
  opens: string;
  until: string;
  url: string;
}): Message {
  return setLetter({
    kind: 'recovery',
    subject: 'Odzyskiwanie Twojego konta Szlak',
    preview: `Konto odzyskasz tym linkiem od ${opens}, odwołać możesz to już teraz.`,
    heading: 'Trwa odzyskiwanie konta',
    paragraphs: [
      'Obsługa Szlaku rozpoczęła odzyskiwanie Twojego konta, bo ktoś, zapewne Ty, nie może się na nie zalogować.',
      `Jeśli to Ty, zachowaj tę wiadomość. Nowe hasło ustawisz tym linkiem od ${opens}. Usuniemy wtedy wszystkie klucze dostępu i kody zapasowe, wyłączymy logowanie w dwóch krokach i zakończymy sesje. Analizy i kursy zostaną.`,
      'Jeśli to nie Ty, nie czekaj: tym samym linkiem odwołasz odzyskiwanie od razu.',
    ],
    facts: [
      { label: 'Nowe hasło od', value: opens },
      { label: 'Link działa do', value: until },
    ],
    button: { label: 'Odzyskaj konto albo odwołaj odzyskiwanie', url },
    notes: ['Nie przekazuj tej wiadomości nikomu: link z niej otwiera Twoje konto.'],
  });
}
