// Outlines of what a picture is drawn of: smooth ridges, their ribbons, rings and discs.
import type { Contour } from './coverage.ts';

type Place = readonly [x: number, y: number];

const PIECES_OF_A_SLOPE = 24;
const PIECES_OF_A_RING = 96;

/** A line through the places, level at each of them and as smooth as a hill in between. */
export function ridge(places: readonly Place[]): Place[] {
  return places.flatMap(([x, y], index): Place[] => {
    const next = places[index + 1];
    if (next === undefined) return [[x, y]];
    return Array.from({ length: PIECES_OF_A_SLOPE }, (_, piece) => {
      const part = piece / PIECES_OF_A_SLOPE;
      // A cubic with its handles halfway: both ends level.
      const along = 1.5 * part * (1 - part) + part ** 3;
      const up = part * part * (3 - 2 * part);
      return [x + (next[0] - x) * along, y + (next[1] - y) * up];
    });
  });
}

/** What lies under a line, down to `bottom`. */
export function under(line: readonly Place[], bottom: number): Contour {
  const [firstX = 0] = line[0] ?? [];
  const [lastX = 0] = line.at(-1) ?? [];
  return [...line.flat(), lastX, bottom, firstX, bottom];
}

/** A line drawn `width` thick. */
export function ribbon(line: readonly Place[], width: number): Contour {
  const sides = line.map(([x, y], index) => {
    const [beforeX, beforeY] = line[index - 1] ?? [x, y];
    const [afterX, afterY] = line[index + 1] ?? [x, y];
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const [acrossX, acrossY] = [(beforeY - afterY) / length, (afterX - beforeX) / length];
    return { x, y, acrossX: (acrossX * width) / 2, acrossY: (acrossY * width) / 2 };
  });
  return [
    ...sides.flatMap(({ x, y, acrossX, acrossY }) => [x + acrossX, y + acrossY]),
    ...sides.toReversed().flatMap(({ x, y, acrossX, acrossY }) => [x - acrossX, y - acrossY]),
  ];
}

export function disc(x: number, y: number, radius: number): Contour {
  return oval(x, y, radius, radius);
}

/** An ellipse's line, `width` thick: the inner edge runs back. */
export function ring(x: number, y: number, radiusX: number, radiusY: number, width: number): Contour[] {
  const inner = oval(x, y, radiusX - width / 2, radiusY - width / 2);
  const places = Array.from({ length: inner.length / 2 }, (_, at) => inner.slice(2 * at, 2 * at + 2));
  return [oval(x, y, radiusX + width / 2, radiusY + width / 2), places.toReversed().flat()];
}

function oval(x: number, y: number, radiusX: number, radiusY: number): Contour {
  return Array.from({ length: PIECES_OF_A_RING }, (_, piece) => {
    const angle = (2 * Math.PI * piece) / PIECES_OF_A_RING;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  }).flat();
}
