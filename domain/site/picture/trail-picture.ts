// A trail as a picture (docs/look.md 'Drawn pictures'): blaze and label, the occupation's name, lines beside marks in the trail's colour,
// and the trail itself, an elevation profile whose heights are the occupation's six interests.
import { RIASEC, type RiasecLetter, type RiasecProfile } from '../../advice/occupation.ts';
import { typeset } from '../../platform/typography.ts';
import {
  createCanvas,
  paint,
  paintBelow,
  rectangle,
  type Canvas,
  disc,
  ribbon,
  ridge,
  ring,
  under,
} from './canvas.ts';
import type { TrailColour } from '../trail-colour.ts';
import type { PictureKit } from './kit.ts';
import { LAYOUTS, type Layout, type PictureShape } from './layout.ts';
import { linesOf, outlinesOf, widthOf } from './letters.ts';

export type TrailPicture = {
  colour: TrailColour;
  /** Above the name: 'Mój szlak'. */
  label: string;
  name: string;
  /** What the lines below it are; '' = they speak for themselves. */
  heading: string;
  lines: readonly string[];
  profile: RiasecProfile;
  /** What the six summits are called. */
  interests: Readonly<Record<RiasecLetter, string>>;
  /** The site's address and what is there, on a picture that travels without its link. */
  site: string;
};

const OWN_NAME = 'Szlak';
const OWN_COLOUR = 'green';
const RINGS = [0, 1, 2, 3, 4];

export function drawTrail(picture: TrailPicture, shape: PictureShape, kit: PictureKit): Canvas {
  const layout = LAYOUTS[shape];
  const canvas = createCanvas(layout.width, layout.height, kit.colours.paper);
  drawContours(canvas, layout, kit);
  drawHill(canvas, picture, layout, kit);
  drawHead(canvas, picture, layout, kit);
  const { texts, marks } = blockOf(picture, layout, kit);
  for (const { text, face, size, x, baseline, tone } of texts)
    paint(canvas, outlinesOf(kit[face], text, size, x, baseline), kit.colours[tone]);
  for (const { x, y, size } of marks) drawBlaze(canvas, { x, y, size }, picture.colour, kit);
  if (layout.site !== null) {
    const { size, baseline } = layout.site;
    const x = (layout.width - widthOf(kit.heading, picture.site, size)) / 2;
    paint(canvas, outlinesOf(kit.heading, picture.site, size, x, baseline), kit.colours.ink);
  }
  return canvas;
}

/** Contour lines of a map, from the upper right. */
function drawContours(canvas: Canvas, { width, height }: Layout, { colours }: PictureKit): void {
  const scale = Math.max(width, height) / 1200;
  const rings = RINGS.flatMap((step) =>
    ring(width * 0.93, height * 0.24, (90 + step * 70) * scale, (56 + step * 46) * scale, 2 * scale),
  );
  paint(canvas, rings, colours.line);
}

function drawHead(canvas: Canvas, { label, colour }: TrailPicture, layout: Layout, kit: PictureKit): void {
  const { margin, width } = layout;
  const { baseline, blaze, mark } = layout.label;
  const middle = baseline - (layout.label.size * kit.text.capHeight) / kit.text.unitsPerEm / 2;
  const nameX = width - margin - widthOf(kit.heading, OWN_NAME, mark);
  const markX = nameX - mark * 1.3;
  const labelX = margin + blaze * 1.3;
  const size = labelSize(label, layout.label.size, markX - mark / 2 - labelX, kit);
  drawBlaze(canvas, { x: margin, y: middle, size: blaze }, colour, kit);
  paint(canvas, outlinesOf(kit.text, label, size, labelX, baseline), kit.colours.inkSoft);
  drawBlaze(canvas, { x: markX, y: middle, size: mark }, OWN_COLOUR, kit);
  paint(canvas, outlinesOf(kit.heading, OWN_NAME, mark, nameX, baseline), kit.colours.ink);
}

/** A long name is written smaller, so that it doesn't run into our own. */
export function labelSize(label: string, size: number, room: number, kit: PictureKit): number {
  return Math.min(size, (size * room) / widthOf(kit.text, label, size));
}

/** White, colour, white, as on a tree (app/ui/text/Blaze.tsx). */
function drawBlaze(
  canvas: Canvas,
  { x, y, size }: { x: number; y: number; size: number },
  colour: TrailColour,
  { colours }: PictureKit,
): void {
  const line = size / 20;
  const height = size * 0.9;
  const top = y - height / 2;
  paint(canvas, [rectangle(x, top, size, height)], colours.lineStrong);
  paint(canvas, [rectangle(x + line, top + line, size - 2 * line, height - 2 * line)], colours.paint.white);
  paint(canvas, [rectangle(x, top + height / 3, size, height / 3)], colours.paint[colour]);
}

