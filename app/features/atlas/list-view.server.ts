// The list as its page shows it: whole, narrowed, or a shelf.
import { readAtlas } from '#content/atlas.server.ts';
import type { Shelf } from '#domain/atlas/shelves.ts';
import { shelfState } from '#domain/atlas/shelves.ts';
import { atlasParams, type AtlasState } from '#domain/atlas/state.ts';
import { withWishes } from '#domain/atlas/wishes.ts';
import type { AtlasPageView } from './AtlasPage.tsx';
import { rowOf } from './OccupationRow.tsx';

const LEAD =
  'Prawie pięćset zawodów: zwykły dzień, co bywa trudne, ile zarabia grupa, czy szukają ludzi i którędy się wchodzi. Przy płacach i prognozach podajemy źródło, a gdzie go nie ma, nie ma i liczby.';

export async function readList(asked: AtlasState): Promise<AtlasPageView> {
  const state = withWishes(asked);
  return listView(state, { title: 'Atlas zawodów', lead: LEAD, shelf: null }, (page) => {
    const query = atlasParams({ ...state, page }).toString();
    return query === '' ? '/zawody' : `/zawody?${query}`;
  });
}

export async function readShelf(shelf: Shelf, page: number): Promise<AtlasPageView> {
  const { title, lead, slug } = shelf;
  return listView(shelfState(shelf, page), { title, lead, shelf: slug }, (other) =>
    other === 1 ? `/zawody/${slug}` : `/zawody/${slug}?strona=${other}`,
  );
}

type Opening = Pick<AtlasPageView, 'title' | 'lead' | 'shelf'>;

async function listView(
  state: AtlasState,
  opening: Opening,
  addressOf: (page: number) => string,
): Promise<AtlasPageView> {
  const { atlas, sources } = await readAtlas();
  const { entries, nearest, found, page, pages, facets } = atlas.view(state);
  return {
    ...opening,
    state,
    facets,
    found,
    page,
    rows: entries.map(rowOf),
    nearest: nearest.map(rowOf),
    addresses: Array.from({ length: pages }, (_, index) => addressOf(index + 1)),
    sources,
  };
}
