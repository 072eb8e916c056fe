// The whole map as it is drawn: computed when the content is compiled, read by the page.
import type { Careers } from '../../advice/occupation.ts';
import { advertName } from '../../advice/public-facts.ts';
import { FIELD_NAMES, FIELDS } from '../fields.ts';
import { contoursOf } from './contours.ts';
import { CENTRES, type Point } from './geography.ts';
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
