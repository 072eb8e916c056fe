import { useEffect } from 'react';
import { useFetchers, useLocation } from 'react-router';
import { useRootData } from '../root-data.ts';
import { whenIdle } from '../when-idle.ts';
import { forgetKeptPages, keepPage } from './kept-pages.ts';

/**
 * Anyone who is here finds nobody else's copies; each page that is read is told to the service worker, once the page itself has come, and again
 * once a form of it is saved and what it shows was read anew. `isChanged`: of a page that grows while it is open, whether it has; a copy of how
 * it began would be without what was read on it.
 */
export function useKeptPages(isChanged?: boolean): void {
  const { pathname } = useLocation();
  const mark = useRootData()?.kept ?? null;
  const isSaving = useFetchers().some(({ formMethod }) => formMethod === 'POST');
  useEffect(() => {
    if (mark !== null) void forgetKeptPages(mark);
  }, [mark]);
  useEffect(() => {
    if (mark === null || isSaving || isChanged === false || import.meta.env.DEV) return;
    return whenIdle(() => void keepPage({ path: pathname, mark, isChanged }));
  }, [isChanged, pathname, mark, isSaving]);
}
