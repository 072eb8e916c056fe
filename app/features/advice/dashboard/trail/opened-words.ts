const COUNTS = [
  '',
  'Otworzyła się jedna ścieżka',
  'Otworzyły się dwie ścieżki',
  'Otworzyły się trzy ścieżki',
] as const;

/** 'Otworzyły się trzy ścieżki', 'Kucharz, Piekarz i Cukiernik'. Without an analysis: what Premium opens once there is one. */
export function openedWords(names: readonly string[]): [count: string, list: string] {
  if (names.length === 0) return ['Wszystkie ścieżki są otwarte', ''];
  const count = COUNTS[names.length] ?? `Otworzyły się ścieżki (${names.length})`;
  const last = names.at(-1) ?? '';
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} i ${last}`;
  return [count, list];
}
