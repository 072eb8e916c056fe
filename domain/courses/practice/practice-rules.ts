// What a lesson's practice must hold to: short where it is seen at a glance, and every question with exactly one truth.
import { foreignAddresses } from '../lesson-rules/addresses.ts';
import { fillersIn } from '../lesson-rules/filler.ts';
import { wordsOf } from '../lessons/lesson.ts';
import { TALK_BOUNDS } from '../talk/talk-rules.ts';
import { GAP, type FirstLessonPractice, type Question } from './practice.ts';

export const PRACTICE_BOUNDS = {
  title: 70,
  goal: 160,
  leaves: 120,
  summary: 400,
  meaning: 160,
  hint: 200,
  terms: { least: 3, most: 5 },
  questions: { least: 2, most: 3 },
  options: { least: 3, most: 4 },
  items: { least: 3, most: 5 },
  taskWords: { least: 40, most: 120 },
  minutes: { least: 10, most: 45 },
} as const;

export type PracticeIssueCode =
  | 'too-long'
  | 'empty'
  | 'terms'
  | 'questions'
  | 'one-kind'
  | 'options'
  | 'right'
  | 'items'
  | 'gap'
  | 'task'
  | 'minutes'
  | 'talk'
  | 'filler'
  | 'foreign-address';

/** `found`: the field and what stands there. */
type PracticeIssue = { code: PracticeIssueCode; found: string };

type Say = (code: PracticeIssueCode, found: string) => void;
type Span = { least: number; most: number };

/** Empty = nothing is wrong. */
export function practiceIssues(practice: FirstLessonPractice): PracticeIssue[] {
  const { terms, questions, exercise, talk } = practice;
  const issues: PracticeIssue[] = [];
  const say: Say = (code, found) => void issues.push({ code, found });

  for (const field of ['title', 'goal', 'leaves', 'summary'] as const)
    checkLength(field, practice[field], PRACTICE_BOUNDS[field], say);
  if (!isWithin(terms.length, PRACTICE_BOUNDS.terms)) say('terms', String(terms.length));
  if (hasTwice(terms.map(({ term }) => term))) say('terms', 'twice');
  for (const { term, meaning } of terms) checkLength(term, meaning, PRACTICE_BOUNDS.meaning, say);
  if (!isWithin(questions.length, PRACTICE_BOUNDS.questions)) say('questions', String(questions.length));
  if (new Set(questions.map(({ kind }) => kind)).size < 2) say('one-kind', questions[0]?.kind ?? '');
  for (const question of questions) checkQuestion(question, say);
  checkLength('hint', exercise.hint, PRACTICE_BOUNDS.hint, say);
  const taskWords = wordsOf(exercise.task);
  if (!isWithin(taskWords, PRACTICE_BOUNDS.taskWords)) say('task', String(taskWords));
  if (!Number.isInteger(exercise.minutes) || !isWithin(exercise.minutes, PRACTICE_BOUNDS.minutes))
    say('minutes', String(exercise.minutes));
  if (talk !== undefined) {
    for (const field of ['partner', 'scene', 'opening', 'knows'] as const)
      checkLength(`talk.${field}`, talk[field], TALK_BOUNDS[field], say);
    for (const point of talk.points) checkLength('talk.points', point, TALK_BOUNDS.point, say);
    if (!isWithin(talk.points.length, TALK_BOUNDS.points) || hasTwice(talk.points))
      say('talk', String(talk.points.length));
  }
  const whole = textsOf(practice).join('\n');
  for (const filler of fillersIn(whole)) say('filler', filler);
  for (const address of foreignAddresses(whole)) say('foreign-address', address);
  return issues;
}

/** Everything of it that people read. */
export function textsOf(practice: FirstLessonPractice): string[] {
  const { title, goal, leaves, terms, questions, exercise, talk } = practice;
  return [
    title,
    goal,
    leaves,
    ...terms.flatMap(({ term, meaning }) => [term, meaning]),
    ...questions.flatMap((question) => [question.text, ...choicesOf(question), question.why]),
    exercise.task,
    exercise.hint,
    ...(talk === undefined ? [] : [talk.partner, talk.scene, talk.opening, ...talk.points]),
  ];
}

function choicesOf(question: Question): readonly string[] {
  if (question.kind === 'order') return question.items;
  return question.kind === 'gap' ? question.accepted : question.options;
}

function checkQuestion(question: Question, say: Say): void {
  const { kind, text, why } = question;
  const choices = choicesOf(question);
  if (text.trim() === '' || why.trim() === '') say('empty', `${kind}: ${text}`);
  // An accepted answer may well be written in two ways that are one and the same to us.
  if (choices.some((choice) => choice.trim() === '') || (kind !== 'gap' && hasTwice(choices)))
    say(kind === 'order' ? 'items' : 'options', text);
  switch (kind) {
    case 'order':
      if (!isWithin(choices.length, PRACTICE_BOUNDS.items)) say('items', text);
      break;
    case 'gap':
      if (text.split(GAP).length !== 2 || choices.length === 0) say('gap', text);
      break;
    default: {
      const right = question.kind === 'single' ? [question.right] : question.right;
      const isPossible = right.every(
        (index) => Number.isInteger(index) && index >= 0 && index < choices.length,
      );
      const isOneTruth =
        right.length > 0 && right.length < choices.length && new Set(right).size === right.length;
      if (!isWithin(choices.length, PRACTICE_BOUNDS.options)) say('options', text);
      if (!isPossible || !isOneTruth) say('right', text);
    }
  }
}

function checkLength(field: string, text: string, most: number, say: Say): void {
  if (text.trim() === '') say('empty', field);
  if (text.length > most) say('too-long', `${field}: ${text.length}`);
}

function isWithin(count: number, { least, most }: Span): boolean {
  return count >= least && count <= most;
}

function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.trim().toLocaleLowerCase('pl'))).size < texts.length;
}
