// Letters as outlines and their measures (public/dane/litery.json, cut from our fonts by scripts/content/letters.ts), set into lines.
import type { Contour } from './coverage.ts';

export type Face = {
  /** All measures below are in parts of it. */
  unitsPerEm: number;
  capHeight: number;
  /** A letter's width and its outline, an SVG path of M, L, Q and Z; y upwards. */
  letters: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  /** What two letters beside each other move together (below 0) or apart. */
  kerns: Readonly<Record<string, number>>;
};

const FALLBACK = '?';
const PIECES_OF_A_CURVE = 6;

/** In pixels. */
export function widthOf(face: Face, text: string, size: number): number {
  return placed(face, text).width * (size / face.unitsPerEm);
}

/** The outlines of a line of text that begins at `x` on its baseline `y`. */
export function outlinesOf(face: Face, text: string, size: number, x: number, y: number): Contour[] {
  const scale = size / face.unitsPerEm;
  return placed(face, text).letters.flatMap(({ letter, at }) =>
    contoursOf(face, letter).map((contour) =>
      contour.map((value, index) => (index % 2 === 0 ? x + (at + value) * scale : y - value * scale)),
    ),
  );
}

/** Whether the face has every letter of a text. */
export function hasGlyphsFor(face: Face, text: string): boolean {
  return [...text].every((letter) => letter === '\u00a0' || Object.hasOwn(face.letters, letter));
}

/**
 * The text in as few lines as fit `width`, and these as even as can be. A word that is wider stands alone, so a caller looks at the
 * result's width.
 */
export function linesOf(face: Face, text: string, size: number, width: number): string[] {
  const words = text.split(' ');
  const widths = words.map((word) => widthOf(face, word, size));
  const blank = widthOf(face, ' ', size);
  const broken = breakAt(words, widths, blank, width);
  let [least, most] = [0, width];
  while (most - least > 1) {
    const middle = (least + most) / 2;
    if (breakAt(words, widths, blank, middle).length > broken.length) least = middle;
    else most = middle;
  }
  return breakAt(words, widths, blank, most);
}

function breakAt(
  words: readonly string[],
  widths: readonly number[],
  blank: number,
  width: number,
): string[] {
  const lines: string[][] = [];
  let used = Infinity;
  words.forEach((word, index) => {
    const own = widths[index] ?? 0;
    if (used + blank + own <= width) {
      lines.at(-1)?.push(word);
      used += blank + own;
      return;
    }
    lines.push([word]);
    used = own;
  });
  return lines.map((line) => line.join(' '));
}

function placed(face: Face, text: string) {
  const letters: { letter: string; at: number }[] = [];
  let width = 0;
  let before = '';
  for (const written of text.replaceAll('\u00a0', ' ')) {
    const letter = Object.hasOwn(face.letters, written) ? written : FALLBACK;
    width += face.kerns[before + letter] ?? 0;
    letters.push({ letter, at: width });
    width += face.letters[letter]?.[0] ?? 0;
    before = letter;
  }
  return { letters, width };
}

const drawn = new WeakMap<Face, Map<string, Contour[]>>();

/** A letter's outline with its curves as short lines, worked out once. */
function contoursOf(face: Face, letter: string): Contour[] {
  const known = drawn.get(face) ?? new Map<string, Contour[]>();
  drawn.set(face, known);
  const found = known.get(letter);
  if (found !== undefined) return found;
  const contours = flattened(face.letters[letter]?.[1] ?? '');
  known.set(letter, contours);
  return contours;
}

function flattened(outline: string): Contour[] {
  const contours: number[][] = [];
  for (const [, command = '', numbers = ''] of outline.matchAll(/([MLQ])([^MLQZ]*)/g)) {
    const values = numbers.split(/[ ,]/).map(Number);
    if (command === 'M') contours.push([]);
    const contour = contours.at(-1) ?? [];
    if (command === 'Q') contour.push(...curve(contour.at(-2) ?? 0, contour.at(-1) ?? 0, values));
    else contour.push(...values);
  }
  return contours;
}

function curve(
  x: number,
  y: number,
  [handleX = 0, handleY = 0, endX = 0, endY = 0]: readonly number[],
): number[] {
  return Array.from({ length: PIECES_OF_A_CURVE }, (_, piece) => {
    const part = (piece + 1) / PIECES_OF_A_CURVE;
    const rest = 1 - part;
    const at = (from: number, handle: number, to: number) =>
      rest * rest * from + 2 * rest * part * handle + part * part * to;
    return [at(x, handleX, endX), at(y, handleY, endY)];
  }).flat();
}
