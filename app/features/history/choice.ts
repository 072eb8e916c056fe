// Which two analyses the address asks to compare.

export type Choice = { a: string; b: string };

/** Null = none, or one with itself. */
export function readChoice(query: URLSearchParams): Choice | null {
  const [a, b] = [query.get('a') ?? '', query.get('b') ?? ''];
  return a === '' || b === '' || a === b ? null : { a, b };
}
