const MAX_QUERY_LENGTH = 100;

/** What was typed into a search by GET (`?szukaj=`); '' = nothing. */
export function searchOf(params: URLSearchParams): string {
  return (params.get('szukaj') ?? '').trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
}
