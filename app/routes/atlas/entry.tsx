// /zawody: the list of occupations, where every choice stands in the address; /zawody/:id: one of them, a shelf, the map or the comparison. One
// route for all: each more would be told to every visitor of a page with React.
import { redirect } from 'react-router';
import { SHELVES } from '#domain/atlas/shelves.ts';
import { isNarrowed, readAtlasState } from '#domain/atlas/state.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { readStaticFile, siteOf } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import { AtlasPage } from '../../features/atlas/AtlasPage.tsx';
import { readComparison } from '../../features/atlas/compare-view.server.ts';
import { ComparePage } from '../../features/atlas/ComparePage.tsx';
import {
  atlasHead,
  compareHead,
  mapHead,
  occupationHead,
  shelfHead,
} from '../../features/atlas/head.server.ts';
import { readList, readShelf } from '../../features/atlas/list-view.server.ts';
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
