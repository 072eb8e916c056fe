// What is wrong with a lesson that the model wrote (docs/decisions.md 'Rules for a lesson'). One that breaks a rule is asked for once
// more, with these sentences; after that it waits for its editors.
import { wordsIn } from '../../folded-text.ts';
import { lessonIssues, type LessonIssueCode, type Parsers } from '../lesson-rules/lesson-rules.ts';
import { checkLesson, LESSON_END, lessonEnd } from '../lessons/lesson.ts';
import { practiceIssues, type PracticeIssueCode } from '../practice/practice-rules.ts';
import type { LessonPractice } from '../practice/practice.ts';
import { parsePractice } from '../practice/reply.ts';
import type { PlannedLesson } from '../structure/structure.ts';
import { LESSON_SENTENCES, PRACTICE_SENTENCES, WHOLE_SENTENCES } from './issue-sentences.ts';
import { splitReply } from './lesson-reply.ts';

export type WrittenIssueCode =
  | `text/${LessonIssueCode}`
  | `practice/${PracticeIssueCode}`
  | 'no-end'
  | 'promise'
  | 'no-practice';

/** `sentence`: in Polish, for the model that is to mend it and for the operator. */
export type WrittenIssue = { code: WrittenIssueCode; sentence: string };

/** `practice` null = what stands after the mark can't be read. No issues = it may be shown. */
export type WrittenLesson = {
  markdown: string;
  words: number;
  practice: LessonPractice | null;
  issues: readonly WrittenIssue[];
};

export type CheckedReply =
  | { ok: true; lesson: WrittenLesson }
  /** No lesson at all: nothing of it is kept. */
  | { ok: false; fault: 'empty' | 'unfit' };

/** What the structure says of the lesson; where it says nothing of goal and what it leaves, the reply does. */
export type LessonAim = Pick<PlannedLesson, 'title' | 'goal' | 'leaves'>;

export function checkWrittenLesson(reply: string, aim: LessonAim, parsers?: Parsers): CheckedReply {
  const parts = splitReply(reply);
  const checked = checkLesson(parts.text);
  if (!checked.ok) return checked;
  const { markdown, words } = checked;
  const read = parsePractice(parts.practice, aim);
  const practice = read.ok ? read.practice : null;
  const issues: WrittenIssue[] = lessonIssues(markdown, parsers === undefined ? {} : { parsers }).map(
    ({ code, found }) => ({ code: `text/${code}`, sentence: LESSON_SENTENCES[code](found) }),
  );
  const end = lessonEnd(markdown);
  if (end === null) issues.push({ code: 'no-end', sentence: WHOLE_SENTENCES.noEnd });
  else if (!namesPromise(end, practice ?? aim, aim.title))
    issues.push({ code: 'promise', sentence: WHOLE_SENTENCES.promise });
  if (!read.ok) issues.push({ code: 'no-practice', sentence: WHOLE_SENTENCES.noPractice(read.reason) });
  else issues.push(...issuesOf(read.practice, aim));
  return { ok: true, lesson: { markdown, words, practice, issues } };
}

/** The one with less to mend; of two alike the later, which knew what was wrong. */
export function betterOf(first: WrittenLesson, second: WrittenLesson): WrittenLesson {
  return first.issues.length < second.issues.length ? first : second;
}

// What the structure says is not the lesson's to mend.
function issuesOf(practice: LessonPractice, { goal, leaves }: LessonAim): WrittenIssue[] {
  const own = {
    ...practice,
    title: LESSON_END,
    goal: goal === undefined ? practice.goal : LESSON_END,
    leaves: leaves === undefined ? practice.leaves : LESSON_END,
  };
  return practiceIssues(own).map(({ code, found }) => ({
    code: `practice/${code}`,
    sentence: PRACTICE_SENTENCES[code](found),
  }));
}

/** Long enough to mean something, short enough to survive an ending. */
const STEM_LENGTH = 5;
const STEMS_NAMED = 2;

/** Whether the end takes up the words of what the lesson is for and leaves behind; endings may differ. */
export function namesPromise(
  end: string,
  { goal = '', leaves = '' }: Partial<Pick<LessonPractice, 'goal' | 'leaves'>>,
  title: string,
): boolean {
  const promised = stemsOf(`${goal} ${leaves}`.trim() === '' ? title : `${goal} ${leaves}`);
  const said = stemsOf(end);
  const named = [...promised].filter((stem) => said.has(stem));
  return named.length >= Math.min(STEMS_NAMED, promised.size);
}

function stemsOf(text: string): Set<string> {
  const words = wordsIn(text).map(({ folded }) => folded);
  return new Set(
    words.filter((word) => word.length >= STEM_LENGTH).map((word) => word.slice(0, STEM_LENGTH)),
  );
}
