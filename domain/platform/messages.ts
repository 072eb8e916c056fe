// The Polish sentence for each error code that has one of its own (docs/product.md 'Messages'); codes whose sentence depends on
// the case get it where they are thrown.
import { AppError, type ErrorCode } from './errors.ts';

export const MESSAGES = {
  'no-session': 'Zaloguj się, aby kontynuować.',
  'invalid-credentials': 'Nieprawidłowy e-mail lub hasło',
  'invalid-passkey': 'Ten klucz dostępu nie zadziałał. Spróbuj jeszcze raz albo wybierz inny sposób.',
  'invalid-code': 'Tego kodu nie ma wśród Twoich kodów zapasowych albo był już użyty.',
  'no-generations': 'Limit darmowych analiz jest wykorzystany.',
  crisis:
    'Nie musisz być z\u00a0tym teraz w\u00a0pojedynkę. Zadzwoń bezpłatnie, o\u00a0każdej porze: 800\u00a070\u00a02222 albo 116\u00a0123, a\u00a0jeśli nie masz 18\u00a0lat – 116\u00a0111. Wolisz pisać? Jest czat na 116sos.pl. Gdy komuś grozi niebezpieczeństwo: 112. Analiza poczeka.',
  violence:
    'Nikt nie ma prawa Cię bić, zmuszać ani więzić. W\u00a0niebezpieczeństwie dzwoń pod 112. Niebieska Linia: 800\u00a0120\u00a0002, bezpłatnie, całą dobę. Gdy ktoś zabrał Ci dokumenty albo zmusza do pracy: 22\u00a0628\u00a001\u00a020, całą dobę. Rozmowa i\u00a0czat: 116\u00a0123, 116sos.pl. Analiza poczeka.',
  minor:
    'Analizę robimy tylko dla osób, które skończyły 18\u00a0lat i\u00a0nie chodzą już do szkoły. Zobacz, kto pomoże Ci wybrać teraz – za darmo.',
  'age-unknown': 'Analizę robimy dla osób pełnoletnich. Czy masz 18\u00a0lat?',
  'too-little': 'To jeszcze za mało, żeby coś doradzić. Odpowiedz choć na jedno z\u00a0tych pytań:',
  'email-unconfirmed': 'Najpierw potwierdź adres e-mail: kliknij link w wiadomości od nas.',
  'fresh-auth-needed':
    'Potwierdź jeszcze raz, że to Ty: to sprawa zbyt ważna, żeby wystarczyło samo zalogowanie.',
  'key-proof-needed':
    'Klucze i logowanie w\u00a0dwóch krokach zmienisz, gdy potwierdzisz to jednym ze swoich kluczy albo kodem zapasowym. Nie masz do nich dostępu? Ustaw nowe hasło linkiem z\u00a0e-maila i\u00a0zaznacz „Usuń klucze dostępu”. Jeśli logowanie w\u00a0dwóch krokach działa dłużej niż 72\u00a0godziny, napisz do nas.',
  'enrolment-needed':
    'To konto ma rolę w\u00a0panelu. Żeby dodać pierwszy klucz, wpisz na stronie wejścia do panelu kod z\u00a0polecenia npm run operator -- enrol.',
  'desk-key-needed': 'Panel otwiera się kluczem dostępu. Użyj go jeszcze raz.',
  'link-expired': 'Ten link już nie działa: był użyty albo minęła godzina. Poproś o nowy.',
  'no-resets': 'Wykorzystano limit resetów w tym miesiącu',
  'wrong-origin': 'To żądanie nie pochodzi z naszej strony. Otwórz Szlak w przeglądarce i spróbuj ponownie.',
  'not-owner': 'Ten kurs nie jest na Twojej liście. Kup go, aby otworzyć lekcje.',
  'not-found': 'Nie ma tu niczego. Sprawdź adres.',
  'not-yours': 'To należy do innego konta. Odśwież stronę i spróbuj ponownie.',
  'run-in-progress': 'Twoja analiza już powstaje. Poczekaj, aż będzie gotowa.',
  'email-taken': 'Ten e-mail jest już zarejestrowany',
  'too-slow':
    'Dane docierały zbyt wolno i przerwaliśmy ich odbieranie. Sprawdź połączenie i spróbuj ponownie.',
  'too-large': 'Wysłane dane są za duże. Skróć tekst i spróbuj ponownie.',
  'not-json': 'Żądanie musi być w formacie JSON.',
  'too-many-requests': 'Za dużo prób w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
  'daily-limit': 'Dziś zbyt wiele analiz się nie udało. Spróbuj ponownie jutro.',
  'no-contract': 'Nie ma subskrypcji, którą można anulować.',
  'payments-off': 'Płatności jeszcze nie działają.',
  'payment-down': 'Operator płatności nie odpowiada. Spróbuj ponownie za chwilę.',
  'gemini-off': 'Analizy są chwilowo niedostępne. Spróbuj ponownie później.',
  'database-down': 'Nie możemy teraz połączyć się z bazą danych. Spróbuj ponownie za chwilę.',
  misconfigured: 'Serwis jest chwilowo niedostępny. Spróbuj ponownie później.',
  internal: 'Wystąpił błąd. Spróbuj ponownie później.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The error of a code that always says the same. */
export function appError(code: keyof typeof MESSAGES, retryAfterSeconds: number | null = null): AppError {
  return new AppError(code, MESSAGES[code], retryAfterSeconds);
}

/** Half of a surrogate pair, which is no character. */
export function halfCharacter(): AppError {
  return new AppError(
    'invalid',
    'W\u00a0tekście jest niepełny znak, np. ucięta emotikona. Usuń go i\u00a0spróbuj ponownie.',
  );
}

/** A body that is not what the call takes: broken JSON, or no object. */
export function unreadableBody(): AppError {
  return new AppError(
    'invalid',
    'Nie udało się odczytać wysłanych danych. Odśwież stronę i spróbuj ponownie.',
  );
}
