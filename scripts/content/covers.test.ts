import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DAY, NIGHT, DRAWINGS, painted, readCover } from './covers.ts';
import { readCourses } from './modules.ts';

const ids = (await readCourses('content/courses')).map(({ id }) => id);

const drawn = (paints: typeof DAY) =>
  Promise.all(ids.map(async (id) => painted(await readCover(id), paints)));

test('each course has a drawing of its own, and no drawing is left over', async () => {
  expect(globSync('*.svg', { cwd: DRAWINGS }).toSorted()).toEqual(ids.map((id) => `${id}.svg`).toSorted());
  expect(new Set(await drawn(DAY)).size).toBe(ids.length);
});

test('no letter is stretched: they are outlines, and both ways grow by one factor', async () => {
  for (const drawing of await drawn(DAY)) {
    expect(drawing).not.toMatch(/<text|textLength|lengthAdjust/);
    expect(drawing).not.toMatch(/scale\([\d.]+[ ,]/);
  }
});

describe.each([
  ['by day', DAY],
  ['by night', NIGHT],
] as const)('%s', (_, paints) => {
  test('every paint is known, and a picture is light to fetch', async () => {
    for (const drawing of await drawn(paints)) {
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

test('a course without a drawing stops the build with its name', async () => {
  await expect(readCover('nowy-kurs')).rejects.toThrow('nowy-kurs');
});
