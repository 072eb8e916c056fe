// Clicks in parts that React has not taken over yet (late-part.tsx): it drops them, so the button clicked last is clicked again
// once it has (tests/e2e/platform/late-parts.test.ts). What was clicked before this script, the page has kept (RECORD_FIRST_CLICKS). What is ticked or typed stands in the document, and its part reads it there.

/** A page shows its buttons seconds before its scripts run on a slow line: its own HTML keeps what was clicked last. */
export const RECORD_FIRST_CLICKS = "addEventListener('click',e=>{window.firstClick=e.target},true);";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    firstClick?: EventTarget | null;
  }
}

let lastButton: HTMLElement | null = null;
const hydrated = new Set<Element>();

/** Begins to listen; to be called before React takes over anything. The window hears a click before React stops it. */
export function recordEarlyClicks(): void {
  record({ target: window.firstClick ?? null });
  window.addEventListener('click', record, { capture: true });
}

/** From now on React hears clicks in this part by itself. Returns the way to take that back. */
export function markHydrated(part: Element): () => void {
  hydrated.add(part);
  return () => hydrated.delete(part);
}

export function repeatEarlyClick(part: Element): void {
  if (lastButton === null || !part.contains(lastButton)) return;
  const button = lastButton;
  lastButton = null;
  button.click();
}

function record({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof Element) || [...hydrated].some((part) => part.contains(target))) return;
  const button = target.closest('button');
  if (button !== null && !isSentAnyway(button)) lastButton = button;
}

/** By the browser, or by React if it took the form over in the middle of the click: repeated, an order would be sent twice. */
function isSentAnyway({ type, form }: HTMLButtonElement): boolean {
  return type === 'submit' && form?.method === 'post';
}
