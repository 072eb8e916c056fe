// What the root loader tells every page: the frame, and who is looking.
import { useRouteLoaderData } from 'react-router';
import type { Site } from '#worker/services/platform/site.ts';
import type { Viewer } from '#worker/services/account/viewer.ts';

export type RootData = Viewer & {
  site: Site;
  version: string;
  year: number;
  /** Something stands under the header (features/platform/shell/Notices.tsx). */
  hasNotices: boolean;
};

/** Null if the root loader could not even run. */
export function useRootData(): RootData | null {
  return useRouteLoaderData<RootData>('root') ?? null;
}
