// /zawody: the list of occupations, where every choice stands in the address; /zawody/:id: one of them, a shelf, the map or the comparison. One
// route for all: each more would be told to every visitor of a page with React.
import { redirect } from 'react-router';
import { readAtlas, type ReadFile } from '#content/atlas.server.ts';
import { minimumWageOn } from '#domain/advice/public-facts.ts';
import type { Atlas } from '#domain/atlas/atlas.ts';
import type { AtlasEntry } from '#domain/atlas/entry.ts';
import { offeredPairs } from '#domain/atlas/offered-pairs.ts';
import { type Shelf, shelfState, SHELVES } from '#domain/atlas/shelves.ts';
import {
  atlasParams,
  type AtlasState,
  isNarrowed,
  readAtlasState,
  WHOLE_ATLAS,
} from '#domain/atlas/state.ts';
import { withWishes } from '#domain/atlas/wishes.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { spelled } from '#domain/platform/folded-text.ts';
import { cleanQuery } from '#domain/platform/search/text-search.ts';
import { readStaticFile, siteOf } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import { AtlasPage, type AtlasPageView, rowOf } from '../../features/atlas/AtlasPage.tsx';
import { ComparePage, type ComparePageView } from '../../features/atlas/ComparePage.tsx';
import {
  atlasHead,
  compareHead,
  mapHead,
  occupationHead,
  shelfHead,
} from '../../features/atlas/head.server.ts';
import { readMap } from '../../features/atlas/map/map-view.server.ts';
import { MapPage } from '../../features/atlas/map/MapPage.tsx';
import { readOccupation } from '../../features/atlas/occupation-view.server.ts';
import { OccupationPage } from '../../features/atlas/OccupationPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { notFoundPage } from '../../features/platform/shell/not-found-page.server.ts';
import { headOf } from '../../lib/page-head.ts';
import type { Route } from './+types/entry.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params: { id }, request, context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const site = siteOf(scope);
  const readFile = (path: string) => readStaticFile(scope, path);
  const { searchParams } = new URL(request.url);
  const today = dayInPoland(Date.now());
  const state = readAtlasState(searchParams);
  if (id === undefined) {
    const isListed = !isNarrowed(state) && state.sorting === 'trafnosc' && state.page === 1;
    return { kind: 'list', view: await readList(state), head: atlasHead(site.origin, isListed) } as const;
  }
  if (id === 'porownaj') {
    const comparison = await readComparison(searchParams, today, readFile);
    if (comparison.kind === 'address') return redirect(comparison.address);
    return {
      kind: 'comparison',
      view: comparison.view,
      head: compareHead(comparison.view, site.origin),
    } as const;
  }
  if (id === 'mapa') {
    const isListed = !isNarrowed(state);
    return { kind: 'map', view: await readMap(state), head: mapHead(site.origin, isListed) } as const;
  }
  const shelf = SHELVES.find(({ slug }) => slug === id);
  if (shelf !== undefined) {
    const view = await readShelf(shelf, state.page);
    return { kind: 'list', view, head: shelfHead(shelf, view.page, site.origin) } as const;
  }
  const view = await readOccupation(id, today, readFile);
  if (view === null) throw await notFoundPage(url);
  return { kind: 'occupation', view, head: occupationHead(view, site.origin) } as const;
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function EntryRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'comparison') return <ComparePage {...loaderData.view} />;
  if (loaderData.kind === 'map') return <MapPage {...loaderData.view} />;
  if (loaderData.kind === 'list') return <AtlasPage {...loaderData.view} />;
  return <OccupationPage {...loaderData.view} />;
}

// The list as its page shows it: whole, narrowed, or a shelf.
const LEAD =
  'Prawie pięćset zawodów: zwykły dzień, co bywa trudne, ile zarabia grupa, czy szukają ludzi i którędy się wchodzi. Przy płacach i prognozach podajemy źródło, a gdzie go nie ma, nie ma i liczby.';

async function readList(asked: AtlasState): Promise<AtlasPageView> {
  const state = withWishes(asked);
  return listView(state, { title: 'Atlas zawodów', lead: LEAD, shelf: null }, (page) => {
    const query = atlasParams({ ...state, page }).toString();
    return query === '' ? '/zawody' : `/zawody?${query}`;
  });
}

async function readShelf(shelf: Shelf, page: number): Promise<AtlasPageView> {
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

// What the comparison shows. Its address holds ids; what somebody typed is looked up, and leads to the address with the ids.
const FIELDS = ['a', 'b', 'c'] as const;

type Comparison = { kind: 'view'; view: ComparePageView } | { kind: 'address'; address: string };

async function readComparison(
  params: URLSearchParams,
  today: string,
  readFile: ReadFile,
): Promise<Comparison> {
  const { atlas, careers, sources } = await readAtlas();
  const asked = FIELDS.map((field) => cleanQuery(params.get(field) ?? ''));
  const found = asked.map((words) => ({ words, entry: meant(words, atlas) }));
  // What nobody knows stays where it was typed.
  const named = found.map(({ words, entry }) => entry?.occupation.id ?? words);
  const address = comparedAddress([...new Set(named.filter((name) => name !== ''))]);
  if (address !== comparedAddress(asked)) return { kind: 'address', address };
  const entries = found.flatMap(({ entry }) => entry ?? []);
  const compared = await Promise.all(
    entries.map(async ({ occupation: { id }, letters }) => {
      const view = await readOccupation(id, today, readFile);
      if (view === null) return [];
      const { occupation, name, payGroup, widePay, demand, licence, portrait } = view;
      return [{ occupation, name, payGroup, widePay, demand, licence, portrait, letters }];
    }),
  );
  const [a = '', b = '', c = ''] = found.map(({ words, entry }) => entry?.name ?? words);
  return {
    kind: 'view',
    view: {
      compared: compared.flat(),
      chosen: [a, b, c],
      unknown: found.flatMap(({ words, entry }) => (entry === null && words !== '' ? [words] : [])),
      offered: offeredPairs(entries[0]?.occupation.id, careers.moves).map((pair) => ({
        to: comparedAddress(pair),
        names: pair.map((id) => atlas.entryOf(id)?.name ?? id),
      })),
      all: shortNames(atlas),
      minimum: minimumWageOn(sources.pay.minimumWage, today),
      sources,
    },
  };
}

/** In one form each, since the search knows the other; both would double the list. */
function shortNames(atlas: Atlas): string[] {
  const names = atlas.entries.map(({ name }) => name.split(' / ')[0] ?? name);
  return [...new Set(names)].sort(new Intl.Collator('pl').compare);
}

/** An id, a name as it is written, or else what the search finds first. */
function meant(words: string, atlas: Atlas): AtlasEntry | null {
  if (words === '') return null;
  const asked = spelled(words);
  const same = ({ name, occupation }: AtlasEntry) =>
    spelled(name) === asked || spelled(occupation.name) === asked;
  const first = () => atlas.view({ ...WHOLE_ATLAS, query: words }).entries[0];
  return atlas.entryOf(words) ?? atlas.entries.find(same) ?? first() ?? null;
}

function comparedAddress(values: readonly string[]): string {
  const params = new URLSearchParams();
  for (const [index, field] of FIELDS.entries()) {
    const value = values[index] ?? '';
    if (value !== '') params.set(field, value);
  }
  return params.size === 0 ? '/zawody/porownaj' : `/zawody/porownaj?${params}`;
}
