// A lesson that the model wrote, mended by code where only its form is off, and what it is refused for: only what harms its reader
// (docs/decisions.md 'Rules for a lesson'). One that is refused is asked for once more, with these sentences.
import { type LessonIssueCode, lessonIssues, type Parsers } from '../lesson-rules/lesson-rules.ts';
import { mendedMarkdown } from '../lesson-rules/mend.ts';
import { partsOf } from '../lesson-rules/parts.ts';
import { isOtherSubject, stemsOf, wordsShared } from '../lesson-rules/subject.ts';
import {
  ACCEPTED_WORDS,
  cleanMarkdown,
  LESSON_END,
  LESSON_WORDS,
  lessonEnd,
  MAX_LESSON_CHARACTERS,
  wordsOf,
} from '../lessons/lesson.ts';
import { type PracticeIssueCode, practiceIssues } from '../practice/practice-rules.ts';
import type { LessonPractice } from '../practice/practice.ts';
import { parsePractice } from '../practice/reply.ts';
import { practiceSchema } from '../practice/stored.ts';
import { type StopIssueCode, stopIssues } from '../stops/stop-rules.ts';
import type { PlannedLesson } from '../structure/structure.ts';
import { PRACTICE_MARK, splitReply } from './lesson-reply.ts';

/** `sentence`: in Polish, for the model that is to write it again and for the operator. */
export type WrittenIssue = { code: RefusalCode; sentence: string };

/** What was off in the reply as it came, whether it was mended or kept: for the measure, and for nothing else. */
export type FindingCode =
  | `text/${LessonIssueCode}`
  | `practice/${PracticeIssueCode | 'form'}`
  | `stop/${StopIssueCode}`
  | 'no-end'
  | 'promise';

/** `practice` null = what stands after the mark can't be used. No issues = it is as good as it should be. */
export type WrittenLesson = {
  markdown: string;
  words: number;
  practice: LessonPractice | null;
  issues: readonly WrittenIssue[];
  findings: readonly FindingCode[];
};

/** What the structure says of the lesson; where it says nothing of goal and what it leaves, the reply does. */
export type LessonAim = Pick<PlannedLesson, 'title' | 'goal' | 'leaves'>;

const NOTHING = new Set(['', 'null', 'undefined']);

export function checkWrittenLesson(reply: string, aim: LessonAim, parsers?: Parsers): WrittenLesson {
  const parts = splitReply(reply.slice(0, MAX_LESSON_CHARACTERS));
  const raw = cleanMarkdown(parts.text);
  const markdown = NOTHING.has(raw) ? '' : mendedMarkdown(raw, aim.title);
  if (markdown === '') return { ...EMPTY, issues: [issueOf('empty')] };
  const read = parsePractice(parts.practice, aim);
  const practice = read.ok ? read.practice : null;
  const issues = refusalsOf(partsOf(markdown).prose, aim);
  if (!read.ok) issues.push(issueOf('no-practice', read.reason));
  return {
    markdown,
    words: wordsOf(markdown),
    practice,
    issues,
    findings: [...textFindings(raw, practice ?? aim, aim.title, parsers), ...practiceFindings(read)],
  };
}

/** The provider let nothing of it through. */
export function unsafeLesson(): WrittenLesson {
  return { ...EMPTY, issues: [issueOf('unsafe')] };
}

const EMPTY = { markdown: '', words: 0, practice: null, findings: [] } as const;

export function issueOf(code: RefusalCode, found = ''): WrittenIssue {
  return { code, sentence: REFUSAL_SENTENCES[code](found) };
}

/** The text is good, and only what comes after it isn't: it alone is asked for anew. */
export function lacksPracticeAlone({ issues }: WrittenLesson): boolean {
  return issues.length > 0 && issues.every(({ code }) => code === 'no-practice');
}

/** `reply`: of the call for the practice alone; with the text once more it counts, too. */
export function withPractice(lesson: WrittenLesson, reply: string, aim: LessonAim): WrittenLesson {
  const read = parsePractice(splitReply(reply).practice ?? reply, aim);
  if (!read.ok) return lesson;
  const issues = lesson.issues.filter(({ code }) => code !== 'no-practice');
  return { ...lesson, practice: read.practice, issues };
}

/** The one with less to mend; of two alike the later, which knew what was wrong, unless there is nothing in it to read. */
export function betterOf(first: WrittenLesson, second: WrittenLesson): WrittenLesson {
  if (second.markdown === '') return first;
  if (first.markdown === '') return second;
  return first.issues.length < second.issues.length ? first : second;
}

