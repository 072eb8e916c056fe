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
