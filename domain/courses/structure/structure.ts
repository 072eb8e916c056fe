// What a bought course is made of (docs/product.md 'Course structure'; docs/decisions.md 'A course as a whole'). The ids are ours
// (schema.ts). What is optional is missing where the model forgot it.
import type { World } from '../memory/memory.ts';
import type { Term } from '../practice/practice.ts';

export type LessonTitle = { id: string; title: string };

export type PlannedLesson = LessonTitle & {
  /** What the reader can do afterwards. */
  goal?: string;
  /** What the lesson leaves in the reader's hands. */
  leaves?: string;
  /** The points of the course's advertised plan that this lesson covers; each is covered by exactly one. */
  topics?: readonly string[];
  /** Those of them that the model forgot and we placed: for an editor to look at. */
  addedTopics?: readonly string[];
};

export type CourseModule = { id: string; title: string; description: string; lessons: PlannedLesson[] };

/** What grows from lesson to lesson. */
type Project = { title: string; description: string };

export type CourseStructure = {
  title: string;
  description: string;
  modules: CourseModule[];
  project?: Project;
  glossary?: readonly Term[];
  /** What every lesson shows the same. */
  world?: World | undefined;
};

/** What our own first lesson of a course is called and for; whatever the model says, the structure's first lesson is this one. */
export type FirstLessonAim = { title: string; goal: string; leaves: string };

/** Where a lesson stands; `number` counts from 1 through the whole course. */
export type LessonPlace = {
  lesson: PlannedLesson;
  number: number;
  module: Omit<CourseModule, 'lessons'>;
  moduleNumber: number;
  previous: LessonTitle | null;
  next: LessonTitle | null;
};

export function lessonsOf({ modules }: Pick<CourseStructure, 'modules'>): PlannedLesson[] {
  return modules.flatMap(({ lessons }) => lessons);
}

/** Null = the course has no such lesson. */
export function placeOf(structure: CourseStructure, lessonId: string): LessonPlace | null {
  const lessons = lessonsOf(structure);
  const at = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[at];
  const moduleAt = structure.modules.findIndex((one) => one.lessons.some(({ id }) => id === lessonId));
  const found = structure.modules[moduleAt];
  if (lesson === undefined || found === undefined) return null;
  const { id, title, description } = found;
  return {
    lesson,
    number: at + 1,
    module: { id, title, description },
    moduleNumber: moduleAt + 1,
    previous: lessons[at - 1] ?? null,
    next: lessons[at + 1] ?? null,
  };
}

/** What pages list: titles alone, since goals and topics of a long course would outweigh the page. */
export function titlesOf({ title, description, modules }: CourseStructure): CourseStructure {
  return { title, description, modules: modules.map(titlesOfModule) };
}

export function titlesOfModule(one: CourseModule): CourseModule {
  return { ...one, lessons: one.lessons.map(({ id, title }) => ({ id, title })) };
}
