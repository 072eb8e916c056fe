// What stands around a lesson's text: what it is for, its key terms, its questions and its exercise. Shipped for the first lesson of each
// course (content/courses/first-lessons), which everybody may read before any sale; the model writes it for the others.
import type { LessonState } from '../memory/memory.ts';
import type { Talk } from '../talk/talk.ts';

type SingleQuestion = {
  kind: 'single';
  text: string;
  options: readonly string[];
  /** Index of the one true option. */
  right: number;
  why: string;
};

type MultipleQuestion = {
  kind: 'multiple';
  text: string;
  options: readonly string[];
  /** Indices of all true options: at least one, and never all. */
  right: readonly number[];
  why: string;
};

/** `items`: in their right order. */
export type OrderQuestion = { kind: 'order'; text: string; items: readonly string[]; why: string };

/** `text` has one ___ ; `accepted` are compared without case and spaces. */
type GapQuestion = { kind: 'gap'; text: string; accepted: readonly string[]; why: string };

export type Question = SingleQuestion | MultipleQuestion | OrderQuestion | GapQuestion;

export type Term = { term: string; meaning: string };

export type Exercise = {
  task: string;
  hint: string;
  minutes: number;
};

export type LessonPractice = {
  /** What the reader can do afterwards. */
  goal: string;
  /** What the lesson leaves in the reader's hands. */
  leaves: string;
  /** For the prompts of the lessons after it. */
  summary: string;
  /** For them, too; missing where the model forgot it, and in what people wrote. */
  state?: LessonState | undefined;
  terms: readonly Term[];
  questions: readonly Question[];
  exercise: Exercise;
  /** In courses about what is said to somebody. */
  talk?: Talk | undefined;
};

export type FirstLessonPractice = LessonPractice & { title: string };

export const GAP = '___';
