import { expect, test } from 'vitest';
import { LESSON_BOUNDS, lessonIssues } from './lesson-rules.ts';
import { createMender, mendedMarkdown } from './mend.ts';

const mended = (markdown: string) => mendedMarkdown(markdown, 'Tytuł lekcji');
const words = (count: number) => Array.from({ length: count }, (_, index) => `słowo${index}`).join(' ');

test.each([
  'Wpisz `df.info()` i `import java.io`, potem `git clone https://github.com/x/y`.',
  'Grupa to networking.k8s.io/v1.',
  '```yaml\napiVersion: networking.k8s.io/v1\n# https://firma.pl <b>\n```',
  '1. Krok:\n\n    ```bash\n    git clone https://github.com/x/y\n    ```',
  '~~~html\n<b>[a](https://firma.pl)</b>\n```\n# nie nagłówek\n~~~',
  'Sprawdź na podatki.gov.pl albo [w ZUS](https://www.zus.pl/stawki).',
  'Otwórz http://localhost:3000 i https://example.com/api.',
  'A 3 < 4 i 5 > 2.',
  '## Część\n\n### Pod nią\n\n## Druga',
  words(LESSON_BOUNDS.paragraphWords),
  'Nie wiem, czy warto pamiętać, że tak bywa.',
])('%j stays as it is', (markdown) => {
  expect(mended(markdown)).toBe(markdown);
});

test.each([
  [
    'a link becomes its text',
    'Zobacz [nasz poradnik](https://firma.pl/a "x") dziś.',
    'Zobacz nasz poradnik dziś.',
  ],
  ['a page becomes its site', 'Zajrzyj na https://www.firma.pl/lekcja?x=1.', 'Zajrzyj na firma.pl.'],
  ['without a scheme, too', 'Więcej na www.firma.pl/lekcje, tak.', 'Więcej na firma.pl, tak.'],
  ['in angle brackets, too', 'Zobacz <https://firma.pl/a>.', 'Zobacz firma.pl.'],
  ['a link whose text is an address', '[https://firma.pl/a](https://firma.pl/a)', 'firma.pl'],
  [
    'a picture becomes its words',
    'Widać ![wykres](https://firma.pl/w.png) kosztów.',
    'Widać wykres kosztów.',
  ],
  ['bold by tags', 'To <b>ważne</b> i <em>pilne</em>.', 'To **ważne** i *pilne*.'],
  ['code by tags', 'Wciśnij <kbd>Ctrl</kbd>.', 'Wciśnij `Ctrl`.'],
  ['tags that only dress', '<div class="x">Tak <u>jest</u></div>', 'Tak jest'],
  ['a tag that is named is code', 'Znacznik <title> stoi w <head>.', 'Znacznik `<title>` stoi w `<head>`.'],
  ['a link by tags', 'Zobacz <a href="/x">tutaj</a>.', 'Zobacz tutaj.'],
  ['a picture by tags', 'Widać <img src="a.png" alt="wykres">.', 'Widać wykres.'],
  ['a break in a table', '| a<br>b | c |', '| a b | c |'],
  [
    'a filler at the beginning',
    'Warto zauważyć, że koszt rośnie. Podsumowując, licz.',
    'Koszt rośnie. Licz.',
  ],
  ['a filler in a list', '- Pamiętaj, że żyto rośnie.', '- Żyto rośnie.'],
  ['the title above the text', '# Inny tytuł\n\nTekst.', 'Tekst.'],
  ['the title later', 'Tekst.\n\n# Tytuł lekcji\n\nDalej.', 'Tekst.\n\n\nDalej.'],
  ['a heading of the first level', 'Tekst.\n\n# Część', 'Tekst.\n\n## Część'],
  ['a skipped level', '## A\n\n#### B\n\n##### C', '## A\n\n### B\n\n#### C'],
  ['code without a language', '```\nkod\n```', '```text\nkod\n```'],
  ['code without an end', '```js\nkod', '```js\nkod\n```'],
])('%s', (_, markdown, expected) => {
  expect(mended(markdown)).toBe(expected);
});

test('a paragraph too long is cut after sentences, evenly, and nothing is lost', () => {
  const sentence = (at: number) => `Zdanie ${at} ma tutaj sześć słów.`;
  const long = Array.from({ length: 21 }, (_, at) => sentence(at)).join(' ');
  const paragraphs = mended(long).split('\n\n');
  expect(paragraphs).toHaveLength(2);
  expect(paragraphs.join(' ')).toBe(long);
  expect(lessonIssues(mended(long)).map(({ code }) => code)).not.toContain('endless-paragraph');
  const endless = words(LESSON_BOUNDS.paragraphWords + 1);
  expect(mended(endless)).toBe(endless);
});

