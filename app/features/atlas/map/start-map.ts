/** Fetches what moves the map, on its page alone. Without it the picture and its links stay. */
export function startAtlasMap(): void {
  const room = document.querySelector<HTMLElement>('[data-atlas-map]');
  if (room !== null) void import('./plain-map.ts').then(({ startMap }) => startMap(room));
}
