// The plain forms whose action looks at an intent first: a hostile string in every other field gets past it only beside a true intent.
// `fields` are those that the action reads; the intent has the first place.
export type PlainForm = { path: string; fixed: Record<string, string>; fields: readonly string[] };

/** A course with a certificate that the person has bought, its first lesson with practice. */
export const HOSTILE_COURSE = 'wordpress-dla-poczatkujacych';

const COURSE_PATH = `/moje-kursy/${HOSTILE_COURSE}`;
const LESSON_PATH = `${COURSE_PATH}/1-1-lekcja-1`;
const REASON = ['reason', 'formKey'];

const named = (name: string, path: string, intents: readonly string[], fields: readonly string[]) =>
  intents.map((intent): PlainForm => ({ path, fixed: { [name]: intent }, fields }));
const meant = (path: string, intents: readonly string[], fields: readonly string[] = []) =>
  named('zamiar', path, intents, fields);
const deed = (path: string, deeds: readonly string[], fields: readonly string[]) =>
  named('deed', path, deeds, fields);

export const PLAIN_FORMS: readonly PlainForm[] = [
  { path: '/potwierdz', fixed: {}, fields: ['code', 'powrot'] },
  { path: '/potwierdz', fixed: {}, fields: ['password', 'powrot'] },
  { path: '/drugi-krok', fixed: {}, fields: ['code', 'powrot'] },
  { path: '/profil/adres', fixed: {}, fields: ['email', 'password'] },
  { path: '/nowy-adres', fixed: {}, fields: ['token', 'password'] },
  { path: '/poprzedni-adres', fixed: {}, fields: ['token'] },
  { path: '/cofnij-klucze', fixed: {}, fields: ['token'] },
  { path: '/odzyskaj-konto', fixed: {}, fields: ['token', 'zamiar'] },
  ...meant('/profil', ['wyloguj-urzadzenie'], ['sesja']),
  ...meant('/profil', ['odstapienie-od-kursu'], ['kurs']),
  ...meant(`${COURSE_PATH}/zaswiadczenie`, ['wystaw', 'wylacz', 'wlacz'], ['imie', 'zgoda']),
  ...meant(`${COURSE_PATH}/opinia`, ['zapisz', 'wycofaj', 'odwolaj'], ['gwiazdki', 'tekst']),
  ...meant('/karta', ['utworz', 'zmien', 'cofnij'], ['imie', 'zgoda']),
  ...meant(
    '/dashboard/decyzja',
    ['zapisz', 'usun'],
    [
      'analiza',
      'wersja',
      'szlak',
      'kryterium',
      'waga',
      'ocena-0-0',
      'chce-0',
      'podniesie-0',
      'wlasne',
      'ruch',
    ],
  ),
  ...meant('/dashboard/lista', ['opisz'], ['zawod', 'analiza']),
  ...meant('/dashboard/pytanie', ['zapytaj'], ['pytanie', 'analiza']),
  ...meant('/przypomnienia', ['list-wlacz', 'list-wylacz', 'kalendarz-wlacz', 'kalendarz-wylacz'], []),
  ...meant('/dashboard/co-gdyby?remote=want', ['zapamietaj'], ['zgoda']),
  ...meant('/proba/x/piekarz', ['dzien'], ['dzien']),
  ...meant('/proba/x/piekarz', ['opowiedz', 'cofnij'], ['wrazenie', 'trudnosc', 'najbardziej', 'zdanie']),
  ...meant('/przekazanie', ['utworz', 'zamknij', 'usun'], ['czesc', 'dni', 'imie', 'klucz', 'wiadomosc']),
  ...meant('/powtorka', ['pamietam', 'jeszcze-nie', 'cofnij'], ['kurs', 'pojecie', 'etap']),
  ...named('intent', LESSON_PATH, ['pytanie'], ['numer', 'wersja', 'p1', 'p1-1']),
  ...named('intent', LESSON_PATH, ['cwiczenie'], ['text', 'wersja']),
  { path: '/panel/wejscie', fixed: {}, fields: ['code', 'powrot'] },
  { path: '/panel/osoby', fixed: {}, fields: ['q', 'deed'] },
  ...deed('/panel/bledy', ['wycisz'], ['id', 'version']),
  ...deed('/panel/analizy', ['oddaj'], ['run', ...REASON]),
  ...deed('/panel/osoby/x', ['przyznaj', 'odbierz', 'wyloguj', 'odzyskaj', 'odwolaj'], REASON),
  ...deed('/panel/przelaczniki', ['ustaw', 'zakoncz'], ['name', 'sentence', 'hours', 'delay']),
];
