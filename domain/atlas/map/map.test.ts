import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { advertName } from '../../advice/public-facts.ts';
import { FIELD_NAMES, fieldOf, FIELDS } from '../fields.ts';
import { HEIGHTS, contoursOf, mapSheet } from './sheet.ts';
import { CENTRES, PLANE, type Point } from './geography.ts';
import { MIN_DISTANCE, placesOf } from './layout.ts';
import { boxOf, linesOf, massifBox, massifLines, NEARNESS, type Box } from './names.ts';

const careers = await readCareers();
const places = placesOf(careers);

function apart([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

function nearestOthers(all: ReadonlyMap<string, Point>): number[] {
  const entries = [...all];
  return entries.map(([id, place]) =>
    Math.min(...entries.flatMap(([other, otherPlace]) => (other === id ? [] : [apart(place, otherPlace)]))),
  );
}

describe('places', () => {
  test('everybody has one on the plane, in whole numbers', () => {
    expect(places.size).toBe(careers.occupations.length);
    for (const place of places.values())
      for (const value of place)
        expect([Number.isInteger(value), value > 0, value < PLANE]).toEqual([true, true, true]);
  });

  test('the same tables give the same map, in whatever order they stand', () => {
    const turned = placesOf({ ...careers, occupations: careers.occupations.toReversed() });
    for (const [id, place] of places) expect(apart(turned.get(id) ?? [0, 0], place), id).toBeLessThan(2);
    expect(placesOf(careers)).toEqual(places);
  });

  test('no two dots lie on one another', () => {
    expect(Math.min(...nearestOthers(places))).toBeGreaterThanOrEqual(MIN_DISTANCE);
  });

  test.each(['spawacz', 'lekarz', 'sprzedawca', 'programista', 'pakowacz', 'adwokat'])(
    'with %s added the others stay where they were',
    (id) => {
      const before = placesOf({
        ...careers,
        occupations: careers.occupations.filter((occupation) => occupation.id !== id),
      });
      const ways = [...before].map(([other, place]) => apart(place, places.get(other) ?? [0, 0]));
      ways.sort((one, other) => one - other);
      expect(ways[Math.floor(ways.length * 0.5)]).toBeLessThanOrEqual(1);
      expect(ways[Math.floor(ways.length * 0.9)]).toBeLessThanOrEqual(20);
      // Two dots' distance: the person who made room for it.
      expect(ways.at(-1)).toBeLessThanOrEqual(2 * 28);
    },
  );

  test('a step leads to somewhere nearer than chance, and most occupations lie in their own massif', () => {
    const steps = Object.entries(careers.moves).flatMap(([id, kinds]) =>
      Object.values(kinds ?? {}).flatMap((others) => others.map((other) => [id, other] as const)),
    );
    const placeOf = (id: string) => places.get(id) ?? [0, 0];
    const median = (values: number[]) =>
      values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
    const ids = [...places.keys()];
    const chance = median(
      ids.map((id, number) => apart(placeOf(id), placeOf(ids[(number * 7 + 250) % ids.length] ?? ''))),
    );
    expect(median(steps.map(([id, other]) => apart(placeOf(id), placeOf(other))))).toBeLessThan(chance / 4);
    const own = careers.occupations.filter((occupation) => {
      const distances = FIELDS.map((field) => ({
        field,
        way: apart(CENTRES[field], placeOf(occupation.id)),
      }));
      return distances.toSorted((one, other) => one.way - other.way)[0]?.field === fieldOf(occupation);
    });
    expect(own.length / careers.occupations.length).toBeGreaterThan(0.75);
  });
});

test('the page tells no lie of west and east: there is more with things, here more with people', () => {
  const byPlace = careers.occupations.toSorted(
    (one, other) => (places.get(one.id)?.[0] ?? 0) - (places.get(other.id)?.[0] ?? 0),
  );
  const third = Math.floor(byPlace.length / 3);
  const mean = (letter: 'R' | 'S', of: typeof byPlace) =>
    of.reduce((sum, { riasec }) => sum + riasec[letter], 0) / of.length;
  const [west, middle, east] = [byPlace.slice(0, third), byPlace.slice(third, -third), byPlace.slice(-third)];
  expect([west, middle, east].map((part) => mean('R', part))).toEqual(
    [west, middle, east].map((part) => mean('R', part)).toSorted((one, other) => other - one),
  );
  expect([west, middle, east].map((part) => mean('S', part))).toEqual(
    [west, middle, east].map((part) => mean('S', part)).toSorted((one, other) => one - other),
  );
});

describe('names', () => {
  const sheet = mapSheet(careers);
  const massifs = FIELDS.map((field) => ({
    id: field as string,
    place: CENTRES[field],
    box: massifBox(massifLines(FIELD_NAMES[field])),
  }));

  test.each(NEARNESS.map((nearness, level) => [level, nearness] as const))(
    'on level %i, at %f px a unit, no two that are seen lie on one another',
    (level, nearness) => {
      const names = careers.occupations.flatMap((occupation) => {
        const [x, y, from, side] = sheet.places[occupation.id] ?? [0, 0, Infinity, 'r'];
        return from > level
          ? []
          : [
              {
                id: occupation.id,
                place: [x, y] as const,
                box: boxOf(linesOf(advertName(occupation)), side),
              },
            ];
      });
      const seen = [...names, ...(level === 0 ? [] : massifs)];
      for (const [number, one] of seen.entries())
        for (const other of seen.slice(number + 1))
          expect(isClear(one, other, nearness), `${one.id}, ${other.id}`).toBe(true);
    },
  );

  test('come level by level, until nearly all are there', () => {
    const levels = Object.values(sheet.places).map((place) => place?.[2] ?? Infinity);
    const counts = NEARNESS.map((_, level) => levels.filter((one) => one <= level).length);
    expect(counts[0]).toBeGreaterThanOrEqual(15);
    expect(counts[0]).toBeLessThanOrEqual(40);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.at(-1)).toBeGreaterThanOrEqual(careers.occupations.length - 3);
  });

  test('from afar, where massifs have their first line alone, those lie apart, too', () => {
    const first = FIELDS.map((field) => ({
      place: CENTRES[field],
      box: massifBox(massifLines(FIELD_NAMES[field]).slice(0, 1), 11.5),
    }));
    for (const [number, one] of first.entries())
      for (const other of first.slice(number + 1))
        expect(isClear(one, other, 0.326), `${FIELDS[number]}`).toBe(true);
  });

  test.each([
    ['Lekarz / lekarka', ['Lekarz\u00a0/ lekarka']],
    ['Monter / monterka wykończeń wnętrz', ['Monter\u00a0/ monterka', 'wykończeń wnętrz']],
    ['Pielęgniarka / pielęgniarz', ['Pielęgniarka\u00a0/', 'pielęgniarz']],
  ])('%s is broken as %j', (name, lines) => expect(linesOf(name)).toEqual(lines));
});

type Boxed = { place: Point; box: Box };

function isClear(
  { place: [x, y], box }: Boxed,
  { place: [otherX, otherY], box: other }: Boxed,
  nearness: number,
) {
  const [dx, dy] = [(otherX - x) * nearness, (otherY - y) * nearness];
  return (
    box.right <= other.left + dx ||
    other.right + dx <= box.left ||
    box.bottom <= other.top + dy ||
    other.bottom + dy <= box.top
  );
}

describe('ground', () => {
  test('one hill has a ring at each height, each within the one below it', () => {
    const paths = contoursOf([[500, 500]]);
    expect(paths).toHaveLength(HEIGHTS.length);
    const widths = paths.map((path) => {
      expect(path.match(/M/g)).toHaveLength(1);
      expect(path).toMatch(/^M-?\d+ -?\d+q[-\d ]+z$/);
      return 500 - Number(/^M(\d+)/.exec(path)?.[1]);
    });
    expect(Math.abs(widths[0] ?? 0)).toBeLessThan(100);
  });

  test('two hills far from one another are two massifs', () => {
    expect(
      contoursOf([
        [250, 500],
        [750, 500],
      ]).map((path) => path.match(/M/g)?.length),
    ).toEqual(HEIGHTS.map(() => 2));
  });
});