function drawHill(canvas: Canvas, picture: TrailPicture, layout: Layout, kit: PictureKit): void {
  const { width, hill } = layout;
  const { colours } = kit;
  const summits = summitsOf(picture.profile, layout);
  const line = ridge([[-40, hill.base], ...summits, [width + 40, hill.base]]);
  paint(canvas, [under(line, hill.base)], colours.hill);
  paintBelow(canvas, hill.base, colours.hill);
  paint(canvas, [ribbon(line, hill.stroke * 2.4)], colours.paint.white);
  paint(canvas, [ribbon(line, hill.stroke)], colours.paint[picture.colour]);
  const highest = summits.reduce((best, one) => (one[1] < best[1] ? one : best));
  summits.forEach(([x, y], index) => {
    const isHighest = highest[0] === x;
    const radius = hill.stroke * (isHighest ? 1.5 : 1);
    paint(canvas, [disc(x, y, radius)], colours.paint.white);
    paint(canvas, [disc(x, y, radius * 0.56)], colours.paint[picture.colour]);
    const caption = picture.interests[RIASEC[index] ?? 'R'];
    const captionX = x - widthOf(kit.text, caption, hill.captionSize) / 2;
    const baseline = hill.captions[index % hill.captions.length] ?? 0;
    const outlines = outlinesOf(kit.text, caption, hill.captionSize, captionX, baseline);
    paint(canvas, outlines, isHighest ? colours.ink : colours.inkSoft);
  });
}

/** Where each of the six interests has its summit. */
function summitsOf(profile: RiasecProfile, { width, hill }: Layout): [number, number][] {
  const step = (width - 2 * hill.margin) / RIASEC.length;
  return RIASEC.map((letter, index) => [
    hill.margin + step * (index + 0.5),
    hill.base - ((hill.base - hill.top) * profile[letter]) / 100,
  ]);
}

// The words of a trail's picture, each with its place: the name as large as it fits, below it what leads there.
type PlacedText = {
  text: string;
  face: 'heading' | 'text';
  size: number;
  x: number;
  baseline: number;
  tone: 'ink' | 'inkSoft';
};

/** A blaze before a line: its left end, its middle's height, how large. */
type PlacedMark = { x: number; y: number; size: number };

type Block = { texts: PlacedText[]; marks: PlacedMark[] };

type Words = { name: string; heading: string; lines: readonly string[] };

/** Parts of a size: how far lines of a name lie apart, and what stands above its first baseline. */
const NAME_STEP = 1.06;
const NAME_RISE = 0.74;
/** Parts of a line's size: its mark, and what stands between the mark and the words, and between two of a row. */
const MARK = 0.8;
const AFTER_MARK = 0.36;
const BETWEEN = 1.3;

export function blockOf({ name, heading, lines }: Words, layout: Layout, kit: PictureKit): Block {
  const { margin, block, line, width } = layout;
  const room = width - 2 * margin;
  const rows = rowsOf(lines, layout, kit, room);
  const headingHeight = heading === '' ? 0 : line.heading * 1.55;
  const below = rows.length === 0 ? 0 : block.gap + headingHeight + rows.length * line.step;
  const { size, written } = nameOf(name, layout, kit, room, block.bottom - block.top - below);
  const nameHeight = size * (NAME_RISE + NAME_STEP * (written.length - 1)) + size * 0.2;
  let top = block.top + Math.max(0, (block.bottom - block.top - nameHeight - below) / 2);
  const texts = written.map((text, index): PlacedText => {
    const baseline = top + size * (NAME_RISE + NAME_STEP * index);
    return { text, face: 'heading', size, x: margin, baseline, tone: 'ink' };
  });
  top += nameHeight + block.gap;
  if (heading !== '' && rows.length > 0) {
    const baseline = top + line.heading * 0.8;
    texts.push({ text: heading, face: 'text', size: line.heading, x: margin, baseline, tone: 'inkSoft' });
    top += headingHeight;
  }
  const marks: PlacedMark[] = [];
  rows.forEach((row, index) => {
    const baseline = top + line.step * index + line.size * 0.8;
    for (const { text, x } of row) {
      marks.push({
        x,
        y: baseline - (line.size * kit.text.capHeight) / kit.text.unitsPerEm / 2,
        size: line.size * MARK,
      });
      const wordsX = x + line.size * (MARK + AFTER_MARK);
      texts.push({ text, face: 'text', size: line.size, x: wordsX, baseline, tone: 'ink' });
    }
  });
  return { texts, marks };
}

/** The largest size at which the name fits; the last one whatever happens. */
function nameOf(name: string, { names }: Layout, kit: PictureKit, room: number, height: number) {
  // The slash between two forms of a name belongs to the first one.
  const text = typeset(name).replaceAll(' /', '\u00a0/');
  const tries = names.map(([size, most]) => ({
    size,
    most,
    written: linesOf(kit.heading, text, size, room),
  }));
  const fitting = tries.find(
    ({ size, most, written }) =>
      written.length <= most &&
      size * (NAME_RISE + NAME_STEP * (written.length - 1) + 0.2) <= height &&
      written.every((line) => widthOf(kit.heading, line, size) <= room),
  );
  return fitting ?? tries.at(-1) ?? { size: 0, written: [] };
}

function rowsOf(lines: readonly string[], { line, margin }: Layout, kit: PictureKit, room: number) {
  const rows: { text: string; x: number }[][] = [];
  let end = Infinity;
  for (const one of lines) {
    const text = typeset(one);
    const width = line.size * (MARK + AFTER_MARK) + widthOf(kit.text, text, line.size);
    const x = end + line.size * BETWEEN;
    if (line.isRow && x + width <= margin + room) {
      rows.at(-1)?.push({ text, x });
      end = x + width;
      continue;
    }
    rows.push([{ text, x: margin }]);
    end = margin + width;
  }
  return rows;
}
