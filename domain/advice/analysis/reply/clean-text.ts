// A text of the model made safe to store, compare and show (docs/product.md 'Analysis validity'): well-formed, without control and
// invisible characters, composed (NFC), trimmed, capped. Markup stays as it is: pages show it as text.

/** Caps in UTF-16 units: names and durations, and everything longer. */
export const MAX_NAME_LENGTH = 120;
export const MAX_TEXT_LENGTH = 2_000;

const SPACES = /[^\S\n]+/gu;
// \p{Cf} too: a soft hyphen or zero-width space inside a name, a quote or a figure would hide it from what compares them.
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const BREAK_WITH_SPACES = / ?\n ?/g;
const CUT_PAIR = /[\ud800-\udbff]$/;

export function cleanName(raw: string): string {
  return capped(tidy(raw).replaceAll('\n', ' ').replaceAll(SPACES, ' '), MAX_NAME_LENGTH);
}

/** Keeps line breaks, at most one empty line in a row. */
export function cleanLongText(raw: string): string {
  return capped(tidy(raw).replaceAll(/\n{3,}/g, '\n\n'), MAX_TEXT_LENGTH);
}

function tidy(raw: string): string {
  return raw
    .toWellFormed()
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(SPACES, ' ')
    .replaceAll(INVISIBLE, (character) => (character === '\n' ? character : ''))
    .normalize('NFC')
    .replaceAll(SPACES, ' ')
    .replaceAll(BREAK_WITH_SPACES, '\n')
    .trim();
}

function capped(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(CUT_PAIR, '').trimEnd();
}
