// What a lesson's text should hold to: the editors' first lessons must; of the model's it is counted how far they do, and what can be is
// mended (mend.ts).
import { EDITED_WORDS, minutesToRead, wordsOf } from '../lessons/lesson.ts';
import { foreignAddresses, withoutInlineCode } from './addresses.ts';
import { fillersIn } from './filler.ts';
import { partsOf, type Code } from './parts.ts';

export type LessonBounds = {
  /** Words of prose: code isn't counted. */
  words: { least: number; most: number };
  /** Headings of the second level, which is a lesson's first. */
  headings: { least: number; most: number };
  paragraphWords: number;
};

export const LESSON_BOUNDS: LessonBounds = {
  words: EDITED_WORDS,
  headings: { least: 2, most: 8 },
  paragraphWords: 120,
};

export type LessonIssueCode =
  | 'too-short'
  | 'too-long'
  | 'too-few-headings'
  | 'too-many-headings'
  | 'title-heading'
  | 'skipped-level'
  | 'endless-paragraph'
  | 'filler'
  | 'foreign-address'
  | 'markup'
  | 'picture'
  | 'open-code'
  | 'nameless-code'
  | 'broken-code';

/** `found`: the place or the figure, for anyone who mends it. */
type LessonIssue = { code: LessonIssueCode; found: string };

/** By language; each throws where the code doesn't parse. */
export type Parsers = Readonly<Record<string, (code: string) => unknown>>;

const JSON_ALONE: Parsers = { json: (code) => JSON.parse(code) as unknown };

/** Empty = nothing is wrong. */
export function lessonIssues(
  markdown: string,
  { bounds = LESSON_BOUNDS, parsers = JSON_ALONE }: { bounds?: LessonBounds; parsers?: Parsers } = {},
): LessonIssue[] {
  const { prose, codes, isOpen, headings, paragraphs } = partsOf(markdown);
  const words = wordsOf(prose);
  const parts = headings.filter(({ level }) => level === 2).length;
  const issues: LessonIssue[] = [];
  const say = (code: LessonIssueCode, found: string | number) => issues.push({ code, found: String(found) });

  if (words < bounds.words.least) say('too-short', words);
  if (words > bounds.words.most) say('too-long', words);
  if (parts < bounds.headings.least) say('too-few-headings', parts);
  if (parts > bounds.headings.most) say('too-many-headings', parts);
  for (const [index, { level, title }] of headings.entries()) {
    if (level === 1) say('title-heading', title);
    else if (level > (headings[index - 1]?.level ?? 1) + 1) say('skipped-level', title);
  }
  for (const paragraph of paragraphs)
    if (wordsOf(paragraph) > bounds.paragraphWords) say('endless-paragraph', beginningOf(paragraph));
  for (const filler of fillersIn(prose)) say('filler', filler);
  for (const address of foreignAddresses(markdown)) say('foreign-address', address);
  const bare = withoutInlineCode(prose);
  for (const [tag] of bare.matchAll(/<[a-z][^<>\n]*>/gi)) say('markup', tag);
  for (const [picture] of bare.matchAll(/!\[[^\]\n]*\]/g)) say('picture', picture);
  if (isOpen) say('open-code', '```');
  for (const code of codes) checkCode(code, parsers, say);
  return issues;
}

function checkCode(
  { language, text }: Code,
  parsers: Parsers,
  say: (code: LessonIssueCode, found: string) => void,
) {
  if (language === '') return say('nameless-code', beginningOf(text));
  try {
    parsers[language]?.(text);
  } catch (error) {
    say('broken-code', `${language}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function beginningOf(text: string): string {
  return text.split(/\s+/).slice(0, 8).join(' ');
}

/** Of the prose alone: code is looked at, tried, taken along. */
export function lessonMinutes(markdown: string): number {
  return minutesToRead(wordsOf(partsOf(markdown).prose));
}
