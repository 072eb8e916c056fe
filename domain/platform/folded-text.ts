// Polish text folded for comparing and searching: lower case, without diacritics, since endings and keyboards change them
// (specjalista, specjaliści; zarządzanie, zarzadzanie).

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
}

export type FoundWord = { raw: string; folded: string; start: number; end: number };

export function wordsIn(text: string): FoundWord[] {
  return Array.from(text.matchAll(WORDS), (match) => ({
    raw: match[0],
    folded: folded(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The folded words with single spaces: equal for names that differ in case, diacritics or punctuation only. */
export function spelled(text: string): string {
  return wordsIn(text)
    .map((word) => word.folded)
    .join(' ');
}
