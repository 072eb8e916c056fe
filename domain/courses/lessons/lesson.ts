// What a lesson's Markdown must be before it is stored for all buyers (docs/product.md 'Lesson text').
// 500–1000 words are asked for; refused is what can't be the whole lesson: too short or too long, or without the summary with
// which the prompt lets every lesson end, as a reply cut short has none. Markup in it is text (whoever renders it escapes it).
export const LESSON_WORDS = { least: 500, most: 1000 } as const;

/** Bounds of what is stored: a third of the least asked for, and more than 8 000 tokens of Polish can fill. */
export const LESSON_LIMITS = { minWords: 160, maxCharacters: 40_000 } as const;

/** The heading that ends every lesson. */
export const LESSON_END = 'Podsumowanie';

const WORDS_A_MINUTE = 200;

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const CONTROL = /[\p{Cc}\ufeff\u200b\u2060]/gu;
const END_HEADING = new RegExp(`^#{2,4}\\s+(?:\\d+[.)]\\s+)?\\**${LESSON_END}`, 'im');

export type CheckedLesson =
  | { ok: true; markdown: string; words: number }
  | { ok: false; fault: 'empty' | 'unfit' };

export function checkLesson(reply: string): CheckedLesson {
  if (reply.length > LESSON_LIMITS.maxCharacters) return { ok: false, fault: 'unfit' };
  const markdown = cleanMarkdown(reply);
  if (markdown === '' || markdown === 'null' || markdown === 'undefined')
    return { ok: false, fault: 'empty' };
  const words = wordsOf(markdown);
  const isWhole = END_HEADING.test(markdown) && !endsInFence(markdown);
  return words >= LESSON_LIMITS.minWords && isWhole
    ? { ok: true, markdown, words }
    : { ok: false, fault: 'unfit' };
}

/** A reply without control characters and without the fence in which models like to wrap it; a lesson itself ends with prose. */
export function cleanMarkdown(reply: string): string {
  const text = withoutControl(reply).trim();
  const [, inner] = /^```\w*[ \t]*\n([\s\S]*?)\n?```$/.exec(text) ?? [];
  return (inner ?? text).trim();
}

/** For chunks, too: well-formed, every line break a plain one, nothing invisible. */
export function withoutControl(text: string): string {
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

function endsInFence(markdown: string): boolean {
  return (markdown.match(/^ {0,3}(?:```|~~~)/gm)?.length ?? 0) % 2 === 1;
}
