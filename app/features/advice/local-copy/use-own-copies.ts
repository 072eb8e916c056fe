// On every page: anyone who is signed in finds nobody else's copies here (docs/faults.md 54), an ended session leaves none, and the tab
// remembers the person for the time when the server can't say who is here.
import { useEffect } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { NO_SESSION_EVENT } from '../../../lib/call-api.ts';
import { forgetEndedSession, forgetOthersAndOld } from '../../account/auth/session/forget-copies.ts';
import { useRootData } from '../../../lib/root-data.ts';

const REMEMBERED_KEY = 'szlak_osoba';

export function useOwnCopies(): void {
  const root = useRootData();
  const userId = root?.user?.id ?? null;
  const isUnknown = root?.isSessionUnknown ?? true;
  useEffect(() => {
    if (isUnknown) return;
    if (userId === null) return forget();
    writeStored('sessionStorage', REMEMBERED_KEY, userId);
    forgetOthersAndOld(userId, Date.now());
  }, [userId, isUnknown]);
  // A session that was ended elsewhere is noticed by whatever is asked first.
  useEffect(() => {
    window.addEventListener(NO_SESSION_EVENT, forget);
    return () => window.removeEventListener(NO_SESSION_EVENT, forget);
  }, []);
}

function forget(): void {
  removeStored('sessionStorage', REMEMBERED_KEY);
  forgetEndedSession(Date.now());
}

/**
 * Whose copies may be shown: the person of the snapshot cookie, which lives for five minutes, or else the one whose pages this
 * very tab showed last. Null = nobody's. Browser only.
 */
export function useCopyOwner(): string | null {
  const root = useRootData();
  const userId = root?.user?.id ?? null;
  if (userId !== null) return userId;
  if (root?.isSessionUnknown === false) return null;
  return root?.localCopyOf ?? readStored('sessionStorage', REMEMBERED_KEY);
}
