import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../root-data.ts';
import { whenIdle } from '../when-idle.ts';
import { forgetKeptPages, keepPage } from './kept-pages.ts';

/** Whoever is here finds nobody else's copies; each page that is read is told to the service worker, once the page itself has come. */
export function useKeptPages(): void {
  const { pathname } = useLocation();
  const mark = useRootData()?.kept ?? null;
  useEffect(() => {
    if (mark !== null) void forgetKeptPages(mark);
  }, [mark]);
  useEffect(() => {
    if (mark === null || import.meta.env.DEV) return;
    return whenIdle(() => void keepPage({ path: pathname, mark }));
  }, [pathname, mark]);
}