function refusalsOf(prose: string, { title, goal = '', leaves = '' }: LessonAim): WrittenIssue[] {
  const issues: WrittenIssue[] = [];
  const words = wordsOf(prose);
  if (words < ACCEPTED_WORDS.least) issues.push(issueOf('too-short', String(words)));
  if (words > ACCEPTED_WORDS.most) issues.push(issueOf('too-long', String(words)));
  if (!isPolish(prose)) issues.push(issueOf('not-polish'));
  else if (isOtherSubject(prose, `${title} ${goal} ${leaves}`)) issues.push(issueOf('other-subject'));
  return issues;
}

function textFindings(
  raw: string,
  aims: Pick<LessonAim, 'goal' | 'leaves'>,
  title: string,
  parsers: Parsers | undefined,
): FindingCode[] {
  const codes = lessonIssues(raw, parsers === undefined ? {} : { parsers }).map(({ code }) => code);
  const end = lessonEnd(raw);
  return [
    ...codes.map((code) => `text/${code}` as const),
    ...stopIssues(raw).map(({ code }) => `stop/${code}` as const),
    ...(end === null ? ['no-end' as const] : namesPromise(end, aims, title) ? [] : ['promise' as const]),
  ];
}

function practiceFindings(read: ReturnType<typeof parsePractice>): FindingCode[] {
  if (!read.ok) return [];
  const { raw, practice } = read;
  const asItCame = practiceSchema().safeParse({ ...(raw as object), goal: LESSON_END, leaves: LESSON_END });
  if (!asItCame.success) return ['practice/form'];
  const { goal, leaves } = practice;
  const whole = { ...asItCame.data, title: LESSON_END, goal: goal.slice(0, 1), leaves: leaves.slice(0, 1) };
  return practiceIssues(whole).map(({ code }) => `practice/${code}` as const);
}

const STEMS_NAMED = 2;

/** Whether the end takes up the words of what the lesson is for and leaves behind; endings may differ. */
export function namesPromise(
  end: string,
  { goal = '', leaves = '' }: Partial<Pick<LessonPractice, 'goal' | 'leaves'>>,
  title: string,
): boolean {
  const promised = `${goal} ${leaves}`.trim() === '' ? title : `${goal} ${leaves}`;
  return wordsShared(promised, end) >= Math.min(STEMS_NAMED, stemsOf(promised).size);
}

// Whether a text is Polish: by the short words without which nobody writes Polish, and which English and its neighbours don't have.

const POLISH =
  /^(?:się|jest|są|nie|że|żeby|na|po|jak|ale|lub|albo|dla|czy|gdy|już|jeśli|przy|przez|tym|tego|ten|ta|te|tej|tę|tych|bo|oraz|tylko|za|ze|od|w|z|co|który|która|które|ich|jego|jej|bez|nad|pod|może|możesz|potem|teraz|każd[yae]|także|też|więc|który(?:ch|m))$/u;

/** Every twentieth word: lessons of Polish prose have four times as many, those with pairs of foreign sentences still twice. */
const MIN_SHARE = 0.05;

/** `prose`: without code. Of a text without words nothing can be said. */
export function isPolish(prose: string): boolean {
  const words = prose.toLocaleLowerCase('pl').match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => POLISH.test(word)).length;
  return words.length === 0 || known / words.length >= MIN_SHARE;
}

// Why a lesson is refused, said to the model that writes it again, and to the operator.
export type RefusalCode =
  | 'empty'
  | 'unsafe'
  | 'too-short'
  | 'too-long'
  | 'not-polish'
  | 'other-subject'
  | 'no-practice';

const asked = `Ma mieć od ${LESSON_WORDS.least} do ${LESSON_WORDS.most} słów, nie licząc kodu.`;

const REFUSAL_SENTENCES: Readonly<Record<RefusalCode, (found: string) => string>> = {
  empty: () => 'Odpowiedź była pusta.',
  unsafe: () => 'Odpowiedź zatrzymały filtry bezpieczeństwa. Napisz lekcję tak, by nikogo nie narażała.',
  'too-short': (words) =>
    `Tekst ma słów: ${words}, a mniej niż ${ACCEPTED_WORDS.least} to jeszcze nie lekcja. ${asked}`,
  'too-long': (words) => `Tekst ma słów: ${words}, a więcej niż ${ACCEPTED_WORDS.most} to za dużo. ${asked}`,
  'not-polish': () => 'Tekst nie jest po polsku. Kurs jest po polsku, także gdy uczy innego języka.',
  'other-subject': () => 'Tekst nie jest o tym, co zapowiadają tytuł i cel tej lekcji.',
  'no-practice': (reason) =>
    `Po tekście lekcji ma stać wiersz ${PRACTICE_MARK}, a po nim obiekt JSON. Nie da się go użyć: ${reason}`,
};
