import { describe, expect, test } from 'vitest';
import { SCENES } from '#content/courses/covers/scenes.ts';
import { signWords } from '#domain/courses/sign-words.ts';
import { widthOf } from '#domain/picture/letters.ts';
import { DAY, NIGHT } from './cover-paints.ts';
import { drawCover } from './covers.ts';
import { readCourses } from './courses.ts';
import { headingFace, setWord } from './lettering.ts';

const courses = await readCourses('content/courses');

const face = await headingFace();

const drawn = (paints: typeof DAY) => courses.map((course) => drawCover(course, paints, face));

test('each course has a scene of its own, and no scene is left over', () => {
  expect(Object.keys(SCENES).toSorted()).toEqual(courses.map(({ id }) => id));
  const shapes = courses.map(({ id }) => SCENES[id]?.shapes ?? '');
  expect(new Set(shapes).size).toBe(50);
  // A handful of shapes at least: a drawing and not a sign.
  for (const [place, one] of shapes.entries())
    expect([courses[place]?.id, (one.match(/<(?:path|rect|circle|ellipse)/g) ?? []).length >= 5]).toEqual([
      courses[place]?.id,
      true,
    ]);
});

test('no letter is stretched: they are outlines, and both ways grow by one factor', () => {
  for (const drawing of [...drawn(DAY), ...drawn(NIGHT)]) {
    expect(drawing).not.toMatch(/<text|<letters|textLength|lengthAdjust/);
    expect(drawing).not.toMatch(/scale\([\d.]+[ ,]/);
  }
  const numbersOf = (size: number) =>
    (setWord(face, 'E', { x: 0, y: 0, size }).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [small, large] = [numbersOf(100), numbersOf(200)];
  for (const [place, value] of small.entries()) expect(large[place]).toBeCloseTo(value * 2, 0);
  expect(widthOf(face, 'E', 200)).toBeCloseTo(widthOf(face, 'E', 100) * 2);
});

test('the sign is wide enough for its words, and stays within the picture', () => {
  for (const { title } of courses) expect(widthOf(face, signWords(title), 21)).toBeLessThan(200);
});

describe.each([
  ['by day', DAY],
  ['by night', NIGHT],
] as const)('%s', (_, paints) => {
  test('every paint is known, and a picture is light to fetch', () => {
    for (const drawing of drawn(paints)) {
      expect(drawing).not.toMatch(/"\$|undefined|NaN/);
      expect(drawing.length).toBeLessThan(16_000);
      const colours = drawing.match(/#[0-9a-f]{6}/g) ?? [];
      expect(colours.filter((colour) => !Object.values(paints).includes(colour))).toEqual([]);
    }
  });
});

test('by night nothing that fills a surface is bright', () => {
  const { white: _white, ink: _ink, ...fills } = NIGHT;
  for (const [name, colour] of Object.entries(fills)) {
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = channels.map((one) => one ** 2.2);
    expect([name, 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.4]).toEqual([name, true]);
  }
});

test('a course without a scene stops the build with its name', () => {
  const course = { id: 'nowy-kurs', title: 'Nowy', category: 'AI' as const };
  expect(() => drawCover(course, DAY, face)).toThrow('nowy-kurs');
});
