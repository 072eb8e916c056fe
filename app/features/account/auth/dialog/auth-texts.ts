// The words of the auth dialog, by mode. What the specification quotes is letter for letter (docs/product.md 'Sign-in dialog', 'Sign-in
// messages').
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import type { AuthMode } from './use-auth-dialog.ts';

export const AUTH_TEXTS = {
  register: { title: 'Dołącz za darmo', submit: 'Załóż konto' },
  login: { title: 'Zaloguj się', submit: 'Zaloguj się' },
  forgot: { title: 'Nie pamiętasz hasła?', submit: 'Wyślij link' },
} as const satisfies Record<AuthMode, Record<string, string>>;

/** Where the quiz's last button opened the dialog. */
export const QUIZ_WAITS = 'Odpowiedzi czekają, analiza ruszy sama.';

export const PROMO = [
  'Pierwsza analiza kariery jest bezpłatna, bez podawania karty.',
  'Twoje predyspozycje, ścieżki kariery i plan rozwoju w jednym miejscu.',
  'Wracasz do wyników, kiedy chcesz i na każdym urządzeniu.',
].map(withNonBreakingSpaces);

export const PASSWORD_POLICY = withNonBreakingSpaces(
  'Co najmniej 8 znaków. Kilka słów obok siebie łatwo zapamiętać, a trudno odgadnąć.',
);

/** In the dialog there is one line for it. */
export const PASSWORD_HINT = withNonBreakingSpaces('Co najmniej 8 znaków, np. kilka słów.');

export const FORGOT_INTRO = withNonBreakingSpaces(
  'Podaj adres e-mail swojego konta. Wyślemy na niego link, pod którym ustawisz nowe hasło.',
);

// The same for known and unknown addresses, so that nobody learns who has an account (docs/decisions.md 'Who has an account').
export const FORGOT_SENT = withNonBreakingSpaces(
  'Jeśli mamy konto z tym adresem, za chwilę dostaniesz wiadomość z linkiem. Link działa przez godzinę i tylko raz. Nie widzisz wiadomości? Sprawdź folder ze spamem.',
);

export const REGISTERED = {
  'signed-up': 'Rejestracja udana! Możesz się teraz zalogować.',
  'confirm-email': 'Rejestracja pomyślna! Sprawdź e-mail, aby potwierdzić konto.',
} as const;

export const NO_USER_DATA = 'Rejestracja nie powiodła się – brak danych użytkownika.';

export const PROFILE_NOT_MADE = 'Wystąpił błąd podczas tworzenia profilu.';

export const LOGIN_FAILED = 'Błąd logowania. Sprawdź dane i spróbuj ponownie.';
