import { expect, test } from 'vitest';
import { setLetter } from './set-letter.ts';

const letter = {
  kind: 'new-device',
  subject: 'Temat <b>',
  preview: 'Podgląd',
  heading: 'Nagłówek & reszta',
  paragraphs: ['Idziemy w góry.', '<script>alert("x")</script>'],
  facts: [{ label: 'Urządzenie', value: '"Firefox" <1>' }],
  button: { label: 'Dalej', url: 'https://szlak.example/a?b=1&c="2"' },
  otherLink: { label: 'Obok', url: 'https://szlak.example/obok' },
  notes: ['Drobny druk.'],
} as const;

const message = setLetter({
  ...letter,
  paragraphs: [...letter.paragraphs],
  facts: [...letter.facts],
  notes: [...letter.notes],
});

test('both parts carry every word and both links', () => {
  for (const words of [
    'Firefox',
    'Drobny',
    'Obok',
    'https://szlak.example/obok',
    'Szlak, doradca kariery AI',
  ]) {
    expect(message.text).toContain(words);
    expect(message.html).toContain(words);
  }
  expect(message.text).toContain('Dalej:\nhttps://szlak.example/a?b=1&c="2"\n');
  expect(message.html).toContain('href="https://szlak.example/a?b=1&amp;c=&quot;2&quot;"');
});

test('nothing in a text becomes markup', () => {
  expect(message.html).not.toContain('<script');
  expect(message.html).toContain('&lt;script&gt;');
  expect(message.html).toContain('<title>Temat &lt;b&gt;</title>');
  expect(message.html).toContain('&quot;Firefox&quot; &lt;1&gt;');
});

test('one-letter words are tied in the HTML', () => {
  expect(message.html).toContain('Idziemy w\u00a0góry.');
});

test('nothing is loaded from elsewhere', () => {
  expect(message.html).not.toMatch(/<img|<link|src=|url\(|@import/);
});

test('parts that a letter has not leave no traces', () => {
  const { text, html } = setLetter({
    kind: 'purchase',
    subject: 'S',
    preview: 'P',
    heading: 'H',
    paragraphs: ['A'],
  });
  expect(text).toBe('H\n\nA\n\n--\nSzlak, doradca kariery AI\nTa wiadomość została wysłana automatycznie.\n');
  expect(html).not.toMatch(/undefined|href=/);
});

test('no serif stands in for the heading family, and the dark theme has every colour of the light one', () => {
  expect(message.html).not.toMatch(/Georgia|Times|(?<!sans-)serif/);
  for (const name of ['paper', 'card', 'ink', 'soft', 'rule', 'action', 'action-ink', 'link', 'trail'])
    expect(message.html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
  const dark = /@media \(prefers-color-scheme: dark\) \{[\s\S]*?\n\}/.exec(message.html)?.[0] ?? '';
  for (const rule of dark.match(/\{ [^}]+ \}/g) ?? [])
    for (const one of rule
      .slice(2, -2)
      .split(';')
      .filter((part) => part.trim() !== ''))
      expect(one).toContain('!important');
});
