const COUNTS = [
  '',
  'Otworzył się jeden szlak',
  'Otworzyły się dwa szlaki',
  'Otworzyły się trzy szlaki',
] as const;

/** 'Otworzyły się trzy szlaki', 'Kucharz, Piekarz i Cukiernik'. Without an analysis: what Premium opens once there is one. */
export function openedWords(names: readonly string[]): [count: string, list: string] {
  if (names.length === 0) return ['Wszystkie szlaki są otwarte', ''];
  const count = COUNTS[names.length] ?? `Otworzyły się szlaki (${names.length})`;
  const last = names.at(-1) ?? '';
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} i ${last}`;
  return [count, list];
}