test('line by line it mends as it does at once', () => {
  const markdown =
    '# Tytuł lekcji\n\nWarto pamiętać, że [tak](https://firma.pl).\nDalej `a`.\n\n#### Część\n\n```\nkod\n\nkod\n```\n\n- <b>x</b>';
  const mender = createMender('Tytuł lekcji');
  const lines = markdown.split('\n').map((line) => mender.push(`${line}\n`));
  expect(`${lines.join('')}${mender.end()}`.trim()).toBe(mended(markdown));
});

test('nothing is left that a rule says can be mended', () => {
  const markdown =
    '# Tytuł\n\nTo <b>x</b> ![y](z.png) [t](https://firma.pl).\n\n#### Nisko\n\n```\nkod\n```\n\nhttps://firma.pl/a';
  const codes = lessonIssues(mended(markdown)).map(({ code }) => code);
  for (const code of ['markup', 'picture', 'title-heading', 'skipped-level', 'nameless-code'])
    expect(codes).not.toContain(code);
});

const STOP = 'wybierz\nCo?\n- a :: Nie.\n+ b\ndlaczego: Tak.';
const fenced = (text: string) => `\`\`\`stop\n${text}\n\`\`\``;

test.each([
  ['a good stop stays as it is', `A\n\n${fenced(STOP)}\n\nB`, `A\n\n${fenced(STOP)}\n\nB`],
  ['one in a list comes out of it', '1. A\n   ```stop\n' + STOP + '\n   ```\nB', `1. A\n${fenced(STOP)}\nB`],
  ['its kind may stand at the fence', fenced(STOP).replace('\n', ' '), fenced(STOP)],
  ['one that nobody can answer goes', `A\n\n${fenced('wybierz\nCo?\n- a')}\n\nB`, 'A\n\n\nB'],
  ['without its end it ends by itself', `\`\`\`stop\n${STOP}\n\nAkapit.`, `${fenced(STOP)}\nAkapit.`],
  ['also before a list', `\`\`\`stop\n${STOP}\n\n- punkt`, `${fenced(STOP)}\n- punkt`],
  ['also before a heading', `\`\`\`stop\n${STOP}\n## Dalej`, `${fenced(STOP)}\n## Dalej`],
  ['also before code', `\`\`\`stop\n${STOP}\n\`\`\`js\na\n\`\`\``, `${fenced(STOP)}\n\`\`\`js\na\n\`\`\``],
  ['also without its reason, and what follows stays', '```stop\nCo?\n- a\n+ b\n\nAkapit.', 'Akapit.'],
  ['also at the end of the text', `A\n\n\`\`\`stop\n${STOP}`, `A\n\n${fenced(STOP)}`],
  [
    'an empty line within it ends nothing',
    fenced(STOP.replaceAll('\n', '\n\n')),
    fenced(STOP.replaceAll('\n', '\n\n')),
  ],
])('%s', (_, markdown, expected) => {
  expect(mended(markdown)).toBe(expected);
});

const sheet = (text: string) => `\`\`\`sheet\n${text}\n\`\`\``;
const ROWS = '| 5 | =A1*2 |\n| 7 | =SUMA(A1:A2) |';

test.each([
  ['a good sheet stays as it is', `A\n\n${sheet(ROWS)}\n\nB`, `A\n\n${sheet(ROWS)}\n\nB`],
  [
    'without its end it ends by itself',
    `${sheet(ROWS).slice(0, -4)}\n\nAkapit.`,
    `${sheet(ROWS)}\n\nAkapit.`,
  ],
  ['its title may stand beside the fence', `\`\`\`sheet Ceny\n${ROWS}\n\`\`\``, sheet(`Ceny\n${ROWS}`)],
  [
    'one that knows no such function is a table',
    sheet('| 5 | =PIERWSZA(A1) |'),
    '| 5 | `=PIERWSZA(A1)` |\n| --- | --- |',
  ],
  ['one without rows goes, and what follows stays', '```sheet\n## Dalej\n\nAkapit.', '## Dalej\n\nAkapit.'],
])('%s', (_, markdown, expected) => {
  expect(mended(markdown)).toBe(expected);
});
