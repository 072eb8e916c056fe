// What the way on says once the address is confirmed: back to what one was doing.

const LABELS: readonly (readonly [string, string])[] = [
  ['/zamowienie/', 'Wróć do zamówienia'],
  ['/kursy/', 'Wróć do kursu'],
  ['/moje-kursy', 'Wróć do moich kursów'],
  ['/plany', 'Wróć do planów'],
];

/** `path` = null: nothing was left unfinished. */
export function returnLabel(path: string | null): string {
  if (path === null || path === '/dashboard') return 'Przejdź do „Dziś”';
  return LABELS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'Przejdź dalej';
}
