import { useEffect } from 'react';
import { useFetchers, useLocation } from 'react-router';
import { useRootData } from '../root-data.ts';
import { whenIdle } from '../when-idle.ts';
import { forgetKeptPages, keepPage } from './kept-pages.ts';

/**
 * Whoever is here finds nobody else's copies; each page that is read is told to the service worker, once the page itself has come, and again
 * once a form of it is saved and what it shows was read anew.
 */
export function useKeptPages(): void {
  const { pathname } = useLocation();
  const mark = useRootData()?.kept ?? null;
  const isSaving = useFetchers().some(({ formMethod }) => formMethod === 'POST');
  useEffect(() => {
    if (mark !== null) void forgetKeptPages(mark);
  }, [mark]);
  useEffect(() => {
    if (mark === null || isSaving || import.meta.env.DEV) return;
    return whenIdle(() => void keepPage({ path: pathname, mark }));
  }, [pathname, mark, isSaving]);
}

/** For a page that grew while it was open: without this its copy would be of how it began, without what was read on it. */
export function useKeptAnew(isChanged: boolean): void {
  const { pathname } = useLocation();
  const mark = useRootData()?.kept ?? null;
  useEffect(() => {
    if (!isChanged || mark === null || import.meta.env.DEV) return;
    return whenIdle(() => void keepPage({ path: pathname, mark, isChanged }));
  }, [isChanged, pathname, mark]);
}
