import { expect, test } from 'vitest';
import { compileMarkdown, compileToHtml, plainText, parseBars } from './markdown.ts';

const kindsOf = (text: string) => compileMarkdown(text).content.map(({ kind }) => kind);

test('headings of the second level make the list of contents, and equal ones get different ids', () => {
  const { content, contents } = compileMarkdown('## Żółta łódź\n\n### Część\n\n## Żółta łódź\n\n## ?!');
  expect(contents).toEqual([
    { id: 'zolta-lodz', title: 'Żółta łódź' },
    { id: 'zolta-lodz-2', title: 'Żółta łódź' },
    { id: 'czesc-2', title: '?!' },
  ]);
  expect(content).toHaveLength(1);
  expect(content[0]).toMatchObject({ kind: 'text' });
  expect(JSON.stringify(content)).toContain('<h3 id=\\"czesc\\">Część</h3>');
});

test('quotes, notes, figures, tables and places stand as blocks of their own between the text', () => {
  const text = [
    'Akapit.',
    '> Zdanie do zapamiętania.',
    '```info\nUwaga **ważna**.\n```',
    '```bars\ntytul: A\njednostka: %\nzrodlo: [GUS](https://stat.gov.pl)\n- a | 1\n- b | 2\n```',
    '| A | B |\n|---|---|\n| 1 | 2 |',
    '{{cookies}}',
    'Koniec.',
  ].join('\n\n');
  expect(kindsOf(text)).toEqual(['text', 'quote', 'note', 'bars', 'table', 'place', 'text']);
  const { content } = compileMarkdown(text);
  expect(content[2]).toEqual({ kind: 'note', html: '<p>Uwaga <strong>ważna</strong>.</p>\n' });
  expect(content[3]).toMatchObject({
    sourceHtml: '<a href="https://stat.gov.pl" target="_blank" rel="noreferrer">GUS</a>',
  });
  expect(content[4]).toMatchObject({ label: 'Tabela 1' });
  expect(content[5]).toEqual({ kind: 'place', name: 'cookies' });
});

test('a text with sources leads to other sites through them alone, and says which it named, each once', () => {
  const book = { gus: { address: 'https://stat.gov.pl/?a=1&b=2' } };
  const text = 'Za [GUS](zrodlo:gus) i [znów](zrodlo:gus), potem [dalej](/blog).';
  const { content, named } = compileMarkdown(text, book);
  expect(named).toEqual(['gus']);
  expect(JSON.stringify(content)).toContain(
    String.raw`<a href=\"https://stat.gov.pl/?a=1&amp;b=2\" target=\"_blank\" rel=\"noopener\">GUS</a>`,
  );
  expect(() => compileMarkdown('[x](zrodlo:nie-ma)', book)).toThrow('nie-ma');
  expect(() => compileMarkdown('[x](https://stat.gov.pl)', book)).toThrow('no source');
  expect(() => compileMarkdown('[x](zrodlo:gus)')).toThrow('has a link to');
});

test('a place inside a sentence is only text', () => {
  expect(kindsOf('Zobacz {{cookies}} tutaj.')).toEqual(['text']);
});

test('one-letter words, thousands and units are tied; quotes stay', () => {
  expect(compileToHtml('Praca „w domu” za 13 900 zł i [z biura](/blog) przez 3 lata.')).toBe(
    '<p>Praca „w\u00a0domu” za 13\u00a0900\u00a0zł i\u00a0<a href="/blog">z\u00a0biura</a> przez 3\u00a0lata.</p>\n',
  );
});

test('a provision of law stays with its number', () => {
  expect(compileToHtml('Patrz § 10 i art. 6 ust. 1 lit. b, a nie start. 2.')).toBe(
    '<p>Patrz §\u00a010 i\u00a0art.\u00a06 ust.\u00a01 lit.\u00a0b, a\u00a0nie start. 2.</p>\n',
  );
});

test('signs that mean something in HTML are written as text', () => {
  expect(compileToHtml('x < y & c "d"')).toBe('<p>x &lt; y &amp; c &quot;d&quot;</p>\n');
  expect(plainText('<p>a &lt; b &amp; c &quot;d&quot;</p>')).toBe('a < b & c "d"');
});

test.each([
  ['<b>x</b>', 'raw HTML'],
  ['x <img src=x onerror=y>', 'raw HTML'],
  ['![x](/a.png)', 'a picture'],
  ['[x](javascript:alert)', 'a link to javascript:alert'],
  ['[x](http://example.pl)', 'a link to http:'],
  ['[x](//example.pl)', 'a link to //example.pl'],
  ['# Tytuł', 'a heading of level 1'],
  ['```js\nx\n```', 'neither bars nor info'],
])('%j stops the compiler', (text, reason) => {
  expect(() => compileMarkdown(text)).toThrow(reason);
});

test('words are counted without headings’ marks, tags and lone signs', () => {
  expect(compileMarkdown('## Dwa słowa\n\nTrzy – **słowa** [tutaj](/blog).').wordCount).toBe(5);
});

const figure = (rows: string, unit = '%') =>
  `tytul: Praca zdalna\njednostka: ${unit}\nzrodlo: GUS, 2025\n${rows}`;

test('rows become bars with their figures as people read them', () => {
  expect(parseBars(figure('- Tak | 35\n- Nie wiem | 7,5'))).toEqual({
    title: 'Praca zdalna',
    source: 'GUS, 2025',
    rows: [
      { name: 'Tak', value: 35, figure: '35%' },
      { name: 'Nie wiem', value: 7.5, figure: '7,5%' },
    ],
  });
});

test('amounts are grouped and held together with their unit', () => {
  const { rows } = parseBars(figure('- Mediana | 9 650\n- Dziesiąty | 17500', 'zł'));
  expect(rows.map((row) => row.figure)).toEqual(['9\u00a0650\u00a0zł', '17\u00a0500\u00a0zł']);
});

test.each([
  ['tytul: A\nzrodlo: B\n- a | 1\n- b | 2', 'without tytul, jednostka or zrodlo'],
  [figure('- a | 1'), 'fewer than two rows'],
  [figure('- a | 1\n- b | dwa'), 'with the line: - b | dwa'],
])('%j is refused', (text, reason) => {
  expect(() => parseBars(text)).toThrow(reason);
});
