// What a model can do wrong with a course and its lessons, done to a finished reply (docs/decisions.md 'Rules for a lesson').
import { PRACTICE_MARK } from '#domain/courses/writing/lesson-reply.ts';
import type { ComposedStructure } from './lessons/compose-structure.ts';

export const COURSE_FAULTS = [
  'short-lesson',
  'missing-topic',
  'foreign-address',
  'no-right-answer',
  'cut-in-exercise',
] as const;

export type CourseFault = (typeof COURSE_FAULTS)[number];

export const INVENTED_ADDRESS = 'www.poradnik-eksperta.pl/lekcje';

export function withCourseFault(text: string, fault: CourseFault): string {
  switch (fault) {
    case 'short-lesson': {
      const [lesson, practice] = halves(text);
      const parts = lesson.split(/(?=^## )/m);
      return `${[...parts.slice(0, 2), ...parts.slice(-1)].join('')}${practice}`;
    }
    case 'missing-topic':
      return withoutLastTopic(JSON.parse(text) as ComposedStructure);
    case 'foreign-address': {
      const [lesson, practice] = halves(text);
      return `${lesson.trimEnd()} Więcej jest na ${INVENTED_ADDRESS}.\n\n${practice}`;
    }
    // The first question is a single choice.
    case 'no-right-answer':
      return text.replace(/"right": \d+/, '"right": 9');
    case 'cut-in-exercise':
      return text.slice(0, text.indexOf('"exercise"') + 40);
  }
}

function halves(text: string): [string, string] {
  const at = text.indexOf(PRACTICE_MARK);
  return [text.slice(0, at), text.slice(at)];
}

function withoutLastTopic(structure: ComposedStructure): string {
  const last = Math.max(
    ...structure.modules.flatMap(({ lessons }) => lessons.flatMap(({ topics }) => topics)),
  );
  const modules = structure.modules.map((one) => ({
    ...one,
    lessons: one.lessons.map((lesson) => ({
      ...lesson,
      topics: lesson.topics.filter((topic) => topic !== last),
    })),
  }));
  return JSON.stringify({ ...structure, modules }, null, 2);
}
