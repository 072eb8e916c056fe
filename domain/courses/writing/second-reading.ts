// What a second reader found in a finished lesson, and the lesson mended by it (docs/decisions.md 'The second reader'): each finding quotes what
// is wrong and says what should stand there. Code puts it there, where that leaves the lesson at least as good; no text is written anew.
import { parseReply } from '../../advice/analysis/reply/parse.ts';
import { lessonIssues, type Parsers } from '../lesson-rules/lesson-rules.ts';
import { ACCEPTED_WORDS, wordsOf } from '../lessons/lesson.ts';
import { partsOf } from '../lesson-rules/parts.ts';
import type { LessonPractice } from '../practice/practice.ts';
import { stopIssues } from '../stops/stop-rules.ts';

/** `why`: what was recomputed or compared; `quote`: as it stands in the lesson or in its practice. */
export type SecondFinding = { why: string; quote: string; replacement: string };

export const MAX_FINDINGS = 8;
const MAX_QUOTE = 400;
const MAX_WHY = 300;
/** What is put right is about as long as what was wrong. */
const MOST_GROWTH = { factor: 2, characters: 60 } as const;
// None of it mends a figure: it would change the form of the lesson, or lead somewhere else.
const NOT_PUT_IN = /```|%%%|^#|https?:|www\.|[<>]/m;

/** What can't be read is nothing found: the lesson stands as it is. */
export function secondFindingsIn(reply: string): SecondFinding[] {
  const read = parseReply(reply, (value) => ({ ok: true, findings: listIn(value) }));
  return read.ok ? read.findings : [];
}

type SecondReading = {
  markdown: string;
  mended: number;
  /** What is wrong in the practice, for the call that asks for it anew. */
  practice: readonly string[];
};

export function mendedBySecondReader(
  { markdown: written, practice }: { markdown: string; practice: LessonPractice | null },
  findings: readonly SecondFinding[],
  parsers?: Parsers,
): SecondReading {
  const asked = practice === null ? '' : JSON.stringify(practice);
  let markdown = written;
  let mended = 0;
  const wrong: string[] = [];
  for (const { why, quote, replacement } of findings) {
    const better = withReplaced(markdown, quote, replacement);
    if (better !== null && isAsGood(better, markdown, parsers)) {
      markdown = better;
      mended++;
    } else if (!markdown.includes(quote) && asked.includes(inJson(quote))) wrong.push(why);
  }
  return { markdown, mended, practice: wrong };
}

/** Null = it stands there never or twice, or what should stand there is no correction. */
function withReplaced(text: string, quote: string, replacement: string): string | null {
  const at = text.indexOf(quote);
  if (at === -1 || text.includes(quote, at + 1)) return null;
  if (replacement.length > quote.length * MOST_GROWTH.factor + MOST_GROWTH.characters) return null;
  if (NOT_PUT_IN.test(replacement) && !NOT_PUT_IN.test(quote)) return null;
  if (linesOf(replacement) !== linesOf(quote)) return null;
  return text.slice(0, at) + replacement + text.slice(at + quote.length);
}

function isAsGood(better: string, before: string, parsers: Parsers | undefined): boolean {
  const issues = (markdown: string) =>
    lessonIssues(markdown, parsers === undefined ? {} : { parsers }).length +
    // A figure that is put right may stand nowhere else.
    stopIssues(markdown).filter(({ code }) => code !== 'number').length;
  const words = wordsOf(partsOf(better).prose);
  return words >= ACCEPTED_WORDS.least && words <= ACCEPTED_WORDS.most && issues(better) <= issues(before);
}

const linesOf = (text: string) => text.split('\n').length;
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

function listIn(value: unknown): SecondFinding[] {
  const { findings = [] } = (value ?? {}) as { findings?: unknown };
  if (!Array.isArray(findings)) return [];
  return findings.slice(0, MAX_FINDINGS).flatMap((one: unknown) => {
    const { why, quote, replacement } = (one ?? {}) as Record<string, unknown>;
    if (typeof why !== 'string' || typeof quote !== 'string' || typeof replacement !== 'string') return [];
    if (quote.trim() === '' || replacement.trim() === '' || quote === replacement) return [];
    return quote.length > MAX_QUOTE ? [] : [{ why: why.slice(0, MAX_WHY), quote, replacement }];
  });
}
