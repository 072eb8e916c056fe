// The words of the auth dialog, by mode. What the specification quotes is letter for letter (application.md §2, §8).
import { tied } from '../../lib/typography.ts';
import type { AuthMode } from './use-auth-dialog.ts';

export const AUTH_TEXTS = {
  register: {
    title: 'Dołącz za darmo',
    submit: 'Załóż konto',
    question: 'Masz już konto?',
    otherMode: 'Zaloguj się',
  },
  login: {
    title: 'Zaloguj się',
    submit: 'Zaloguj się',
    question: 'Nie masz jeszcze konta?',
    otherMode: 'Załóż konto',
  },
} as const satisfies Record<AuthMode, Record<string, string>>;

export const PROMO = [
  'Pierwsza analiza kariery jest bezpłatna, bez podawania karty.',
  'Twoje predyspozycje, ścieżki kariery i plan rozwoju w jednym miejscu.',
  'Wracasz do wyników, kiedy chcesz i na każdym urządzeniu.',
].map(tied);

export const REGISTERED = {
  'signed-up': 'Rejestracja udana! Możesz się teraz zalogować.',
  'confirm-email': 'Rejestracja pomyślna! Sprawdź email, aby potwierdzić konto.',
} as const;

const OFFLINE = 'Brak połączenia z internetem. Sprawdź sieć i spróbuj ponownie.';

/** What to say when no answer came from the server at all. */
export function noAnswerSentence(mode: AuthMode, isOnline: boolean): string {
  if (!isOnline) return OFFLINE;
  return mode === 'login'
    ? 'Błąd logowania. Sprawdź dane i spróbuj ponownie.'
    : 'Wystąpił błąd. Spróbuj ponownie później.';
}
