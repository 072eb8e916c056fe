// Which two analyses the address asks to compare.

type Choice = { a: string; b: string };

/** Null = none, or one with itself. */
export function readChoice(query: URLSearchParams): Choice | null {
  const [a, b] = [query.get('a') ?? '', query.get('b') ?? ''];
  return a === '' || b === '' || a === b ? null : { a, b };
}

/** The one that was chosen twice; null = none. */
export function chosenTwice(query: URLSearchParams): string | null {
  const a = query.get('a') ?? '';
  return a !== '' && a === query.get('b') ? a : null;
}
