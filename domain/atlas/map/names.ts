// Which names the map shows from which nearness on, and on which side of their dots: the more steps lead to an occupation, the sooner it is
// named, and no two names that are seen together lie on one another. A name once shown stays where it is.
import { PLANE, type Point } from './geography.ts';

/** Pixels a unit of the plane, from which each level's names are shown. */
export const NEARNESS = [0.62, 1.3, 2.6, 4.6, 7] as const;

/** As it can be approached at most: there every level is named. */
export const NEAREST = NEARNESS[4];

export const NAME_SIZE = 13;
const LINE = 1.15;

const SIDES = ['r', 'l', 'b', 't'] as const;

export type Side = (typeof SIDES)[number];

/** `level`: from 0, an index of NEARNESS; at NEARNESS.length = it is named only when it is pointed at. */
type PlacedName = { level: number; side: Side };

export type Box = { left: number; top: number; right: number; bottom: number };

type Written = { place: Point; box: Box };

type Named = { id: string; name: string; place: Point; weight: number };

/** `taken`: boxes of other writing, in pixels around places, which stays at its size, too. */
export function namesOf(occupations: readonly Named[], others: readonly Written[]): Map<string, PlacedName> {
  const queue = occupations.toSorted(
    (one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1),
  );
  const placed = new Map<string, PlacedName>();
  // Nothing is written on a dot.
  const boxes = [...others, ...occupations.map(({ place }) => ({ place, box: DOT }))];
  for (const [level, nearness] of NEARNESS.entries()) {
    for (const { id, name, place } of queue) {
      if (placed.has(id)) continue;
      const lines = linesOf(name);
      const side = SIDES.find((one) => {
        const box = boxOf(lines, one);
        return isOnPlane(place, box, level) && boxes.every((other) => !meet({ place, box }, other, nearness));
      });
      if (side === undefined) continue;
      placed.set(id, { level, side });
      boxes.push({ place, box: boxOf(lines, side) });
    }
  }
  for (const { id } of queue) if (!placed.has(id)) placed.set(id, { level: NEARNESS.length, side: 'r' });
  return placed;
}

/** Nobody can look past the plane's edge, but that the whole map may have room beside it. */
function isOnPlane([x, y]: Point, box: Box, level: number): boolean {
  const nearness = NEARNESS[level] ?? NEAREST;
  const end = PLANE * nearness;
  const isHigh = y * nearness + box.top >= 0 && y * nearness + box.bottom <= end;
  return isHigh && (level === 0 || (x * nearness + box.left >= 0 && x * nearness + box.right <= end));
}

/** Whether they lie on one another from this nearness on, whatever the nearness: what parts above one level may meet above the next. */
function meet(one: Written, other: Written, from: number): boolean {
  const spans = [
    span(one.place[0] - other.place[0], one.box.left, one.box.right, other.box.left, other.box.right),
    span(one.place[1] - other.place[1], one.box.top, one.box.bottom, other.box.top, other.box.bottom),
  ];
  const [start, end] = [
    Math.max(from, ...spans.map(([low]) => low)),
    Math.min(...spans.map(([, high]) => high)),
  ];
  return start < end;
}

/** Between which nearnesses two stretches of one axis have something in common. */
function span(apart: number, start: number, end: number, otherStart: number, otherEnd: number) {
  const [low, high] = [otherStart - end, otherEnd - start];
  if (apart === 0) return low < 0 && high > 0 ? ([0, Infinity] as const) : ([Infinity, 0] as const);
  return apart > 0 ? ([low / apart, high / apart] as const) : ([high / apart, low / apart] as const);
}

const DOT: Box = { left: -2, top: -2, right: 2, bottom: 2 };
const GAP = 8;
const AIR = 3;
/** Of the headings' family, bold, beside the text's. */
const MASSIF_WIDTH = 1.08;

/** Around its dot, in pixels. */
export function boxOf(lines: readonly string[], side: Side): Box {
  const width = Math.max(...lines.map(widthOf)) + 2 * AIR;
  const height = lines.length * NAME_SIZE * LINE + 2;
  const [left, top] = {
    r: [GAP - AIR, -height / 2],
    l: [-GAP + AIR - width, -height / 2],
    b: [-width / 2, GAP - 2],
    t: [-width / 2, 2 - GAP - height],
  }[side] as [number, number];
  return { left, top, right: left + width, bottom: top + height };
}

/** A massif's name lies on the middle of it; a name of two parts breaks before its 'i', and from afar only the first is written. */
export function massifLines(name: string): string[] {
  return name.split(/ (?=i )/).map((line) => line.replace(/^i /, 'i\u00a0'));
}

export function massifBox(lines: readonly string[], size = NAME_SIZE): Box {
  const half = (Math.max(...lines.map(widthOf)) * MASSIF_WIDTH * size) / NAME_SIZE / 2 + AIR;
  const line = size * LINE;
  return { left: -half, right: half, top: -line / 2, bottom: line * (lines.length - 0.5) };
}

const LONGEST = 23;

/** In as few lines as it needs, of about the same length; none begins with a slash or is a word of two letters. */
export function linesOf(name: string): string[] {
  const tied = name.replaceAll(' /', '\u00a0/').replaceAll(/(?<= )(\p{L}{1,2}) /gu, '$1\u00a0');
  const count = Math.ceil(tied.length / LONGEST);
  const aim = (tied.length / count) * 1.15;
  const lines: string[] = [];
  for (const word of tied.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > aim) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

const NARROW = /[ijlftr.,:;()|'I/-]/;
const WIDE = /[mwMW@]/;

/** About what it takes in our text family, a little generously: no browser measures at build. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    const share = NARROW.test(letter)
      ? 0.33
      : WIDE.test(letter)
        ? 0.83
        : letter === ' '
          ? 0.22
          : /\p{Lu}/u.test(letter)
            ? 0.6
            : 0.52;
    return sum + share * NAME_SIZE;
  }, 0);
}
