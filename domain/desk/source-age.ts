// How old the sources of our figures are: yearly ones are due after a year and a month.

const MAX_SOURCE_MONTHS = 13;

/** `published`: '2026-02-10'; null = their file says no day. */
export type DatedSource = { name: string; published: string | null };

type SourceAge = DatedSource & { state: 'fresh' | 'old' | 'undated' };

/** The oldest first, and those without a day before all. `now` in epoch ms. */
export function sourceAges(sources: readonly DatedSource[], now: number): SourceAge[] {
  return sources
    .map((source): SourceAge => ({ ...source, state: stateOf(source.published, now) }))
    .toSorted((one, other) => (one.published ?? '').localeCompare(other.published ?? ''));
}

function stateOf(published: string | null, now: number): SourceAge['state'] {
  if (published === null) return 'undated';
  const due = new Date(`${published}T00:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + MAX_SOURCE_MONTHS);
  return now > due.getTime() ? 'old' : 'fresh';
}
