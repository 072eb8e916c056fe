/** Ties one-letter words to the next word and dashes to the one before, as Polish typesetting asks. */

export function withNonBreakingSpaces(text: string): string {
  // A one-letter word may follow another ('i w domu'), so what stands before it is only looked at, not consumed.
  return text.replace(/(?<=^|[\s\u00a0(„])([aiouwz]) /giu, '$1\u00a0').replaceAll(' –', '\u00a0–');
}

// Typographic care for Polish texts: what must not be torn apart at a line's end. Quotes and dashes stay as written.
const UNIT = /(\d) (?=(?:zł|PLN|EUR|tys\.|mln|mld|proc\.|godz\.|min|r\.|lat|lata|dni|%)(?![\p{L}]))/gu;
const THOUSANDS = /(\d) (?=\d{3}(?!\d))/g;
const PROVISION = /(§|(?<!\p{L})(?:art\.|ust\.|lit\.|pkt|nr)) (?=[\da-z])/gu;

export function typeset(text: string): string {
  return [THOUSANDS, UNIT, PROVISION].reduce(
    (tiedText, pattern) => tiedText.replaceAll(pattern, '$1\u00a0'),
    withNonBreakingSpaces(text),
  );
}
