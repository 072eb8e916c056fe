// A page from before a deployment may ask for a chunk that is gone (faults 52): one reload brings the new version; a second
// failure within a minute is left to the error page, so that nothing goes round in circles. Without a network nothing is known of a new
// version, and a reload would throw away the page and what was typed into it.

const KEY = 'szlak_przeladowano';
const PAUSE_MS = 60_000;

export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
