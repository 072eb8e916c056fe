// The page's side of reading without a network (app/entry.offline.ts): it says which page was read and whose it is, and forgets.
import { isKeptPage } from '#domain/platform/kept-pages.ts';

const OFFLINE_SCRIPT = '/sw.js';

/** Caches of ours: one a session, and at most one at a time. */
export const KEPT_CACHE = 'kept-';

/** `isChanged`: the page has more by now than when it was opened. */
export type Keep = { path: string; mark: string; isChanged?: boolean | undefined };

/** `mark`: of the session; a copy of any other is forgotten. Without a service worker nothing happens. */
export async function keepPage(keep: Keep): Promise<void> {
  // Absent on plain http, and in Firefox' private windows.
  if (!isKeptPage(keep.path) || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(OFFLINE_SCRIPT);
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin; that rule means windows
    active?.postMessage(keep);
  } catch {
    // Storage is full or forbidden: the pages are read with a network.
  }
}

export async function forgetKeptPages(exceptMark: string | null = null): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  const others = names.filter((name) => name.startsWith(KEPT_CACHE) && name !== `${KEPT_CACHE}${exceptMark}`);
  await Promise.all(others.map((name) => caches.delete(name)));
}
