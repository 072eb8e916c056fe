import { expect, test } from 'vitest';
import { foreignAddresses } from './addresses.ts';
import { fillersIn, FILLERS } from './filler.ts';
import { LESSON_BOUNDS, lessonIssues, lessonMinutes, type LessonIssueCode } from './lesson-rules.ts';
import { partsOf } from './parts.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `słowo${index}`).join(' ');
const paragraphs = (count: number): string =>
  count <= 100 ? words(count) : `${words(100)}\n\n${paragraphs(count - 100)}`;
/** With two headings of one word each: `count` words of prose in all. */
const lesson = (count: number, more = '') => `## Pierwsza\n\n${paragraphs(count - 2)}\n\n## Druga\n\n${more}`;
const codesOf = (markdown: string) => lessonIssues(markdown).map(({ code }) => code);

test.each<[number, LessonIssueCode[]]>([
  [499, ['too-short']],
  [500, []],
  [1_200, []],
  [1_201, ['too-long']],
])('a lesson of %d words has the issues %j', (count, codes) => {
  expect(codesOf(lesson(count))).toEqual(codes);
});

test('code is not counted as prose', () => {
  expect(codesOf(lesson(499, `\`\`\`text\n${words(50)}\n\`\`\``))).toEqual(['too-short']);
  expect(codesOf(lesson(1_200, `\`\`\`text\n${words(50)}\n\`\`\``))).toEqual([]);
});

test.each<[string, LessonIssueCode[]]>([
  ['### Niżej', []],
  ['### Niżej\n\n#### Jeszcze niżej', []],
  ['#### O stopień za nisko', ['skipped-level']],
  ['# Tytuł', ['title-heading']],
  ['`# w kodzie`', []],
  [words(LESSON_BOUNDS.paragraphWords), []],
  [words(LESSON_BOUNDS.paragraphWords + 1), ['endless-paragraph']],
  [`- ${words(LESSON_BOUNDS.paragraphWords + 1)}`, []],
  ['W dzisiejszych czasach to ważne.', ['filler']],
  ['Zajrzyj na https://kursy.firma.pl/lekcja.', ['foreign-address']],
  ['Zajrzyj na podatki.gov.pl.', []],
  ['Zajrzyj na <b>stronę</b>.', ['markup']],
  ['Znacznik `<b>` pogrubia, a 3 < 4 > 2.', []],
  ['![Wykres](wykres.png)', ['foreign-address', 'picture']],
  ['```\nkod\n```', ['nameless-code']],
  ['```json\n{"a": 1}\n```', []],
  ['```json\n{"a": 1,}\n```', ['broken-code']],
  ['```python\nkod = {\n```', []],
  ['```js\nkod', ['open-code']],
  ['~~~js\n```\n# tu nic nie jest nagłówkiem\n~~~', []],
])('with %j it has the issues %j', (more, codes) => {
  expect(codesOf(lesson(600, more))).toEqual(codes);
});

test('headings are counted, those of the second level only', () => {
  expect(codesOf(`## Jedna\n\n### Pod nią\n\n${paragraphs(600)}`)).toEqual(['too-few-headings']);
  const headings = (count: number) => Array.from({ length: count }, (_, index) => `## ${index}`).join('\n\n');
  expect(codesOf(`${headings(8)}\n\n${paragraphs(600)}`)).toEqual([]);
  expect(codesOf(`${headings(9)}\n\n${paragraphs(600)}`)).toEqual(['too-many-headings']);
});

test('a language with a parser of its own is held to it', () => {
  const parsers = {
    js: () => {
      throw new Error('Unexpected token');
    },
  };
  const markdown = lesson(600, '```JS\nlet\n```\n\n```json\n{\n```');
  expect(lessonIssues(markdown, { parsers })).toEqual([
    { code: 'broken-code', found: 'js: Unexpected token' },
  ]);
});

test('an issue names its place', () => {
  expect(lessonIssues(lesson(499))).toEqual([{ code: 'too-short', found: '499' }]);
  const [issue] = lessonIssues(lesson(600, words(200)));
  expect(issue).toEqual({
    code: 'endless-paragraph',
    found: 'słowo0 słowo1 słowo2 słowo3 słowo4 słowo5 słowo6 słowo7',
  });
});

test.each([
  ['https://a.firma.pl/b?c=1', ['https://a.firma.pl/b?c=1']],
  ['www.firma.com, tak', ['www.firma.com']],
  ['na firma.pl.', ['firma.pl']],
  ['[tutaj](/kursy)', ['/kursy']],
  ['ftp://serwer/plik', ['ftp://serwer/plik']],
  ['zus.pl i biznes.gov.pl', []],
  ['zus.pl/o-zus', ['zus.pl/o-zus']],
  ['https://zus.pl', ['https://zus.pl']],
  ['http://localhost:3000/api i https://sklep.example/koszyk', []],
  ['package.json, wyniki.py, index.html, Array.from, app.use', []],
  ['np.pl', ['np.pl']],
  ['m.in. plik', []],
  ['firma.pl i firma.pl', ['firma.pl']],
  ['WordPress.com to nie to samo, co egzamin Scrum.org.', []],
  ['Wejdź na wordpress.com.', ['wordpress.com']],
  ['Wejdź na WordPress.com/plany.', ['WordPress.com/plany']],
  ['[Tutaj](https://WordPress.com)', ['https://WordPress.com']],
])('%j has the foreign addresses %j', (text, found) => {
  expect(foreignAddresses(text)).toEqual(found);
});

test('filler is found in any case and across lines, but not inside another word', () => {
  expect(fillersIn('Podsumowując,\nWarto\nzauważyć')).toEqual(['warto zauważyć', 'podsumowując']);
  expect(fillersIn('Niewarto zauważyć. Warto zobaczyć.')).toEqual([]);
  for (const filler of FILLERS) expect(fillersIn(`A ${filler} tak.`)).toContain(filler);
});

test('prose, code and headings are taken apart', () => {
  expect(
    partsOf('Wstęp.\n\n## Tytuł ##\n\n```Python title\na = 1\n\nb = 2\n```\n\n- punkt\n\nKoniec.'),
  ).toEqual({
    prose: 'Wstęp.\n\n## Tytuł ##\n\n\n\n- punkt\n\nKoniec.',
    codes: [{ language: 'python', text: 'a = 1\n\nb = 2' }],
    isOpen: false,
    headings: [{ level: 2, title: 'Tytuł' }],
    paragraphs: ['Wstęp.', 'Koniec.'],
  });
});

test('minutes are of the prose', () => {
  expect(lessonMinutes(paragraphs(800))).toBe(4);
  expect(lessonMinutes(`${paragraphs(801)}\n\n\`\`\`js\n${words(900)}\n\`\`\``)).toBe(5);
});
