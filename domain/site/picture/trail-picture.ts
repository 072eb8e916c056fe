// A trail as a picture (docs/look.md 'Drawn pictures'): blaze and label, the occupation's name, lines beside marks in the trail's colour,
// and the trail itself, an elevation profile whose heights are the occupation's six interests.
import { RIASEC, type RiasecLetter, type RiasecProfile } from '../../advice/occupation.ts';
import { blockOf } from './block.ts';
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
import type { PictureKit, TrailColour } from './kit.ts';
import { LAYOUTS, type Layout, type PictureShape } from './layout.ts';
import { outlinesOf, widthOf } from './letters.ts';

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
