// Metadata are merged key by key; an empty value takes its key away, null takes all of them.
export function merged(
  before: Record<string, string>,
  wanted: Record<string, string> | null | undefined,
): Record<string, string> {
  if (wanted === undefined) return before;
  if (wanted === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...wanted }).filter(([, value]) => value !== ''));
}
