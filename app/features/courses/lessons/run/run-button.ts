// 'Uruchom' under a lesson's code, with or without React: what runs it is fetched on the press alone. The frame is opened in the same
// moment, so that on a slow line both come together.
import { openFrame } from './frame.ts';

/** Returns the way to stop. */
export function listenForRuns(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', hear, { signal: stop.signal });
  return () => stop.abort();
}

function hear({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-run-code]') : null;
  const room = button?.closest('[data-code]');
  if (room) void start(room);
}

async function start(room: Element): Promise<void> {
  // Nothing of what runs code is carried by the Worker.
  if (import.meta.env.SSR) return;
  const frame = openFrame(room);
  try {
    const { runBlock } = await import('./run-block.ts');
    await runBlock(room, frame);
  } catch {
    frame.element.remove();
    const said = room.querySelector('[aria-live]');
    if (said !== null)
      said.textContent =
        'Nie udało się pobrać tego, czym kod się uruchamia. Sprawdź połączenie i naciśnij ponownie.';
  }
}
