// A text cut at a word, for what a plan shows the beginning of.

const LOOSE_END = /[\s.,;:–—-]{1,20}$/;
const CUT_PAIR = /[\ud800-\udbff]$/;

/** The first `length` characters, cut at a word, with '…'; the whole text if it is no longer. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length).replace(CUT_PAIR, '');
  const cutsWord = !/\s/.test(text.charAt(length));
  const words = (cutsWord ? head.slice(0, lastSpaceOf(head)) : head).replace(LOOSE_END, '');
  return `${words === '' ? head : words}…`;
}

function lastSpaceOf(text: string): number {
  return Math.max(0, text.lastIndexOf(' '), text.lastIndexOf('\n'));
}
