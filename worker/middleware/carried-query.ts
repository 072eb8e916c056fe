// What a redirect carries along: clients take headers of some kilobytes, so a query that none of our pages has is dropped (docs/faults.md 50).
const MAX_LETTERS = 4_000;

export function carriedQuery(search: string): string {
  return search.length > MAX_LETTERS ? '' : search;
}
