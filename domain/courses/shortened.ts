// A text that is longer than its place, cut where a reader wouldn't notice: after a sentence, or, where that would leave less than half
// of the room, after a whole word.

const SENTENCE_END = /[.!?…](?=[”"’)\]]*(?:\s|$))[”"’)\]]*/gu;

export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const room = text.slice(0, length);
  const ends = Array.from(room.matchAll(SENTENCE_END), ({ index, 0: signs }) => index + signs.length);
  // The room may end within a word.
  const end = ends.findLast((at) => /^\s/.test(text.slice(at, at + 1)));
  if (end !== undefined && end >= length / 2) return room.slice(0, end);
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`.toWellFormed();
}

/** The same by words. */
export function shortenedToWords(text: string, most: number): string {
  const words = [...text.matchAll(/\S+/g)].filter(([word]) => /[\p{L}\p{N}]/u.test(word));
  const next = words[most];
  return next === undefined ? text : shortened(text, next.index);
}
