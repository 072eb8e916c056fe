// What the dashboard's pages show (docs/product.md 'Dashboard load'): what the server said with the page; while it is slow or
// away what it said before, or this browser's own copy; and the server's word again by itself as soon as it is back.
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useUser } from '../../account/auth/session/use-user.ts';
import { keepDashboard } from './keep-dashboard.ts';
import type { DashboardResult } from './dashboard-result.ts';
import { useCopyOwner } from './use-own-copies.ts';

export type ShownDashboard = {
  /** Null = there is nothing to show. */
  dashboard: Dashboard | null;
  /** A 'copy' may be old, and nothing can be saved while it stands. */
  kind: 'fresh' | 'copy' | 'none';
  /** No word from the server yet: it is only slow. */
  isComing: boolean;
};

const PAUSES_MS = [2_000, 4_000, 8_000, 15_000] as const;

export function useDashboard(result: DashboardResult): ShownDashboard {
  const late = useLateResult(result);
  const current = late ?? result;
  const said = current.kind === 'said' ? current.dashboard : null;
  // What this page has shown before is newer than any copy.
  const [shown, setShown] = useState(said);
  if (said !== null && said !== shown) setShown(said);
  // Read again after a press, a page stays what it is while the server is slow: its forms keep what is being typed into them.
  const [lastWord, setLastWord] = useState(current.kind);
  if (current.kind !== 'late' && current.kind !== lastWord) setLastWord(current.kind);
  useKeptCopy(said);
  useReturnOfServer(current.kind === 'away');
  const copy = useStoredCopy(said === null && shown === null);

  const isComing = current.kind === 'late';
  if (said !== null) return { dashboard: said, kind: 'fresh', isComing };
  const last = shown ?? copy;
  if (last === null) return { dashboard: null, kind: 'none', isComing };
  return { dashboard: last, kind: isComing && lastWord === 'said' ? 'fresh' : 'copy', isComing };
}

/** The response that was still under way when the page came; null until it is here. */
function useLateResult(result: DashboardResult): DashboardResult | null {
  const [arrived, setArrived] = useState<{ to: DashboardResult; result: DashboardResult } | null>(null);
  const { revalidate } = useRevalidator();
  const askAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (result.kind !== 'late') return;
    let isGone = false;
    result.coming.then(
      (found) => isGone || setArrived({ to: result, result: found }),
      // A redirect, such as to the sign-in: only the router can follow it.
      () => isGone || askAgain(),
    );
    return () => {
      isGone = true;
    };
  }, [result]);
  return arrived?.to === result ? arrived.result : null;
}

function useKeptCopy(said: Dashboard | null): void {
  const userId = useUser()?.id ?? null;
  useEffect(() => {
    if (said !== null && userId !== null) keepDashboard(userId, said);
  }, [said, userId]);
}

/** Read once; the server's HTML can't know of it. */
function useStoredCopy(isWanted: boolean): Dashboard | null {
  const isHydrated = useHydrated();
  const owner = useCopyOwner();
  const [read, setRead] = useState<{ owner: string; copy: Dashboard | null } | null>(null);
  useEffect(() => {
    if (!isHydrated || !isWanted || owner === null) return;
    let isGone = false;
    void import('./dashboard-copy.ts').then(
      ({ readDashboardCopy }) => isGone || setRead({ owner, copy: readDashboardCopy(owner) }),
    );
    return () => {
      isGone = true;
    };
  }, [isHydrated, isWanted, owner]);
  return isWanted && read !== null && read.owner === owner ? read.copy : null;
}

/** Asks again, ever more seldom; at once when the network is back or the page is looked at. */
function useReturnOfServer(isAway: boolean): void {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (state === 'idle' && navigator.onLine && document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    if (!isAway) return;
    let tries = 0;
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(
        () => {
          ask();
          tries += 1;
          wait();
        },
        PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)],
      );
    };
    const now = () => ask();
    wait();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [isAway]);
}
