// Words as outlines of the heading family, for drawings that bring no font of their own: wherever a cover is shown, its words look as
// they do on the page, and nothing stretches them. The letters are those of public/dane/obrazek.json (letters.ts).
import { readFile } from 'node:fs/promises';
import type { PictureKit } from '#domain/picture/kit.ts';
import { canWrite, widthOf, type Face } from '#domain/picture/letters.ts';

export async function headingFace(): Promise<Face> {
  const kit: PictureKit = JSON.parse(await readFile('public/dane/obrazek.json', 'utf8'));
  return kit.heading;
}

/** An SVG path. `x` is its left end, `y` its line, `size` the em. */
export function setWord(face: Face, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  if (!canWrite(face, text)) throw new Error(`The heading family can't write „${text}”.`);
  const scale = size / face.unitsPerEm;
  return [...text]
    .map((letter, place) => {
      const [advance, outline] = face.letters[letter] ?? [0, ''];
      const left = x + widthOf(face, text.slice(0, place + letter.length), size) - advance * scale;
      return placed(outline, left, y, scale);
    })
    .join('');
}

// The same factor both ways: a letter is never wider or narrower than it was drawn. A font counts y upwards.
function placed(outline: string, x: number, y: number, scale: number): string {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return outline.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const values = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    // Every command of a font's outline takes pairs.
    return (
      command +
      values
        .map((value, index) => (index % 2 === 0 ? rounded(x + value * scale) : rounded(y - value * scale)))
        .join(' ')
    );
  });
}
