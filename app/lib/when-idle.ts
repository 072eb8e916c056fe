// When to do what a page can wait for: once it has loaded and the browser has nothing else to do, or before at the first sign of
// a person; on a line that is slow or paid for by what it carries, at that sign alone. Both return the way to stop waiting.

const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'] as const;
const LATEST_MS = 2_000;

export function whenIdle(onIdle: () => void): () => void {
  return whenTouched(onIdle, !isSparing());
}

/** `orIdle`: or before, when the browser has nothing else to do. */
export function whenTouched(onSign: () => void, orIdle = false): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let resting = '';
  const finish = (event?: Event & { clientX?: number; clientY?: number }) => {
    if (event?.type === 'pointermove') {
      // Of a mouse that lies still browsers send one, too, once the page has come under it.
      const place = `${event.clientX} ${event.clientY}`;
      if (place === (resting ||= place)) return;
    }
    if (signal.aborted) return;
    waiting.abort();
    onSign();
  };
  for (const sign of SIGNS_OF_A_PERSON)
    window.addEventListener(sign, finish, { capture: true, passive: true, signal });
  const waitForIdle = () => requestIdle(() => finish());
  if (orIdle && document.readyState === 'complete') waitForIdle();
  else if (orIdle) window.addEventListener('load', waitForIdle, { signal });
  return () => waiting.abort();
}

// Chromium alone tells of the line (Network Information API).
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'));
}

// Safari has none.
function requestIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: LATEST_MS });
  else setTimeout(callback);
}
