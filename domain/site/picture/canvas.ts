// A picture of at most 256 colours, as PNG stores it: a byte a pixel, and before each row a byte that says 'as it is'. Colours enter the
// palette when they are first needed; edges mix in 16 steps, so that shapes of a few colours never fill it, and colours that nobody can tell apart are one.
import { coverageOf, type Contour } from './coverage.ts';

export type Canvas = {
  width: number;
  height: number;
  /** Rows of `width` + 1 bytes. */
  rows: Uint8Array<ArrayBuffer>;
  /** 0xRRGGBB. */
  palette: number[];
};

const MAX_COLOURS = 256;
const STEPS = 16;
const HALF_A_STEP = 0.5 / STEPS;
const ALMOST_ALL = 1 - HALF_A_STEP;
/** Two colours this near (the sum of squares) are one to the eye. */
const UNSEEN = 12;

/** `ground`: '#rrggbb', as all colours here. */
export function createCanvas(width: number, height: number, ground: string): Canvas {
  return { width, height, rows: new Uint8Array((width + 1) * height), palette: [rgbOf(ground)] };
}

export function paint(canvas: Canvas, contours: readonly Contour[], colour: string): void {
  const coverage = coverageOf(contours);
  if (coverage === null) return;
  const { rows, width: canvasWidth, height: canvasHeight } = canvas;
  const { left, top, width, height, steps } = coverage;
  const solid = placeOf(canvas.palette, rgbOf(colour));
  const mixed = mixer(canvas, rgbOf(colour));
  const lastRow = Math.min(height, canvasHeight - top);
  const firstColumn = Math.max(0, -left);
  const lastColumn = Math.min(width, canvasWidth - left);
  for (let row = Math.max(0, -top); row < lastRow; row++) {
    const from = row * (width + 2);
    const to = (top + row) * (canvasWidth + 1) + 1 + left;
    let sum = 0;
    for (let column = 0; column < firstColumn; column++) sum += steps[from + column] ?? 0;
    for (let column = firstColumn; column < lastColumn; column++) {
      sum += steps[from + column] ?? 0;
      const covered = sum < 0 ? -sum : sum;
      if (covered < HALF_A_STEP) continue;
      const at = to + column;
      if (covered > ALMOST_ALL) rows[at] = solid;
      else rows[at] = mixed(rows[at] ?? 0, Math.round(covered * STEPS));
    }
  }
}

/** Everything from a row down. */
export function paintBelow({ rows, palette, width }: Canvas, row: number, colour: string): void {
  const solid = placeOf(palette, rgbOf(colour));
  for (let at = row * (width + 1); at < rows.length; at += width + 1)
    rows.fill(solid, at + 1, at + width + 1);
}

export function rectangle(x: number, y: number, width: number, height: number): Contour {
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

/** The place in the palette of `ink` laid over another place's colour, each worked out once. */
function mixer(canvas: Canvas, ink: number): (ground: number, amount: number) => number {
  const known = new Int16Array(MAX_COLOURS * (STEPS + 1)).fill(-1);
  return (ground, amount) => {
    const at = ground * (STEPS + 1) + amount;
    const found = known[at] ?? -1;
    if (found !== -1) return found;
    const place = placeOf(canvas.palette, mix(canvas.palette[ground] ?? 0, ink, amount / STEPS));
    known[at] = place;
    return place;
  };
}

function placeOf(palette: number[], colour: number): number {
  const distances = palette.map((other) => distance(other, colour));
  const least = Math.min(...distances);
  if (least > UNSEEN && palette.length < MAX_COLOURS) return palette.push(colour) - 1;
  return distances.indexOf(least);
}

const SHIFTS = [16, 8, 0];

function mix(ground: number, ink: number, share: number): number {
  return SHIFTS.reduce((sum, shift) => {
    const one = (ground >> shift) & 255;
    const other = (ink >> shift) & 255;
    return sum + (Math.round(one + (other - one) * share) << shift);
  }, 0);
}

function distance(one: number, other: number): number {
  return SHIFTS.reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
}

function rgbOf(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}

// Outlines of what a picture is drawn of: smooth ridges, their ribbons, rings and discs.
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
