import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Course } from '../course.ts';
import { isForeign, taughtLanguage, withForeignLines } from './foreign.ts';

test('each course of the category Języki says which language it teaches, and no other does', async () => {
  const folder = new URL('../../../content/courses/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  for (const file of files) {
    const { course } = (await import(new URL(file, folder).href)) as { course: Course };
    expect([course.id, taughtLanguage(course.id) !== null]).toEqual([
      course.id,
      course.category === 'Języki',
    ]);
  }
});

test.each([
  ['Hier fehlt ein Karton.', true],
  ['Könnten Sie mir kurz helfen?', true],
  ['by noon', true],
  ['Krótko.', false],
  ['jak zwykle', false],
  ['Das habe ich nie gesagt.', true],
  ['Anna:', false],
  ['12 × 3', false],
])('%j is foreign: %s', (text, foreign) => expect(isForeign(text)).toBe(foreign));

test('a line of a dialogue is foreign up to its translation', () => {
  expect(withForeignLines('<p>– <strong>Ja</strong>, genau. (Tak, właśnie.)</p>', 'de')).toBe(
    '<p>– <span lang="de"><strong>Ja</strong>, genau.</span> (Tak, właśnie.)</p>',
  );
});

test.each([
  '<p>Uwaga na rodzajnik. (Tak.)</p>',
  '<p>– Guten Morgen.</p>',
  '<p>– Tu brakuje podpisu, więc go nie ma. (Hier.)</p>',
])('%j stays as it is', (html) => expect(withForeignLines(html, 'de')).toBe(html));
