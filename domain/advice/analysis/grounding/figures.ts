// No figure of the model's reaches a page: pay, percentages and large numbers come from tables or are not there. A sentence that
// holds one is left out; of a text that is nothing else, only the figure is.

// Gaps are bounded: a pattern with open ends on both sides of a number takes cubic time. \b knows no 'ł', hence the look-ahead.
const GAP = String.raw`[\s.,]{0,4}[–—-]?\s{0,3}`;
const MONEY = String.raw`(?:(?:zł|zl|tys|mln|euro|EUR)(?!\p{L})|złot|zlot|PLN|tysi[ąaęe]c|milion|€|USD|dolar|\$|brutto|netto)`;
const FIGURES = [
  new RegExp(String.raw`\d${GAP}${MONEY}`, 'iu'),
  new RegExp(String.raw`(?:€|\$|PLN|EUR|USD)\s{0,3}\d`, 'iu'),
  new RegExp(String.raw`\d[\s.,]{0,4}(?:%|‰|proc(?!\p{L})|procent|pkt proc)`, 'iu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:tysi[ąaęe]c|milion)\p{L}{0,4}(?!\p{L})[^.!?]{0,20}(?:zł|PLN|brutto|netto)`,
    'iu',
  ),
  /\p{L}\s{1,3}tysi[ęe]c/iu,
];
/** Four digits and more, grouped or not, that are no number of a norm. */
const LARGE =
  /(?<![\p{L}\d.,/-]|(?:ISO|IEC|IEEE|EN|PN|RFC|DIN|PKD)[\s/-]{0,2})\d(?:[\s.,\u00a0\u202f]?\d){3,}(?![\d/])/gu;
/** A year, a day or a time of day. */
const TIME = /^(?:(?:\d{1,2}\.\d{1,2}\.)?(?:19|20)\d\d|(?:[01]?\d|2[0-4])\.[0-5]\d)$/;
/** No end is before a small letter or a figure ('2 tys. zł', 'np. 30%'), nor after what is short for something. */
const SENTENCE_START =
  /(?<=[.!?…]["”»)]?\s{1,3})(?<!(?<!\p{L})(?:np|m\.\s?in|tzw|tzn|tj|ok|nr|prof|inż|godz|tys|mln)\.\s{1,3})(?=[^\p{Ll}\d\s])/u;

export function holdsFigure(text: string): boolean {
  if (FIGURES.some((figure) => figure.test(text))) return true;
  return [...text.matchAll(LARGE)].some(([number]) => !TIME.test(number));
}

/** The text without the sentences that hold a figure; '' = nothing is left. */
export function withoutFigures(text: string): string {
  if (!holdsFigure(text)) return text;
  const kept = text.split(SENTENCE_START).filter((sentence) => !holdsFigure(sentence));
  return kept.join('').trim();
}

/** For a text that must not be empty: what is left, or the text with the figures taken out. */
export function textWithoutFigures(text: string): string {
  const kept = withoutFigures(text);
  if (kept !== '') return kept;
  const bare = text
    .replaceAll(
      /\d[\d\s.,–—-]*(?:zł(?:ot\p{L}*)?|PLN|tys(?:\.|i\p{L}+)?|EUR|euro|%|brutto|netto|\s)*/giu,
      '… ',
    )
    .trim();
  // What is written out in words can't be taken out.
  return bare === '' || holdsFigure(bare) ? '…' : bare;
}
