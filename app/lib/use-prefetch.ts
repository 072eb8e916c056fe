// What is fetched ahead when somebody points at a link (docs/architecture.md 'Pages with and without React'): a public page's code and
// data, for strangers. Their data come from the cache; for whoever is signed in each would be a request to the database.
import { patternOf, PUBLIC_PAGES } from '../public-pages.ts';
import { useRootData } from './root-data.ts';

const FETCHED_AHEAD = PUBLIC_PAGES.filter(({ prefetch }) => prefetch === 'intent').map((page) =>
  patternOf(page),
);

/** For a link to this path. */
export function usePrefetch(path: string): 'intent' | 'none' {
  const root = useRootData();
  const isStranger = root?.user === null && !root.isSessionUnknown;
  return isStranger && FETCHED_AHEAD.some((pattern) => pattern.test(path)) ? 'intent' : 'none';
}
