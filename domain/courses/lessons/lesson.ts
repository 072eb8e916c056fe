// What a lesson's Markdown is (docs/product.md 'Lesson text'), and how long it is. What is wrong with one, the rules say
// (writing/written-lesson.ts). Markup in it is text (anyone who renders it escapes it).

/** What the model is asked for. */
export const LESSON_WORDS = { least: 500, most: 1000 } as const;
/** Fewer are an apology, more are no lesson; in between what came is kept. */
export const ACCEPTED_WORDS = { least: 250, most: 2_500 } as const;
/** What our own editors hold to; with the model it is counted, and nothing more. */
export const EDITED_WORDS = { least: 500, most: 1_200 } as const;

/** More than 8 000 tokens of Polish can fill: reading ends here. */
export const MAX_LESSON_CHARACTERS = 40_000;

/** The heading that ends every lesson. */
export const LESSON_END = 'Podsumowanie';

export const WORDS_A_MINUTE = 200;

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const CONTROL = /[\p{Cc}\ufeff\u200b\u2060]/gu;
const END_HEADING = new RegExp(`^#{2,4}\\s+(?:\\d+[.)]\\s+)?\\**${LESSON_END}`, 'gim');

/** A reply without control characters and without the fence in which models like to wrap it; a lesson itself ends with prose. */
export function cleanMarkdown(reply: string): string {
  const text = withoutControl(reply).trim();
  const [, inner] = /^```\w*[ \t]*\n([\s\S]*?)\n?```$/.exec(text) ?? [];
  return (inner ?? text).trim();
}

/** For chunks, too: well-formed, every line break a plain one, nothing invisible. */
function withoutControl(text: string): string {
  return text
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(CONTROL, (character) => (character === '\n' ? '\n' : character === '\t' ? '  ' : ''))
    .toWellFormed();
}

/** Words of the text, without signs of Markdown that stand alone. */
export function wordsOf(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes, rounded up. */
export function minutesToRead(words: number): number {
  return Math.ceil(words / WORDS_A_MINUTE);
}

/** What stands under the heading that ends a lesson; null = it has none. */
export function lessonEnd(markdown: string): string | null {
  const heading = [...markdown.matchAll(END_HEADING)].at(-1);
  return heading === undefined ? null : markdown.slice(heading.index + heading[0].length);
}
