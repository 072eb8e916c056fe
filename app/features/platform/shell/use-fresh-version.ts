// The way to another page is a good moment to begin anew with the version that answered it: on the page itself somebody may be
// typing.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { reloadOnce } from '../../../lib/reload-once.ts';
import { useRootData } from '../../../lib/root-data.ts';

export function useFreshVersion(): void {
  const { pathname } = useLocation();
  const version = useRootData()?.version ?? BUILD_ID;
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (version !== BUILD_ID) reloadOnce();
  }, [pathname, version]);
}
