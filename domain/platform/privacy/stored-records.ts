// Every cookie and every storage key that we set in a browser (/cookies draws its list from here, and a test compares it with
// the code). All of them are needed for what the person asked for, so there is no consent to ask.
type StoredRecord = {
  /** As the browser shows it; {userId} stands for the account's id. */
  name: string;
  where: 'cookie' | 'localStorage' | 'sessionStorage' | 'Cache Storage';
  purpose: string;
  life: string;
};

const UNTIL_SIGN_OUT = 'do wylogowania, końca sesji lub usunięcia danych strony';
const UNTIL_TAB_CLOSES = 'do zamknięcia karty';

export const STORED_RECORDS: readonly StoredRecord[] = [
  {
    name: '__Host-session',
    where: 'cookie',
    purpose: 'Klucz sesji: dzięki niemu serwer wie, że to Ty. Nie odczyta go żaden skrypt.',
    life: '30 dni z „Zapamiętaj mnie”, bez niego do zamknięcia przeglądarki; sesja nieużywana wygasa wcześniej',
  },
  {
    name: '__Host-snapshot',
    where: 'cookie',
    purpose:
      'Podpisana kopia identyfikatora konta, adresu e-mail, imienia i nazwiska oraz nazwy planu: dzięki niej strony publiczne pokazują Twoje menu bez pytania bazy danych.',
    life: '5 minut',
  },
  {
    name: '__Host-device',
    where: 'cookie',
    purpose:
      'Losowy znacznik przeglądarki, z której już się logowano: o logowaniu z nieznanej powiadamiamy e-mailem.',
    life: '12 miesięcy',
  },
  {
    name: '__Host-return',
    where: 'cookie',
    purpose:
      'Strona, na której zatrzymało Cię niepotwierdzone konto, na przykład zamówienie: po potwierdzeniu adresu e-mail wrócisz na nią.',
    life: 'godzina, krócej po potwierdzeniu lub wylogowaniu',
  },
  {
    name: '__Host-challenge',
    where: 'cookie',
    purpose:
      'Losowy znacznik próby logowania kluczem dostępu: odpowiedź klucza działa tylko w tej przeglądarce.',
    life: '5 minut',
  },
  {
    name: '__Host-half',
    where: 'cookie',
    purpose:
      'Zaszyfrowana informacja, że pierwszy krok logowania się udał, a na drugi – klucz dostępu – jeszcze czekamy. Niczego nie otwiera.',
    life: '10 minut, krócej po zalogowaniu',
  },
  ...(
    [
      [
        '__Secure-authjs.pkce.code_verifier',
        'Ochrona logowania przez Google: dowód, że logowanie kończy ta przeglądarka, która je zaczęła.',
      ],
      ['__Secure-authjs.state', 'Ochrona logowania przez Google przed podstawieniem cudzej odpowiedzi.'],
      ['__Secure-authjs.nonce', 'Ochrona logowania przez Google przed powtórnym użyciem odpowiedzi.'],
    ] as const
  ).map(([name, purpose]) => ({
    name,
    where: 'cookie' as const,
    purpose,
    life: '15 minut, tylko przy logowaniu przez Google',
  })),
  {
    name: '__Secure-authjs.callback-url',
    where: 'cookie',
    purpose: 'Strona, na którą wrócić po logowaniu przez Google.',
    life: 'do zamknięcia przeglądarki, tylko przy logowaniu przez Google',
  },
  {
    name: 'quiz_{userId}',
    where: 'localStorage',
    purpose: 'Kopia Twoich odpowiedzi z quizu, żeby dało się je przywrócić po nieudanej analizie.',
    life: UNTIL_SIGN_OUT,
  },
  {
    name: 'analysis_{userId}',
    where: 'localStorage',
    purpose: 'Kopia Twojej analizy w zakresie planu: widać ją od razu i wtedy, gdy serwer nie odpowiada.',
    life: UNTIL_SIGN_OUT,
  },
  {
    name: 'progress_{userId}',
    where: 'localStorage',
    purpose: 'Kopia Twojego postępu i odhaczonych kroków, pokazywana z kopią analizy.',
    life: UNTIL_SIGN_OUT,
  },
  {
    name: 'exercises_{userId}',
    where: 'localStorage',
    purpose: 'Tekst ćwiczeń z lekcji, którego nie udało się jeszcze zapisać na koncie.',
    life: 'do zapisania na koncie albo wylogowania, najwyżej 30 dni od ostatniej zmiany',
  },
  {
    name: 'debug_gemini_invalid_{userId}',
    where: 'localStorage',
    purpose: 'Kod błędu, etap i czas nieudanej analizy, żeby łatwiej było ją zgłosić.',
    life: 'do następnej udanej analizy',
  },
  ...(
    [
      ['subscription_user_id', 'Czyje są kopie danych o planie.'],
      ['subscription_plan', 'Kopia nazwy planu, żeby strona pokazała go od razu.'],
      ['subscription_status', 'Kopia stanu subskrypcji.'],
      ['subscription_id', 'Kopia numeru subskrypcji.'],
      ['quiz_generations_left', 'Kopia liczby pozostałych analiz.'],
      ['billing_period_start', 'Kopia początku okresu rozliczeniowego.'],
      ['billing_period_end', 'Kopia końca okresu rozliczeniowego.'],
    ] as const
  ).map(([name, purpose]) => ({ name, where: 'localStorage' as const, purpose, life: UNTIL_SIGN_OUT })),
  {
    name: 'szlak_analiza',
    where: 'localStorage',
    purpose:
      'Informacja, że Twoja analiza właśnie powstaje i na jakim jest etapie, żeby pokazać to na każdej stronie.',
    life: '10 minut lub do wylogowania',
  },
  {
    name: 'quiz_draft',
    where: 'sessionStorage',
    purpose:
      'Rozpoczęty quiz, dodane w nim fakty i to, czy analiza czeka na zalogowanie: żeby odświeżenie strony albo logowanie niczego nie skasowało.',
    life: UNTIL_TAB_CLOSES,
  },
  {
    name: 'confirmation_notice_put_away',
    where: 'sessionStorage',
    purpose: 'Informacja, że zamknięto przypomnienie o potwierdzeniu adresu e-mail.',
    life: UNTIL_TAB_CLOSES,
  },
  {
    name: 'szlak_osoba',
    where: 'sessionStorage',
    purpose:
      'Identyfikator zalogowanej osoby, żeby kopie danych pokazać tylko jej, gdy serwer nie odpowiada.',
    life: 'do wylogowania lub zamknięcia karty',
  },
  {
    name: 'szlak_powiadomienia',
    where: 'sessionStorage',
    purpose: 'Treść powiadomienia, które było na ekranie, gdy otwierała się kolejna strona.',
    life: 'do otwarcia tej strony albo zamknięcia karty',
  },
  {
    name: 'szlak_przeladowano',
    where: 'sessionStorage',
    purpose: 'Czas, w którym strona sama się odświeżyła po zmianie wersji, żeby nie robiła tego w kółko.',
    life: UNTIL_TAB_CLOSES,
  },
  {
    name: 'kept-{sesja}',
    where: 'Cache Storage',
    purpose:
      'Kopie stron, które czytasz: panelu, analiz i lekcji kupionych kursów, żeby otworzyły się bez sieci. Najwyżej 60.',
    life: 'do wylogowania lub zalogowania się kogoś innego; po 30 dniach kopia się nie otworzy',
  },
];
