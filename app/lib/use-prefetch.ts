// What is fetched ahead when somebody points at a link (docs/architecture.md 'Pages with and without React'): a public page's code and
// data, for strangers. Their data come from the cache; for whoever is signed in each would be a request to the database.
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

const SHARED_PAGE = /^\/(?:blog|kursy|faq|o-nas)[\w/-]*$/;

/** For a link to this path. */
export function usePrefetch(path: string): 'intent' | 'none' {
  const root = useRouteLoaderData<typeof loader>('root');
  const isStranger = root?.user === null && !root.isSessionUnknown;
  return isStranger && SHARED_PAGE.test(path) ? 'intent' : 'none';
}
