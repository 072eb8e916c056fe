// A page from before a deployment may ask for a chunk that is gone, or get data of a version it doesn't know (docs/faults.md 52): one
// reload brings the new version; a second one within a minute is left to the error page, so that nothing goes round in circles.
// Without a network nothing is known of a new version, and a reload would throw away the page and what was typed into it.

const KEY = 'szlak_przeladowano';
const PAUSE_MS = 60_000;

export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

/** False = this is not the moment. */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  // Not by browser-storage.ts: where nothing can be remembered, nothing may reload either.
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
