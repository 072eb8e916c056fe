// Which path of an analysis its page shows, and which of them have just opened: both stand in the address, so they are links that work
// without JavaScript.
import { isOpen, type VisiblePath } from '#domain/advice/analysis/events.ts';
import { viewOf } from '#domain/payments/plan/plans.ts';

const PATH_PARAMETER = 'sciezka';

/** The person who comes from paying: the paths that have opened come first. */
const OPENED_PARAMETER = 'otwarte';

/** Where the paths stand on the page. */
export const PATHS_ANCHOR = 'sciezki';

/** Places from 0 of the paths that free people don't see; none unless the address says that they have just opened. */
export function justOpened(paths: readonly VisiblePath[], query: URLSearchParams): number[] {
  if (query.get(OPENED_PARAMETER) !== '1') return [];
  const before = viewOf('free').paths;
  return paths.flatMap((path, place) => (place >= before && isOpen(path) ? [place] : []));
}

/** From 0, an open one. Without a wish it is the first that has just opened, else the one that is followed, else the first. */
export function chosenPath(
  paths: readonly VisiblePath[],
  query: URLSearchParams,
  followed: number | null,
): number {
  const wished = query.get(PATH_PARAMETER) ?? '';
  const place = /^\d$/.test(wished) ? Number(wished) - 1 : -1;
  const wishes = [place, justOpened(paths, query)[0], followed];
  return wishes.find((one) => isOpenAt(paths, one)) ?? paths.findIndex(isOpen);
}

function isOpenAt(paths: readonly VisiblePath[], place: number | null | undefined): boolean {
  const path = paths[place ?? -1];
  return path !== undefined && isOpen(path);
}

/** The address of this page with that path in front, or at its row. */
export function pathAddress(pathname: string, query: URLSearchParams, place: number): string {
  const wished = new URLSearchParams(query);
  wished.set(PATH_PARAMETER, String(place + 1));
  return `${pathname}?${wished.toString()}#${PATHS_ANCHOR}`;
}
