// A course as a way with camps: its lessons, or, where their signposts would stand on one another at 320 px, its modules.
import { lessonsOf, type CourseStructure } from './structure.ts';

/** `length`: in lessons. */
type Camp = { name: string; length: number; isDone: boolean };

type Camps = {
  kind: 'lessons' | 'modules';
  camps: Camp[];
  /** The camp one is on the way to, from 0; null = the whole way is done. */
  next: number | null;
  /** How much of that camp's way lies before the lesson, from 0 to 1. */
  share: number;
};

const MOST_LESSONS = 8;

/** `here`: the lesson to go on with; null = none. */
export function campsOf(
  structure: Pick<CourseStructure, 'modules'>,
  done: ReadonlySet<string>,
  here: string | null,
): Camps {
  const lessons = lessonsOf(structure);
  const kind = lessons.length <= MOST_LESSONS ? 'lessons' : 'modules';
  const stages =
    kind === 'lessons'
      ? lessons.map((lesson) => ({ title: lesson.title, lessons: [lesson] }))
      : structure.modules;
  const next = stages.findIndex((stage) => stage.lessons.some(({ id }) => id === here));
  const within = stages[next]?.lessons ?? [];
  return {
    kind,
    camps: stages.map((stage) => ({
      name: stage.title,
      length: stage.lessons.length,
      isDone: stage.lessons.every(({ id }) => done.has(id)),
    })),
    next: next === -1 ? null : next,
    share: within.length === 0 ? 0 : within.findIndex(({ id }) => id === here) / within.length,
  };
}
