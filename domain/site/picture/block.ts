// The words of a trail's picture, each with its place: the name as large as it fits, below it what leads there.
import { typeset } from '../../platform/typography.ts';
import type { PictureKit } from './kit.ts';
import type { Layout } from './layout.ts';
import { linesOf, widthOf } from './letters.ts';

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
