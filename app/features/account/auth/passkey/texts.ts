import { withNonBreakingSpaces } from '../../../../lib/typography.ts';

export const CANCELLED = withNonBreakingSpaces(
  'Nie udało się użyć klucza: okno zostało zamknięte albo na tym urządzeniu nie ma Twojego klucza.',
);

export const ALREADY_ADDED = 'Klucz z tego urządzenia jest już na Twojej liście.';

export const NOT_POSSIBLE = withNonBreakingSpaces(
  'Ta przeglądarka nie obsługuje tu kluczy dostępu. Wybierz inny sposób.',
);

/** Without the code of the ceremony nothing can begin. */
export const NOT_LOADED = withNonBreakingSpaces(
  'Nie udało się uruchomić klucza. Sprawdź połączenie z internetem i spróbuj ponownie.',
);

export const PASSKEY_SIGN_IN = 'Użyj klucza dostępu';
