// What an error of Python asks of the person who wrote the code, in Polish (docs/decisions.md 'Code that runs').

const RULES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /^NameError: name '(.+?)' is not defined/,
    (name) =>
      `Nie ma nazwy „${name}”. Sprawdź literówkę i\u00a0wielkość liter. Wartość nadaj jej wyżej, a\u00a0tekst ujmij w\u00a0apostrofy: '${name}'.`,
  ],
  [
    /^UnboundLocalError: .*?'(.+?)'/,
    (name) =>
      `„${name}” nie ma jeszcze wartości w\u00a0tej funkcji. Nadaj ją, zanim z\u00a0niej skorzystasz.`,
  ],
  [
    /^TypeError: can only concatenate str \(not "(.+)"\)/,
    (kind) =>
      `Plus skleja tekst z\u00a0tekstem, a\u00a0po drugiej stronie stoi ${kind}. Zamień je na tekst przez str() albo tekst na liczbę przez int().`,
  ],
  [
    /^TypeError: (?:unsupported operand type|'.+' not supported between)/,
    () =>
      'Tego działania nie ma między tymi dwoma rodzajami wartości. Zamień jedną z\u00a0nich przez int(), float() albo str().',
  ],
  [
    /^TypeError: '(.+)' object is not callable/,
    () => 'Nawias () stoi za czymś, co nie jest funkcją. Sprawdź, co jest przed nim.',
  ],
  [
    /^TypeError: .*(?:missing|takes|expected)\b.*argument/,
    () => 'Funkcja dostała za dużo albo za mało wartości w\u00a0nawiasie.',
  ],
  [
    /^ValueError: (?:invalid literal for int|could not convert string to float).*: ('.*')$/,
    (text) =>
      `Tekst ${text} nie jest liczbą, którą da się tak odczytać. W\u00a0liczbie stoją cyfry, a\u00a0ułamek oddziela kropka.`,
  ],
  [
    /^IndexError:/,
    () =>
      'Nie ma elementu o\u00a0tym numerze. Numery zaczynają się od\u00a00, więc ostatni jest o\u00a0jeden mniejszy niż liczba elementów.',
  ],
  [/^KeyError: (.*)$/, (key) => `W\u00a0słowniku nie ma klucza ${key}. Sprawdź, jak jest zapisany.`],
  [/^ZeroDivisionError:/, () => 'Nie dzieli się przez zero. Sprawdź, skąd się tu wzięło.'],
  [
    /^AttributeError: .*has no attribute '(.+?)'/,
    (name) =>
      `Za kropką stoi „${name}”, a\u00a0ta wartość niczego takiego nie ma. Sprawdź literówkę i\u00a0to, co stoi przed kropką.`,
  ],
  [
    /^ModuleNotFoundError: No module named '(.+?)'/,
    (name) => `Modułu „${name}” tutaj nie ma. Uruchomisz z\u00a0nim ten kod w\u00a0Pythonie na komputerze.`,
  ],
  [/^ModuleNotFoundError:/, () => 'Tego modułu tutaj nie ma.'],
  [
    /^(?:re\.)?(?:error|PatternError)\b/,
    () => 'Wzorzec ma błąd. Sprawdź, czy każdy nawias ma w\u00a0nim parę.',
  ],
  [
    /^FileNotFoundError:/,
    () => 'Plików tutaj nie ma. Kod, który je czyta, uruchomisz w\u00a0Pythonie na komputerze.',
  ],
  [
    /^TimeoutError:/,
    () => 'Kod w\u00a0lekcji działa najwyżej 5\u00a0sekund, więc czekanie musi być krótsze.',
  ],
  [
    /^RecursionError:/,
    () => 'Funkcja wywołuje samą siebie bez końca. Dodaj warunek, przy którym przestanie.',
  ],
  [
    /^IndentationError: expected an indented block/,
    () => 'Pod wierszem z\u00a0dwukropkiem zacznij od czterech spacji.',
  ],
  [
    /^(?:IndentationError|TabError):/,
    () => 'Wcięcie się nie zgadza. Wiersze jednego bloku zaczynają się od tylu samo spacji.',
  ],
  [
    /^SyntaxError: unterminated .*string/,
    () => 'Brakuje cudzysłowu albo apostrofu: tekst, który się tu zaczyna, musi się nim też kończyć.',
  ],
  [/^SyntaxError: '(.)' was never closed/, (sign) => `Nawias ${sign} nie ma pary. Zamknij go.`],
  [/^SyntaxError: expected ':'/, () => 'Na końcu tego wiersza brakuje dwukropka.'],
  [
    /^SyntaxError:/,
    () =>
      'Python nie rozumie tego wiersza. Sprawdź miejsce nad znakiem ^ i\u00a0to, co stoi tuż przed nim: literówkę, przecinek, nawias.',
  ],
];

/** `trace`: as Python has it, which is shown beneath. */
export function pyErrorWords(trace: string): string {
  const error = trace.trim().split('\n').at(-1) ?? '';
  for (const [pattern, words] of RULES) {
    const found = pattern.exec(error);
    if (found !== null) return words(...found.slice(1));
  }
  return 'Kod ma błąd. Ostatni wiersz niżej mówi jaki.';
}
