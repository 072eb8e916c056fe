import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { jsErrorWords } from './js-errors.ts';

const said = (error: string) => jsErrorWords(error).replaceAll('\u00a0', ' ');

function errorOf(code: string): string {
  try {
    runInNewContext(code, { console });
  } catch (error) {
    return String(error);
  }
  throw new Error(`JavaScript has nothing against ${code}.`);
}

test.each([
  ['consle.log(1)', 'Nie ma nazwy „consle”'],
  ['cena; let cena = 1', '„cena” stoi tu, zanim powstanie'],
  ['const q = {}; q.licz()', '„q.licz” nie jest funkcją'],
  ['let ceny; ceny.length', '„length” ma być wzięte z czegoś, co nie ma wartości'],
  ['null.cena = 1', '„cena” ma być wzięte'],
  ['const { cena } = undefined', '„cena” ma być wzięte'],
  ['for (const cena of 5) {}', '„5” nie ma elementów'],
  ['const a = 1; a = 2', 'zamień const na let'],
  ['let a = 1; let a = 2', '„a” już jest wyżej'],
  ['const a;', 'Po const stoją nazwa'],
  ['if (5 = 4) {}', 'służy ==='],
  ['console.log(1 2)', 'brakuje przecinka albo za nimi nawiasu )'],
  ['console.log(1', 'brakuje przecinka albo za nimi nawiasu )'],
  ['if (true) {', 'urywa się w połowie'],
  ['`Ala', 'urywa się w połowie'],
  ["'Ala", 'Tekst nie ma końca'],
  ['let a = „Ala”', 'w proste apostrofy'],
  ['let a b', 'nie rozumie kodu przy „b”'],
  ['let a = = 2', 'nie rozumie kodu przy „=”'],
  ["let a = 'x' 'y'", 'nie rozumie kodu. Sprawdź'],
  ['const f = () => f(); f()', 'bez końca'],
  ["JSON.parse('{a}')", 'nie jest JSON-em'],
  ["throw new Error('Za mało')", 'Kod ma błąd.'],
])('%s: %s', (code, words) => {
  expect(said(errorOf(code))).toContain(words);
});

// Their words, since they don't run here.
test.each([
  [
    'Firefox',
    "ReferenceError: can't access lexical declaration 'cena' before initialization",
    '„cena” stoi tu, zanim',
  ],
  ['Firefox', 'TypeError: can\'t access property "length", ceny is undefined', '„length” ma być wzięte'],
  ['Firefox', 'TypeError: ceny is undefined', 'Coś ma być wzięte'],
  ['Firefox', "TypeError: invalid assignment to const 'a'", 'zamień const na let'],
  ['Firefox', 'SyntaxError: redeclaration of let a', '„a” już jest wyżej'],
  ['Firefox', 'SyntaxError: missing = in const declaration', 'Po const'],
  ['Firefox', 'SyntaxError: missing ) after argument list', 'brakuje przecinka'],
  ['Firefox', "SyntaxError: expected expression, got '='", 'przy „=”'],
  ['Firefox', 'SyntaxError: expected expression, got end of script', 'urywa się'],
  ['Firefox', 'SyntaxError: missing } in compound statement', 'urywa się'],
  ['Firefox', "SyntaxError: '' string literal contains an unescaped line break", 'Tekst nie ma końca'],
  ['Firefox', "SyntaxError: unexpected token: '}'", 'przy „}”'],
  ['Firefox', 'SyntaxError: unexpected token: identifier', 'nie rozumie kodu.'],
  ['Firefox', 'InternalError: too much recursion', 'bez końca'],
  ['Safari', "ReferenceError: Can't find variable: consle", '„consle”'],
  ['Chrome', 'ReferenceError: alert is not defined', 'przez console.log'],
  ['Firefox', 'ReferenceError: document is not defined', 'nie ma strony'],
  ['Safari', "ReferenceError: Can't find variable: prompt", 'nie ma strony'],
  ['Chrome', 'ReferenceError: alerty is not defined', '„alerty”'],
  ['Safari', "ReferenceError: Cannot access 'cena' before initialization.", '„cena” stoi tu, zanim'],
  [
    'Safari',
    "TypeError: q.licz is not a function. (In 'q.licz()', 'q.licz' is undefined)",
    '„q.licz” nie jest funkcją',
  ],
  ['Safari', "TypeError: undefined is not an object (evaluating 'ceny.length')", 'Coś ma być wzięte'],
  ['Safari', 'TypeError: Attempted to assign to readonly property.', 'zamień const na let'],
  ['Safari', "SyntaxError: Can't create duplicate variable: 'a'", '„a” już jest wyżej'],
  ['Safari', "SyntaxError: Unexpected identifier 'b'", 'przy „b”'],
  ['Safari', "SyntaxError: Unexpected token ';'. Expected ')' to end a compound expression.", 'nawiasu )'],
  ['Safari', 'SyntaxError: Unexpected end of script', 'urywa się'],
])('of %s: %s', (_, error, words) => {
  expect(said(error)).toContain(words);
});
