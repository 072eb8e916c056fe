// What the root loader tells every page: the frame, and who is looking.
import { createContext, use } from 'react';
import type { Site } from '#worker/services/platform/site.ts';
import type { Viewer } from '#worker/services/account/viewer.ts';

export type RootData = Viewer & {
  site: Site;
  version: string;
  year: number;
  /** The mark of the session by which its pages are kept (lib/offline/kept-pages.ts); null = nobody is known to be here. */
  kept: string | null;
  /** Something stands under the header (features/platform/shell/Notices.tsx). */
  hasNotices: boolean;
};

/** Given by the root of the page, and by an island to itself. */
export const RootDataContext = createContext<RootData | null>(null);

/** Null if the root loader could not even run. */
export function useRootData(): RootData | null {
  return use(RootDataContext);
}
