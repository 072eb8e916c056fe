// A course's first lesson as its page gets it, compiled from texts/<id>.md and practice/<id>.ts.
import type { ContentsEntry } from '#content/blocks.ts';
import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export type FirstLesson = Omit<FirstLessonPractice, 'summary' | 'talk' | 'state'> & {
  /** Safe HTML, as lessons of bought courses have it (worker/markdown). */
  blocks: readonly string[];
  contents: readonly ContentsEntry[];
  /** To read its text. */
  minutes: number;
};

/** As the editors wrote it: a buyer's course begins with it. */
export type FirstLessonSource = { markdown: string; practice: FirstLessonPractice };
