// The whole map as it is drawn: computed when the content is compiled, read by the page.
import type { Careers } from '../../advice/occupation.ts';
import { advertName } from '../../advice/public-facts.ts';
import { FIELD_NAMES, FIELDS } from '../fields.ts';
import { CENTRES, PLANE, type Point } from './geography.ts';
import { placesOf } from './layout.ts';
import { massifBox, massifLines, namesOf, type Side } from './names.ts';

export type MapSheet = {
  /** Lines of equal height from the foot up, as SVG's `d`. */
  ground: readonly string[];
  /** By id: where it lies, from which level on it is named, and on which side of its dot. */
  places: Readonly<Record<string, readonly [x: number, y: number, level: number, side: Side] | undefined>>;
};

export function mapSheet(careers: Careers): MapSheet {
  const places = placesOf(careers);
  const weights = stepsTo(careers);
  const occupations = careers.occupations.map((occupation) => ({
    id: occupation.id,
    name: advertName(occupation),
    place: places.get(occupation.id) ?? ([0, 0] as Point),
    weight: weights.get(occupation.id) ?? 0,
  }));
  const massifs = FIELDS.map((field) => ({
    place: CENTRES[field],
    box: massifBox(massifLines(FIELD_NAMES[field])),
  }));
  const names = namesOf(occupations, massifs);
  return {
    ground: contoursOf([...places.values()]),
    places: Object.fromEntries(
      occupations.map(({ id, place: [x, y] }) => {
        const { level, side } = names.get(id) ?? { level: 0, side: 'r' as const };
        return [id, [x, y, level, side] as const];
      }),
    ),
  };
}

/** To how many other occupations each is a step: the well known ones first. */
function stepsTo({ moves }: Pick<Careers, 'moves'>): Map<string, number> {
  const steps = Object.values(moves).flatMap((from) =>
    from === undefined ? [] : Object.values(from).flat(),
  );
  const counts = new Map<string, number>();
  for (const id of steps) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

// The ground of the map: how densely occupations lie, as lines of equal height for the picture. Each occupation raises the ground around it as a
// round hill; where many lie there is a massif.

/** Share of the highest ground, from the foot up. */
export const HEIGHTS = [0.08, 0.2, 0.33, 0.46, 0.59, 0.72, 0.85] as const;

const STEP = 12.5;
const MARGIN = 60;
const HILL = 26;

const SIDE = Math.round((PLANE + 2 * MARGIN) / STEP) + 1;

/** One path of closed lines for each height, as SVG's `d`. */
export function contoursOf(points: readonly Point[]): string[] {
  const ground = groundOf(points);
  const highest = ground.reduce((most, height) => Math.max(most, height), 0);
  return HEIGHTS.map((share) =>
    linesAt(ground, share * highest)
      .map(smoothed)
      .join(''),
  );
}

function groundOf(points: readonly Point[]): Float64Array {
  const ground = new Float64Array(SIDE * SIDE);
  const reach = Math.ceil((3.5 * HILL) / STEP);
  for (const [x, y] of points) {
    const [column, row] = [(x + MARGIN) / STEP, (y + MARGIN) / STEP].map(Math.round) as [number, number];
    for (let up = Math.max(0, row - reach); up <= Math.min(SIDE - 1, row + reach); up += 1)
      for (let left = Math.max(0, column - reach); left <= Math.min(SIDE - 1, column + reach); left += 1) {
        const [dx, dy] = [left * STEP - MARGIN - x, up * STEP - MARGIN - y];
        const place = up * SIDE + left;
        ground[place] = (ground[place] ?? 0) + Math.exp(-(dx * dx + dy * dy) / (2 * HILL * HILL));
      }
  }
  return ground;
}

/** Marching squares: the sides that a line crosses in each square, joined to rings. The ground is nowhere high at the plane's edge. */
function linesAt(ground: Float64Array, height: number): Point[][] {
  const next = new Map<number, number>();
  const crossings = new Map<number, Point>();
  const at = (column: number, row: number) => (ground[row * SIDE + column] ?? 0) - height;
  const crossing = (column: number, row: number, isDown: boolean): number => {
    const key = (row * SIDE + column) * 2 + (isDown ? 1 : 0);
    const [from, to] = [at(column, row), isDown ? at(column, row + 1) : at(column + 1, row)];
    const share = from / (from - to);
    const [x, y] = [column * STEP - MARGIN, row * STEP - MARGIN];
    crossings.set(key, isDown ? [x, y + share * STEP] : [x + share * STEP, y]);
    return key;
  };
  for (let row = 0; row < SIDE - 1; row += 1)
    for (let column = 0; column < SIDE - 1; column += 1) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      const sides = corners.map((corner, side) => {
        const after = corners[(side + 1) % 4] ?? 0;
        if (corner > 0 === after > 0) return null;
        const key = [
          () => crossing(column, row, false),
          () => crossing(column + 1, row, true),
          () => crossing(column, row + 1, false),
          () => crossing(column, row, true),
        ][side]?.();
        return key === undefined ? null : { key, isOut: corner > 0 };
      });
      // High ground stays on the same hand, so each line leaves where it goes down and the next square takes it up.
      const cut = sides.flatMap((side) => side ?? []);
      for (const [place, { key, isOut }] of cut.entries()) {
        if (!isOut) continue;
        const other = cut[(place + 1) % cut.length];
        if (other !== undefined) next.set(key, other.key);
      }
    }
  return ringsOf(next, crossings);
}

function ringsOf(next: Map<number, number>, crossings: ReadonlyMap<number, Point>): Point[][] {
  const rings: Point[][] = [];
  for (const start of crossings.keys()) {
    const ring: Point[] = [];
    for (let key: number | undefined = start; key !== undefined;) {
      const after = next.get(key);
      if (after === undefined) break;
      next.delete(key);
      const point = crossings.get(key);
      if (point !== undefined) ring.push(point);
      key = after;
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}

/** Every second point is left out, and the rest are joined by curves through the middles of what is between them. */
function smoothed(ring: readonly Point[]): string {
  const kept = ring
    .filter((_, place) => place % 2 === 0)
    .map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const middles = kept.map(([x, y], place): Point => {
    const [afterX, afterY] = kept[(place + 1) % kept.length] ?? [x, y];
    return [Math.round((x + afterX) / 2), Math.round((y + afterY) / 2)];
  });
  let [fromX, fromY] = middles.at(-1) ?? [0, 0];
  const curves = kept.map(([x, y], place) => {
    const [toX, toY] = middles[place] ?? [x, y];
    const curve = `${x - fromX} ${y - fromY} ${toX - fromX} ${toY - fromY}`;
    [fromX, fromY] = [toX, toY];
    return curve.replaceAll(' -', '-');
  });
  const [startX, startY] = middles.at(-1) ?? [0, 0];
  return `M${startX} ${startY}q${curves.join(' ')}z`;
}
