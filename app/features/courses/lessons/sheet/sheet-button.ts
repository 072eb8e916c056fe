// 'Zmień w arkuszu' under a lesson's sheet, with or without React: what changes it is fetched on the press alone.

/** Returns the way to stop. */
export function listenForSheets(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', hear, { signal: stop.signal });
  return () => stop.abort();
}

function hear({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-change-sheet]') : null;
  const room = button?.closest<HTMLElement>('[data-sheet-room]');
  if (room) void open(room);
}

async function open(room: HTMLElement): Promise<void> {
  // Nothing of what changes a sheet is carried by the Worker.
  if (import.meta.env.SSR) return;
  try {
    const { openSheet } = await import('./open-sheet.ts');
    openSheet(room);
  } catch {
    const said = room.querySelector('[data-said]');
    if (said !== null)
      said.textContent = 'Nie udało się pobrać arkusza. Sprawdź połączenie i\u00a0naciśnij ponownie.';
  }
}
