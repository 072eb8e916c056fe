// Every occupation's picture: what is written fits and nothing lies upon anything else; the bytes are a PNG.
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readAtlas } from '#content/atlas.server.ts';
import { pictureKit } from '#tests/support/pictures/kit.ts';
import { cardPicture, occupationPicture } from '../share/words.ts';
import { strengthsOf } from '../share/strengths.ts';
import { LAYOUTS, type PictureShape } from './layout.ts';
import { hasGlyphsFor, widthOf } from './letters.ts';
import { pngOf } from './png.ts';
import { blockOf, drawTrail, labelSize } from './trail-picture.ts';

const kit = pictureKit();
const { atlas } = await readAtlas();
const SHAPES: PictureShape[] = ['wide', 'tall'];

/** Cards come in both shapes, an occupation's preview in one. */
const drawnAs = (shape: PictureShape) => pictures.filter(({ heading }) => shape === 'wide' || heading !== '');

const pictures = atlas.entries.flatMap(({ occupation, payGroup, forecast }) => {
  const strengths = strengthsOf([{ factor: 'preferences', points: 3, evidence: 'ambitious' }], occupation);
  const content = { zawodId: occupation.id, place: 0, strengths, name: null };
  return [
    cardPicture(content, occupation, 'szlak.example'),
    occupationPicture(
      occupation,
      { payGroup, forecast, pay: { period: '2024-10', comparedWith: null } },
      'szlak.example',
    ),
  ];
});

test.each(SHAPES)('all names and lines fit a %s picture, one below another', (shape) => {
  const layout = LAYOUTS[shape];
  expect(drawnAs(shape).length).toBe(shape === 'wide' ? 2 * 499 : 499);
  for (const picture of drawnAs(shape)) {
    const { texts, marks } = blockOf(picture, layout, kit);
    const right = layout.width - layout.margin;
    for (const { text, face, size, x } of texts) {
      expect(hasGlyphsFor(kit[face], text), text).toBe(true);
      expect(x + widthOf(kit[face], text, size), text).toBeLessThanOrEqual(right + 0.5);
    }
    const [name] = texts;
    expect(name?.baseline ?? 0, picture.name).toBeGreaterThan(
      layout.label.baseline + (name?.size ?? 0) * 0.7,
    );
    const rows = [...new Set(texts.map(({ baseline }) => baseline))];
    rows.slice(1).forEach((baseline, index) => {
      const below = texts.find((text) => text.baseline === baseline);
      expect(baseline - (rows[index] ?? 0), picture.name).toBeGreaterThan((below?.size ?? 0) * 0.95);
    });
    // The hill's highest summit, with its stroke and what reaches below a line.
    const top = layout.hill.top - layout.hill.stroke * 1.5;
    expect(Math.max(...rows) + layout.line.size * 0.25, picture.name).toBeLessThan(top);
    expect(marks).toHaveLength(picture.lines.length);
  }
});

test.each(SHAPES)('no line of a %s picture ends with a word of one letter', (shape) => {
  for (const picture of drawnAs(shape))
    for (const { text } of blockOf(picture, LAYOUTS[shape], kit).texts)
      expect(text).not.toMatch(/(?:^|[\s\u00a0])[aiouwz]$/i);
});

test('a long name beside the blaze is written smaller, a short one is not', () => {
  expect(labelSize('Mój szlak · Ola', 34, 700, kit)).toBe(34);
  const long = `Mój szlak · ${'W'.repeat(40)}`;
  expect(widthOf(kit.text, long, labelSize(long, 34, 700, kit))).toBeLessThanOrEqual(700.01);
});

test.each(SHAPES)('captions of a %s picture stand apart, and within it', (shape) => {
  const { hill, width } = LAYOUTS[shape];
  const [picture] = pictures;
  if (picture === undefined) throw new Error('There is no picture.');
  const place = (width - 2 * hill.margin) / 6;
  const step = place * hill.captions.length;
  const widths = Object.values(picture.interests).map((word) => widthOf(kit.text, word, hill.captionSize));
  expect(Math.max(...widths)).toBeLessThan(step - 8);
  expect(Math.max(...widths) / 2).toBeLessThan(hill.margin + place / 2 - 24);
});

test.each(SHAPES)('a %s picture is a PNG of at most 120 kB with all its pixels', async (shape) => {
  const { width, height } = LAYOUTS[shape];
  const [picture] = pictures;
  if (picture === undefined) throw new Error('There is no picture.');
  const canvas = drawTrail(picture, shape, kit);
  expect(canvas.palette.length).toBeLessThanOrEqual(256);
  const png = Buffer.from(await pngOf(canvas, async (bytes) => deflateSync(bytes)));
  expect(png.length).toBeLessThan(120_000);
  expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  const chunks = chunksOf(png);
  expect(chunks.map(({ name }) => name)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect([chunks[0]?.body.readUInt32BE(0), chunks[0]?.body.readUInt32BE(4)]).toEqual([width, height]);
  const pixels = inflateSync(chunks[2]?.body ?? Buffer.of());
  expect(pixels.length).toBe((width + 1) * height);
  expect(Math.max(...new Set(pixels))).toBeLessThan((chunks[1]?.body.length ?? 0) / 3);
});

function chunksOf(png: Buffer): { name: string; body: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const whole = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(whole));
    chunks.push({ name: whole.toString('latin1', 0, 4), body: whole.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}
