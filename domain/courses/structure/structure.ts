// What a bought course is made of (docs/product.md 'Course structure'). The ids are ours (structure-schema.ts).
export type LessonTitle = { id: string; title: string };

export type CourseModule = { id: string; title: string; description: string; lessons: LessonTitle[] };

export type CourseStructure = { title: string; description: string; modules: CourseModule[] };

/** Where a lesson stands; `number` counts from 1 through the whole course. */
export type LessonPlace = {
  lesson: LessonTitle;
  number: number;
  module: Omit<CourseModule, 'lessons'>;
  moduleNumber: number;
  previous: LessonTitle | null;
  next: LessonTitle | null;
};

export function lessonsOf({ modules }: Pick<CourseStructure, 'modules'>): LessonTitle[] {
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
