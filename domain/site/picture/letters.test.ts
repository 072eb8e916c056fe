import { expect, test } from 'vitest';
import { pictureKit } from '#tests/support/pictures/kit.ts';
import { hasGlyphsFor, linesOf, outlinesOf, widthOf } from './letters.ts';

const { heading, text } = pictureKit();
const POLISH = 'Zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ 0123456789 „–” ’ · × ( ) / : ,';

test.each([heading, text])(
  'both faces write Polish, and every letter but the blank has an outline',
  (face) => {
    expect(hasGlyphsFor(face, POLISH)).toBe(true);
    expect(hasGlyphsFor(face, 'Ж')).toBe(false);
    for (const letter of POLISH.replaceAll(' ', ''))
      expect(outlinesOf(face, letter, 40, 0, 0).length, letter).toBeGreaterThan(0);
  },
);

test('pairs are kerned', () => {
  const apart = widthOf(heading, 'A', 1000) + widthOf(heading, 'V', 1000);
  expect(widthOf(heading, 'AV', 1000)).toBeLessThan(apart);
});

test('a hard space is as wide as a blank and is no place to break', () => {
  expect(widthOf(text, 'a\u00a0b', 40)).toBe(widthOf(text, 'a b', 40));
  expect(linesOf(text, 'praca z\u00a0ludźmi', 40, 10)).toEqual(['praca', 'z\u00a0ludźmi']);
});

test('lines are as few as fit, and even', () => {
  const name = 'nauczyciel wychowania fizycznego i\u00a0sportu';
  const width = widthOf(heading, name, 60) - 1;
  const lines = linesOf(heading, name, 60, width);
  expect(lines).toHaveLength(2);
  const [first = 0, second = 0] = lines.map((line) => widthOf(heading, line, 60));
  expect(Math.abs(first - second)).toBeLessThan(width / 3);
  expect(linesOf(heading, name, 60, width + 2)).toEqual([name]);
});
