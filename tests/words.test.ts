// Words that must not come back into what people read (docs/decisions.md 'Specified sentences', docs/look.md 'Voice').
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CODE = globSync('{app,content/mail,content/landing,worker,domain}/**/*.{ts,tsx}', {
  // Prompts, and what people write to us.
  exclude: [
    '**/*.test.ts',
    '**/prompt*/**',
    '**/prompt.ts',
    'domain/advice/**',
    'worker/auth/common-passwords.ts',
  ],
});
const TEXTS = ['content/pages/faq.ts', ...globSync('content/pages/*.md')];
const COURSES = globSync('content/courses/*.ts');

const COMMENTS = /^\s*(?:\/\/|\/\*|\*).*$/gm;
const POLISH = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/;
const PIECES = /'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`|>([^<>{}]+)(?=[<{])|\}([^<>{}]+)(?=[<{])/g;

/** The pieces of a file's code that are Polish. */
function written(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(COMMENTS, '');
  if (file.endsWith('.md')) return code.split('\n');
  return Array.from(
    code.matchAll(PIECES),
    (match) => match.slice(1).find((piece) => piece !== undefined) ?? '',
  )
    .filter((piece) => POLISH.test(piece) && !piece.includes('=>'))
    .map((piece) => piece.replaceAll(/\\u00a0|&nbsp;|\s+/g, ' '));
}

const found = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    written(file)
      .filter((piece) => pattern.test(piece))
      .map((piece) => `${file}: ${piece.trim()}`),
  );

test('the pieces are found at all', () => {
  expect(CODE.flatMap(written).length).toBeGreaterThan(1_000);
});

test.each([
  ['analyses, not generations', /generacj/i],
  [
    'no form that assumes a gender',
    /(?<!\p{L})(?:zalogowan[ya]|przekierowan[ya])(?!\p{L})|\p{L}(?:łeś|łaś)(?!\p{L})/iu,
  ],
  ['a quiz is filled in', /wykonaj quiz/i],
  ['e-mail', /(?<![\p{L}\d.${-])email(?![\p{L}\d:])/iu],
  ['a panel', /dashboardu|dashboardzie|dashboardem/i],
  ['an address', /(?<!\p{L})URL(?!\p{L})/u],
  ['a connection', /sprawdź sieć/i],
  ['whom it helps that a key is missing is the operator', /klucz api/i],
  ['no calque of a level', /z poziomu (?:lekcji|przeglądarki|konta|strony)/i],
  ['a comma before „aby”', /\p{L} aby /u],
  ['one capital', /Moje Kursy|Moich Kurs|Zmień Plan|Swoją Podróż|Twój Postęp|Plan Darmowy/],
  ['an ellipsis and a dash, not dots and a hyphen', /\p{L}\.\.\.|\p{Ll} - \p{Ll}/u],
])('%s', (_, pattern) => {
  expect(found([...CODE, ...TEXTS], pattern)).toEqual([]);
});

test('courses, too, keep to it where the word is none of their subject', () => {
  expect(
    found(
      COURSES,
      /generacj|zalogowan[ya](?!\p{L})|z poziomu (?:lekcji|przeglądarki)|\p{L} aby |\p{L}\.\.\./u,
    ),
  ).toEqual([]);
});
