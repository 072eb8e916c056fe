/** Ties one-letter words to the next word and dashes to the one before, as Polish typesetting asks. */
export function withNonBreakingSpaces(text: string): string {
  // A one-letter word may follow another ('i w domu'), so what stands before it is only looked at, not consumed.
  return text.replace(/(?<=^|[\s\u00a0(„])([aiouwz]) /giu, '$1\u00a0').replaceAll(' –', '\u00a0–');
}
