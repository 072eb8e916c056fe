import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/** What the root loader told every page; null if it could not even run. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root') ?? null;
}

/** Who is signed in, as the server saw it with this page; null = nobody. */
export function useUser() {
  return useRootData()?.user ?? null;
}

const NOTHING_KNOWN = { isDemo: false, contactEmail: null, hasGoogle: false, hasMail: false };

/** What of the configuration the browser may know. */
export function useSite() {
  return useRootData()?.site ?? NOTHING_KNOWN;
}
