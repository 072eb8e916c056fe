import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { Marked } from 'marked';
import { expect, test, vi } from 'vitest';
import { readStopBlock } from '#domain/courses/stops/stop-block.ts';
import { createBlockWriter, CUT_BLOCK, MAX_MARKDOWN_LENGTH, renderBlocks } from './blocks.ts';

const htmlOf = (markdown: string) => renderBlocks(markdown).join('\n');

test.each([
  ['# Wstęp', '<h2 id="tekst-wstep">Wstęp</h2>'],
  ['## Łódź i żagle', '<h2 id="tekst-lodz-i-zagle">Łódź i\u00a0żagle</h2>'],
  ['### Część', '<h3 id="tekst-czesc">Część</h3>'],
  ['##### Niżej', '<h4 id="tekst-nizej">Niżej</h4>'],
  [
    'Praca **w domu** i *za* `x < y`',
    '<p>Praca <strong>w\u00a0domu</strong> i\u00a0<em>za</em> <code>x &lt; y</code></p>',
  ],
  ['> Cytat', '<blockquote>\n<p>Cytat</p>\n</blockquote>'],
  ['---', '<hr>'],
  ['koszt 13 900 zł', '<p>koszt 13\u00a0900\u00a0zł</p>'],
  ['a &lt; b&nbsp;c &copy;', '<p>a\u00a0&lt; b\u00a0c &amp;copy;</p>'],
])('%j is %s', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(html);
});

test('equal headings get different ids, and one without a word gets one, too', () => {
  const html = htmlOf('## Krok\n\n## Krok\n\n## ?!');
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="tekst-krok"', 'id="tekst-krok-2"', 'id="tekst-czesc"']);
});

test('a table names its columns, scrolls by itself and can be reached by keyboard', () => {
  expect(htmlOf('| Co | Ile |\n|---|---:|\n| *a* | 2 |')).toBe(
    '<section aria-label="Tabela 1" tabindex="0"><table><thead><tr><th scope="col">Co</th>' +
      '<th scope="col" class="right">Ile</th></tr></thead><tbody><tr><td><em>a</em></td>' +
      '<td class="right">2</td></tr></tbody></table></section>',
  );
});

test('an empty corner of a table is no heading of a column', () => {
  expect(htmlOf('|  | Ile |\n|---|---|\n| a | 2 |')).toContain('<tr><td></td><th scope="col">Ile</th></tr>');
});

test('code keeps its language, if that is one, and its spaces', () => {
  expect(htmlOf('```SQL\nSELECT  "a"\n```')).toBe(
    '<section aria-label="Kod 1" tabindex="0"><pre><code class="language-sql" data-runs="sql">SELECT  &quot;a&quot;</code></pre></section>',
  );
  expect(htmlOf('```" onclick="x\nb\n```')).toContain('<pre><code>b</code></pre>');
});

test.each([
  [
    'Wpis **Hier fehlt ein Karton.** teraz',
    '<p>Wpis <strong lang="de">Hier fehlt ein Karton.</strong> teraz</p>',
  ],
  ['**Krótko.**', '<p><strong>Krótko.</strong></p>'],
  [
    '> – Ja, **genau**. (Tak.)',
    '<blockquote>\n<p>– <span lang="de">Ja, <strong lang="de">genau</strong>.</span> (Tak.)</p>\n</blockquote>',
  ],
])('%j in a course of German says what is German', (markdown, html) => {
  expect(renderBlocks(markdown, 'de').join('\n')).toBe(html);
});

test('plain text in a course of English is English, unless it is Polish', () => {
  const html = (text: string) => renderBlocks('```text\n' + text + '\n```', 'en').join('\n');
  expect(html('Hi Ines,')).toContain('<code class="language-text" lang="en">');
  expect(html('Temat: opóźnienie')).toContain('<code class="language-text">');
});

test('code that cannot run by itself says nothing of running', () => {
  expect(htmlOf('```js\ndocument.title;\n```')).toContain('<code class="language-js">document');
});

const STOP = '```stop\nwybierz\nCo?\n- a :: Nie <b>.\n+ --> b\ndlaczego: Tak.\n```\n';

test('a stop is a block of its own that hides in a comment, and each has its number', () => {
  const blocks = renderBlocks(`A\n\n${STOP}\nB\n\n${STOP}`);
  expect(blocks.map((block) => readStopBlock(block)?.number)).toEqual([undefined, 1, undefined, 2]);
  expect(readStopBlock(blocks[1] ?? '')).toMatchObject({
    kind: 'choose',
    question: { options: ['a', '--> b'], right: 1 },
    hints: [{ text: 'Nie <b>.' }],
  });
});

test('a stop that can be asked by nobody is not shown, and takes no number', () => {
  const blocks = renderBlocks(`\`\`\`stop\nwybierz\nCo?\n\`\`\`\n\n${STOP}\nB`);
  expect(blocks.map((block) => readStopBlock(block)?.number)).toEqual([1, undefined]);
});

