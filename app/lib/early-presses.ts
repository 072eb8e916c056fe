// Presses in parts that React has not taken over yet (late-part.tsx): boxes that were ticked and the button pressed last are
// repeated once it has, so that a quick hand is not ignored. The window hears a press before React stops it, or takes the part
// over in the middle of it and unticks the box.

let lastButton: HTMLElement | null = null;
/** As the person left them. */
const boxes = new Map<HTMLInputElement, boolean>();
const takenOver = new Set<Element>();

/** Begins to listen; to be called before React takes over anything. */
export function recordEarlyClicks(): void {
  window.addEventListener('click', hear, { capture: true });
}

/** From now on React hears presses in this part by itself. Returns the way to take that back. */
export function markHydrated(part: Element): () => void {
  takenOver.add(part);
  return () => takenOver.delete(part);
}

export function repeatEarlyPresses(part: Element): void {
  for (const [box, isTicked] of boxes) {
    if (!part.contains(box)) continue;
    boxes.delete(box);
    if (box.checked !== isTicked) box.click();
  }
  if (lastButton === null || !part.contains(lastButton)) return;
  const button = lastButton;
  lastButton = null;
  button.click();
}

function hear({ target }: Event): void {
  if (!(target instanceof Element) || [...takenOver].some((part) => part.contains(target))) return;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') boxes.set(target, target.checked);
  const button = target.closest('button');
  if (button !== null && !isSentAnyway(button)) lastButton = button;
}

/** By the browser, or by React if it took the form over in the middle of the press: repeated, an order would be sent twice. */
function isSentAnyway({ type, form }: HTMLButtonElement): boolean {
  return type === 'submit' && form?.method === 'post';
}
