// The map as its page shows it: every occupation at its place, and which of them fit what was asked for, by the list's own rule.
import { readAtlas } from '#content/atlas.server.ts';
import { readMapSheet } from '#content/atlas-map.server.ts';
import { fieldOf, FIELD_NAMES, FIELDS, type Field } from '#domain/atlas/fields.ts';
import { CENTRES, type Point } from '#domain/atlas/map/geography.ts';
import { linesOf, massifLines, type Side } from '#domain/atlas/map/names.ts';
import { isNarrowed, type AtlasState } from '#domain/atlas/state.ts';
import { withWishes } from '#domain/atlas/wishes.ts';
import type { AtlasPageView } from '../AtlasPage.tsx';

export type MappedOccupation = {
  id: string;
  name: string;
  lines: readonly string[];
  place: Point;
  level: number;
  side: Side;
  /** Nothing was asked for, or it fits. */
  fits: boolean;
  /** Of so few that fit that each is named wherever there is room, however far it is. */
  isHit: boolean;
};

/** As many as the largest field has. */
const FEW = 40;

export type Massif = {
  field: Field;
  name: string;
  lines: readonly string[];
  centre: Point;
  occupations: readonly MappedOccupation[];
};

export type MapPageView = Pick<AtlasPageView, 'state' | 'facets' | 'found'> & {
  isNarrowed: boolean;
  ground: readonly string[];
  massifs: readonly Massif[];
};

export async function readMap(asked: AtlasState): Promise<MapPageView> {
  const state = { ...withWishes(asked), page: 1 };
  const [{ atlas }, sheet] = await Promise.all([readAtlas(), readMapSheet()]);
  const fitting = atlas.fitting(state);
  const { facets, found } = atlas.view(state);
  const areFew = isNarrowed(state) && found <= FEW;
  const members = Map.groupBy(atlas.entries, ({ occupation }) => fieldOf(occupation));
  return {
    state,
    facets,
    found,
    isNarrowed: isNarrowed(state),
    ground: sheet.ground,
    massifs: FIELDS.map((field) => ({
      field,
      name: FIELD_NAMES[field],
      lines: massifLines(FIELD_NAMES[field]),
      centre: CENTRES[field],
      occupations: (members.get(field) ?? []).flatMap(({ occupation: { id }, name }) => {
        const placed = sheet.places[id];
        if (placed === undefined) return [];
        const [x, y, level, side] = placed;
        const fits = fitting.has(id);
        return [
          {
            id,
            name,
            lines: linesOf(name),
            place: [x, y] as const,
            level,
            side,
            fits,
            isHit: fits && areFew,
          },
        ];
      }),
    })),
  };
}
