// What an error of JavaScript asks of the person who wrote the code, in Polish (docs/decisions.md 'Code that runs'). Each browser says it in words of its
// own: Chrome's stand first, then Firefox's, then Safari's.

type Found = readonly (string | undefined)[];

const RULES: readonly (readonly [RegExp, (...found: Found) => string])[] = [
  [
    /^SyntaxError: .*JSON/,
    () => 'Ten tekst nie jest JSON-em. Nazwy i\u00a0teksty stoją w\u00a0nim w\u00a0cudzysłowach: "tak".',
  ],
  [
    /^ReferenceError: (?:can't access lexical declaration '(.+)' before|Cannot access '(.+)' before|Cannot access uninitialized)/i,
    (one, other) =>
      `${named(one ?? other, 'Zmienna')} stoi tu, zanim powstanie. Przenieś jej let albo const wyżej.`,
  ],
  [
    /^ReferenceError: (?:Can't find variable: )?(?:alert|confirm|prompt|document|window|localStorage|sessionStorage)\b/,
    () =>
      'Kod w\u00a0lekcji nie ma strony, więc nie ma tu okienek ani document. Wynik wypisz przez console.log.',
  ],
  [
    /^ReferenceError: (?:Can't find variable: )?(\S+)/,
    (name) =>
      `Nie ma nazwy „${name}”. Sprawdź literówkę i\u00a0wielkość liter. Zmienną utwórz wyżej przez let albo const, a\u00a0tekst ujmij w\u00a0apostrofy: '${name}'.`,
  ],
  [
    /^TypeError: (.+?) is not a function/,
    (name) =>
      `„${name}” nie jest funkcją, więc nie da się tego wywołać. Sprawdź literówkę i\u00a0to, co stoi przed nawiasem.`,
  ],
  [
    /^TypeError: (.+?) is not iterable/,
    (name) => `„${name}” nie ma elementów, po których można przejść. Potrzebna jest tu tablica albo tekst.`,
  ],
  [
    /^TypeError: (?:Cannot (?:read|set|destructure) .*(?:reading|setting|property) '(.+?)'|can't access property "(.+)"|.* is (?:undefined|null)|(?:undefined|null) is not an object)/,
    (one, other) =>
      `${named(one ?? other, 'Coś')} ma być wzięte z\u00a0czegoś, co nie ma wartości (undefined albo null). Wypisz to wiersz wyżej przez console.log.`,
  ],
  [
    /^TypeError: (?:Assignment to constant|invalid assignment to const|Attempted to assign to readonly)/,
    () => 'Wartości nadanej przez const nie można zmienić. Jeśli ma się zmieniać, zamień const na let.',
  ],
  [
    /^SyntaxError: (?:Identifier '(.+)' has already|redeclaration of \S+ (\S+)|Can't create duplicate variable.*'(.+)')/,
    (...names) =>
      `${named(names.find(Boolean), 'Ta nazwa')} już jest wyżej. Nadaj inną nazwę, a\u00a0jeśli zmieniasz tylko wartość, opuść let albo const.`,
  ],
  [
    /^SyntaxError: (?:Missing initializer|missing = in|Unexpected .*const variable)/,
    () =>
      'Po const stoją nazwa, znak = i\u00a0wartość: const\u00a0liczba\u00a0=\u00a01. Bez wartości może być let.',
  ],
  [
    /^SyntaxError: (?:Invalid left-hand side|invalid assignment left|Left side of assignment)/,
    () => 'Po lewej stronie znaku = może stać tylko nazwa zmiennej. Do porównania służy ===.',
  ],
  [
    /^SyntaxError: (?:missing \) after argument|.*Expected '\)' )/,
    () => 'Między wartościami w\u00a0nawiasie brakuje przecinka albo za nimi nawiasu ).',
  ],
  [
    /^SyntaxError: (?:Unexpected end of|missing \} |.*got end of script|.*literal not terminated|Unexpected EOF|Unterminated template)/,
    () => 'Kod urywa się w\u00a0połowie. Sprawdź, czy każdy nawias i\u00a0każdy tekst ma swój koniec.',
  ],
  [
    /^SyntaxError: (?:Invalid or unexpected token|.*unescaped line break|illegal character|Invalid character)/,
    () =>
      "Tekst nie ma końca w\u00a0swoim wierszu albo jest tu zły znak. Tekst ujmuje się w\u00a0proste apostrofy: 'tak'.",
  ],
  [
    /^SyntaxError: (?:Unexpected |expected expression, got |missing [:;(] )(?:token:? |identifier:? |keyword )*(?:'(.+?)')?/i,
    (near) =>
      `JavaScript nie rozumie kodu${near === undefined ? '' : ` przy „${near}”`}. Sprawdź to miejsce i\u00a0to, co stoi tuż przed nim: literówkę, przecinek, nawias.`,
  ],
  [
    /^(?:RangeError: Maximum call stack|InternalError: too much recursion)/,
    () => 'Funkcja wywołuje samą siebie bez końca. Dodaj warunek, przy którym przestanie.',
  ],
];

function named(name: string | undefined, otherwise: string): string {
  return name === undefined ? otherwise : `„${name}”`;
}

/** `error`: its name and words, which are shown beneath. */
export function jsErrorWords(error: string): string {
  for (const [pattern, words] of RULES) {
    const found = pattern.exec(error);
    if (found !== null) return words(...found.slice(1));
  }
  return 'Kod ma błąd.';
}