const SHEET = '```sheet\nZmień `A1`.\n| 3,456 {0} | <b>"x" |\n| =A1*2 | =1/0 |\n| =DZIŚ() | |\n```\n';

test('a sheet is a table that shows what its formulas come to, and keeps what it can be changed by', () => {
  expect(htmlOf(SHEET)).toBe(
    '<section aria-label="Arkusz 1" tabindex="0"><table data-sheet><caption>Zmień A1.</caption>' +
      '<thead><tr><td></td><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody>' +
      '<tr><th scope="row">1</th><td class="right" data-input="3,456" data-pattern="0">3</td>' +
      '<td>&lt;b&gt;&quot;x&quot;</td></tr>' +
      '<tr><th scope="row">2</th><td class="right" data-input="=A1*2">6,912<code>=A1*2</code></td>' +
      '<td class="middle" data-error data-input="=1/0">#DZIEL/0!<code>=1/0</code></td></tr>' +
      '<tr><th scope="row">3</th><td class="middle" data-input="=DZIŚ()"><code>=DZIŚ()</code></td><td></td></tr>' +
      '</tbody></table></section>',
  );
});

test('a sheet without rows is code, so that nothing of it is lost', () => {
  expect(htmlOf('```sheet\n=A1\n```')).toContain('<pre><code class="language-sheet">=A1</code></pre>');
});

test('nothing of a stop is shown before it is whole', () => {
  const writer = createBlockWriter();
  const shown = STOP.split(/(?<=\n)/).flatMap((line) => writer.write(line));
  expect(shown).toEqual([]);
  expect(writer.write('\nDalej')).toHaveLength(0);
  expect(writer.write('\n').map((block) => readStopBlock(block)?.number)).toEqual([1]);
});

test('tasks are lists with a drawn box', () => {
  expect(htmlOf('- [ ] zrób\n- [x] gotowe')).toBe('<ul>\n<li>☐ zrób</li>\n<li>☑ gotowe</li>\n</ul>');
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['a <img src=x onerror=alert(1)>', '<p>a\u00a0&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['[klik](javascript:alert(1))', '<p>klik</p>'],
  ['[klik](JaVaScRiPt&colon;alert(1))', '<p>klik</p>'],
  ['[klik](data:text/html,x)', '<p>klik</p>'],
  ['[klik](//zle.example)', '<p>klik</p>'],
  ['[klik](/kursy)', '<p>klik</p>'],
  ['[klik](https://a@zle.example)', '<p>klik</p>'],
  ['![Wykres](https://zle.example/a.png)', '<p>Wykres</p>'],
  ['<ja@example.pl>', '<p>ja@example.pl</p>'],
  [
    '[a]: https://zle.example\n\n[a]',
    '<p>[a]: <a href="https://zle.example/" target="_blank" rel="nofollow noopener noreferrer">https://zle.example</a></p>\n<p>[a]</p>',
  ],
])('%j runs nothing and leads nowhere unseen', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(html);
});

test('a link out says by its marks that it is one', () => {
  expect(htmlOf('[GUS](https://stat.gov.pl/?a=1&b=2 "x")')).toBe(
    '<p><a href="https://stat.gov.pl/?a=1&amp;b=2" target="_blank" rel="nofollow noopener noreferrer">GUS</a></p>',
  );
});

const PIECES = [
  '# a',
  '## b\n',
  'tekst',
  ' i ',
  '\n',
  '\n\n',
  '\r\n',
  '- x\n',
  '  - y\n',
  '1. z\n',
  '> q\n',
  '> – **Ja** (Tak)\n',
  '(',
  '```text\n',
  '---\n',
  '===\n',
  '```\n',
  '```js\n',
  '```stop\nCo?\n- a :: <b> -->\n+ b\ndlaczego: c\n',
  '```sheet\n| ="<b>" | a" onclick="x |\n| 1 {0,00} | =1/0 |\n',

  '    kod\n',
  '| a | b |\n',
  '|---|---|\n',
  '| 1 | 2 |\n',
  '**',
  '*',
  '_',
  '`',
  '~~',
  '[',
  '](',
  ')',
  '](https://a.pl)',
  '![x]',

  '(javascript:alert(1))',
  '<script>',
  '</script>',
  '<b onclick="x">',
  '<!--',
  '-->',
  '<https://a.pl>',
  'https://a.pl/"x',
  '&lt;',
  '&',

  '"',
  "'",
  '\\',
  '\t',
  '\u0000',
  '\ud800',
  '\u202e',
  '- [ ] t\n',
  '[r]: https://a.pl\n',
  '[r]',
  '<details>\n',
  '😀',
  '$',
  '$&',
];
const hostile = array(oneof({ weight: 8, arbitrary: constantFrom(...PIECES) }, string({ unit: 'binary' })), {
  maxLength: 60,
});

