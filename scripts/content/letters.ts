// public/dane/obrazek.json: what pictures are drawn with on the server (domain/site/picture), that is letters of our two families as outlines
// with their kerning, and the light theme's colours. Cut again only when a family or what is asked of it has changed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { blazePaint, lightColours } from '#app/styles/tokens.ts';
import type { Face } from '#domain/site/picture/letters.ts';
import type { PictureKit } from '#domain/site/picture/kit.ts';
import { writeChanged } from './modules.ts';

const TARGET = 'public/dane/obrazek.json';
const CUT_FROM = 'content/compiled/letters.json';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
// The names that people type may be Czech, German or French, too.
const EUROPEAN = Array.from({ length: 0x17f - 0xbf }, (_, index) => String.fromCodePoint(0xc0 + index)).join(
  '',
);
const SIGNS = '„”“’–—…·•×';
const LETTERS = `${ASCII}${EUROPEAN}${SIGNS}`;
const KERNED = new Set(`${ASCII}ąćęłńóśźżĄĆĘŁŃÓŚŹŻ${SIGNS}`);

const FAMILIES = {
  heading: { source: 'bricolage-grotesque', weight: 700 },
  text: { source: 'source-sans-3', weight: 500 },
} as const;

type Family = (typeof FAMILIES)[keyof typeof FAMILIES];

/** Outlines are kept in parts of 1000: a tenth of a pixel at the largest size. */
const UNITS_PER_EM = 1000;
const MIN_KERN = 4;

export async function writePictureKit(): Promise<void> {
  const colours = coloursOf();
  const files = Object.values(FAMILIES).flatMap((family) => [
    partOf(family, 'latin'),
    partOf(family, 'latin-ext'),
  ]);
  const hash = createHash('sha256').update(
    JSON.stringify([FAMILIES, LETTERS, [...KERNED], UNITS_PER_EM, MIN_KERN, colours]),
  );
  for (const file of files) hash.update(await readFile(file));
  const cutFrom = JSON.stringify(hash.digest('hex'));
  const present = await readFile(CUT_FROM, 'utf8').catch(() => null);
  if (present === cutFrom && existsSync(TARGET)) return;
  const kit: PictureKit = {
    colours,
    heading: await faceOf(FAMILIES.heading),
    text: await faceOf(FAMILIES.text),
  };
  await writeChanged(TARGET, JSON.stringify(kit));
  await writeChanged(CUT_FROM, cutFrom);
}

function coloursOf(): PictureKit['colours'] {
  const { paper, ink, inkSoft, line, lineStrong, sunken } = lightColours;
  return { paper, ink, inkSoft, line, lineStrong, hill: sunken, paint: blazePaint };
}

/** Each family comes in files of its own for plain Latin and for the rest of Europe. */
function partOf({ source }: Family, part: 'latin' | 'latin-ext'): string {
  return `node_modules/@fontsource-variable/${source}/files/${source}-${part}-wght-normal.woff2`;
}

async function faceOf(family: Family): Promise<Face> {
  const [plain, european] = await Promise.all([
    cut(partOf(family, 'latin'), family),
    cut(partOf(family, 'latin-ext'), family),
  ]);
  return merged(plain, european);
}

function merged(one: Face, other: Face): Face {
  return {
    unitsPerEm: UNITS_PER_EM,
    capHeight: one.capHeight,
    // Where both files have a letter the first one stands, since its kerning is with the common letters.
    letters: { ...other.letters, ...one.letters },
    kerns: { ...other.kerns, ...one.kerns },
  };
}

async function cut(file: string, { weight }: Family): Promise<Face> {
  // Both are large and needed only now.
  const [{ default: subsetFont }, harfbuzz] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
  ]);
  const sfnt = await subsetFont(await readFile(file), LETTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt)));
  font.setScale(UNITS_PER_EM, UNITS_PER_EM);
  const letters = Object.fromEntries(
    [...LETTERS].flatMap((letter) => {
      const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
      if (glyph === undefined) return [];
      return [[letter, [font.glyphHAdvance(glyph), rounded(font.glyphToPath(glyph))] as const] as const];
    }),
  );
  const advance = (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer, [new harfbuzz.Feature('liga', 0)]);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  };
  const alone = new Map(
    Object.keys(letters)
      .filter((letter) => KERNED.has(letter))
      .map((letter) => [letter, advance(letter)]),
  );
  const kerns: [string, number][] = [];
  for (const [one, oneWidth] of alone) {
    for (const [other, otherWidth] of alone) {
      const kern = advance(one + other) - oneWidth - otherWidth;
      if (Math.abs(kern) >= MIN_KERN) kerns.push([one + other, kern]);
    }
  }
  const top = font.glyphExtents(font.nominalGlyph(0x48) ?? 0)?.yBearing ?? 0;
  return { unitsPerEm: UNITS_PER_EM, capHeight: top, letters, kerns: Object.fromEntries(kerns) };
}

function rounded(path: string): string {
  return path.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
