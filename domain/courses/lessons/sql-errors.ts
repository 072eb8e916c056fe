// What an error of SQLite asks of the person who wrote the query, in Polish (docs/decisions.md 'Code that runs'): SQLite speaks English alone.

const RULES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /^near "(.*)": syntax error$/s,
    (near) =>
      `SQLite nie rozumie zapytania przy „${near}”. Sprawdź to słowo i\u00a0to, co stoi tuż przed nim: literówkę, przecinek, nawias.`,
  ],
  [
    /^incomplete input$/,
    () => 'Zapytanie urywa się w\u00a0połowie. Dopisz to, czego brakuje na końcu, albo zamknij nawias.',
  ],
  [/^unrecognized token: "['"`]/, () => 'Tekst nie ma końca. Postaw apostrof także za ostatnim słowem.'],
  [/^unrecognized token: "(.*)"$/s, (token) => `W\u00a0SQL nie ma czegoś takiego jak ${token}. Usuń to.`],
  [
    /^no such table: (.*)$/,
    (table) => `Nie ma tabeli „${table}”. Sprawdź, jak się nazywa w\u00a0CREATE TABLE.`,
  ],
  [/^no such column: [„”“‘’]/, () => "Tekst ujmuje się w\u00a0SQL w\u00a0proste apostrofy: 'tak'."],
  [
    /^no such column: (.*)$/,
    (column) =>
      `Nie ma kolumny „${column}”. Sprawdź nazwę. Jeśli to tekst, ujmij go w\u00a0apostrofy: 'tak'.`,
  ],
  [
    /^table (.*) has (\d+) columns but (\d+) values were supplied$/,
    (table, columns, values) =>
      `Liczba kolumn tabeli „${table}” to ${columns}, a\u00a0podanych wartości ${values}. Podaj wartość każdej kolumny albo wymień w\u00a0nawiasie za nazwą tabeli te, które wypełniasz.`,
  ],
  [
    /^(\d+) values for (\d+) columns$/,
    (values, columns) =>
      `Liczba wymienionych kolumn to ${columns}, a\u00a0podanych wartości ${values}. Musi być ich tyle samo.`,
  ],
  [
    /^NOT NULL constraint failed: (.*)$/,
    (column) => `Kolumna ${column} nie może być pusta (NOT NULL). Podaj jej wartość.`,
  ],
  [
    /^UNIQUE constraint failed: (.*)$/,
    (column) =>
      `Taka wartość już jest w\u00a0${column}, a\u00a0nie może się powtórzyć (klucz albo UNIQUE). Podaj inną.`,
  ],
  [
    /^FOREIGN KEY constraint failed$/,
    () =>
      'Klucz obcy wskazywałby na wiersz, którego nie ma. Najpierw dodaj tamten wiersz, a\u00a0jeśli go usuwasz, usuń przedtem to, co na niego wskazuje.',
  ],
  [
    /^CHECK constraint failed: (.*)$/s,
    (check) => `Wartość łamie warunek tabeli (CHECK): ${check}. Podaj taką, która go spełnia.`,
  ],
  [
    /^(?:table|index|view) (.*) already exists$/,
    (name) => `„${name}” już istnieje. Zmień nazwę albo dopisz IF NOT EXISTS.`,
  ],
  [
    /^duplicate column name: (.*)$/,
    (column) => `Kolumna „${column}” już jest w\u00a0tej tabeli. Nadaj nowej inną nazwę.`,
  ],
  [
    /^ambiguous column name: (.*)$/,
    (column) =>
      `Kolumna „${column}” jest w\u00a0kilku tabelach. Dopisz przed nią nazwę tej, o\u00a0którą chodzi: tabela.${column}.`,
  ],
  [
    /^no such function: (.*)$/,
    (name) => `SQLite nie ma funkcji ${name}. Sprawdź nazwę; w\u00a0innych bazach bywa inna.`,
  ],
  [
    /^wrong number of arguments to function (.*)\(\)$/,
    (name) => `Funkcja ${name} ma w\u00a0nawiasie za dużo albo za mało wartości.`,
  ],
  [
    /^misuse of aggregate(?: function|:) (.*)\(\)$/,
    (name) =>
      `${name} liczy z\u00a0wielu wierszy, więc nie może stać w\u00a0WHERE. Warunek na jej wynik wpisz po HAVING.`,
  ],
  [
    /^HAVING clause on a non-aggregate query$/,
    () => 'HAVING wybiera grupy, a\u00a0tu ich nie ma. Dodaj GROUP BY albo zamień HAVING na WHERE.',
  ],
  [
    /^SELECTs to the left and right of (.*) do not have/,
    (word) => `Zapytania po obu stronach ${word} muszą mieć tyle samo kolumn.`,
  ],
  [
    /term out of range - should be between 1 and (\d+)$/,
    (last) => `Po ORDER BY albo GROUP BY stoi numer kolumny, której nie ma. Największy to ${last}.`,
  ],
  [
    /^datatype mismatch$/,
    () => 'W\u00a0jednym z\u00a0miejsc musi stać liczba całkowita, a\u00a0stoi coś innego.',
  ],
];

/** `message`: as SQLite has it, which is shown beneath. */
export function sqlErrorWords(message: string): string {
  for (const [pattern, words] of RULES) {
    const found = pattern.exec(message);
    if (found !== null) return words(...found.slice(1));
  }
  return 'Kod ma błąd. Niżej jest jego opis po angielsku.';
}