// The whole grammar of what may come out: these tags with these attributes, each closed, and the comment that holds a stop; all else is
// text without < and >.
const TAG =
  /<!--stop (?:(?!--)[^<>])*-->|<(?:(?<open>h[2-4] id="tekst-[^"<>]*"|section aria-label="(?:Tabela|Kod|Arkusz) \d+" tabindex="0"|table data-sheet|caption|td(?: class="(?:right|middle)")?(?: data-error)?(?: data-input="[^"<>]*")?(?: data-pattern="[^"<>]*")?|th scope="row"|code class="language-[a-z0-9+#-]+"(?: data-runs="(?:js|sql|html)")?(?: lang="de")?|ol start="\d+"|th scope="col"(?: class="right")?|td class="right"|a href="https?:[^"<>\s]*" target="_blank" rel="nofollow noopener noreferrer"|(?:strong|span) lang="de"|p|ul|ol|li|blockquote|em|strong|del|code|pre|table|thead|tbody|tr|th|td)|(?<lone>br|hr)|\/(?<close>\w+))>/g;

function nestingOf(html: string): string[] {
  const open: string[] = [];
  const text = html.replaceAll(TAG, (...match) => {
    const { open: start, close } = match.at(-1) as { open?: string; close?: string };
    if (start !== undefined) open.push(start.split(' ')[0] ?? '');
    if (close !== undefined) expect(open.pop()).toBe(close);
    return '';
  });
  expect(text).not.toMatch(/[<>]/);
  return open;
}

test('whatever is written, only our own tags come out, each block closed in itself', () => {
  assert(
    property(hostile, (pieces) => {
      for (const block of renderBlocks(pieces.join(''), 'de')) expect(nestingOf(block)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('a growing text shows finished blocks only, and in the end the same as the whole', () => {
  assert(
    property(hostile, (pieces) => {
      const writer = createBlockWriter();
      const grown = [...pieces.flatMap((piece) => writer.write(piece)), ...writer.end()];
      expect(grown).toEqual(renderBlocks(pieces.join('')));
    }),
    { numRuns: 2_000 },
  );
});

test('a list whose mark stands before a tab stays one when its text is underlined', () => {
  const pieces = ['[r]: https://a.pl\n', '*\t- x\n', '===\n'];
  const writer = createBlockWriter();
  const grown = [...pieces.flatMap((piece) => writer.write(piece)), ...writer.end()];
  expect(grown).toEqual(renderBlocks(pieces.join('')));
});

test('a paragraph comes with its empty line, a heading with its end, a list when something else begins', () => {
  const writer = createBlockWriter();
  expect(writer.write('## Tytuł')).toEqual([]);
  expect(writer.write('\nAkapit')).toEqual(['<h2 id="tekst-tytul">Tytuł</h2>']);
  expect(writer.write('.\n')).toEqual([]);
  expect(writer.write('\n- jeden\n\n')).toEqual(['<p>Akapit.</p>']);
  expect(writer.write('- dwa\n\n')).toEqual([]);
  expect(writer.write('Dalej\n')).toEqual(['<ul>\n<li><p>jeden</p>\n</li>\n<li><p>dwa</p>\n</li>\n</ul>']);
  expect(writer.end()).toEqual(['<p>Dalej</p>']);
});

const MANY = 40_000;

test.each([
  '>',
  '> ',
  '- ',
  '1. ',
  '*a',
  '_a',
  '**_a',
  '**a ',
  '[',
  '[a](',
  '![',
  '`a',
  '<a ',
  '|',
  '~~a ',
  '\\',
  '\t',
  'a\n=',
  'http://a',
  '# a\n',
  'a\n===\n',
])('%j forty thousand characters long is a text like any other', (piece) => {
  for (const block of renderBlocks(piece.repeat(MANY / piece.length))) expect(nestingOf(block)).toEqual([]);
});

test.each(['- punkt\n', 'wiersz\n', '| a |\n', '> cytat\n'])(
  '%j without an end is not read anew with every line of it',
  (line) => {
    const read = vi.spyOn(Marked.prototype, 'lexer');
    const writer = createBlockWriter();
    for (let written = 0; written < MANY; written += line.length) writer.write(line);
    const characters = read.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    read.mockRestore();
    expect(characters).toBeGreaterThan(0);
    expect(characters).toBeLessThan(20 * MANY);
  },
);

test('a million characters are cut, and the reader is told', () => {
  const blocks = renderBlocks('akapit\n\n'.repeat(125_000));
  expect(blocks).toHaveLength(MAX_MARKDOWN_LENGTH / 8 + 1);
  expect(blocks.at(-1)).toBe(CUT_BLOCK);
  expect(renderBlocks('a'.repeat(MAX_MARKDOWN_LENGTH))).toHaveLength(1);
  expect(renderBlocks('a'.repeat(MAX_MARKDOWN_LENGTH + 1))).toHaveLength(2);
});
