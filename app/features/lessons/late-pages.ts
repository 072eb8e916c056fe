// What is written reads, and its forms work, by the browser alone: React takes it over at the first sign of a person. What isn't
// written yet has to be asked for, so there it is taken over at once (late-part.tsx).
import { latePart } from '../../lib/late-part.tsx';

const loadCourse = async () => (await import('./LoadedPages.tsx')).LoadedCourse;
const loadLesson = async () => (await import('./LoadedPages.tsx')).LoadedLesson;

const course = { written: latePart(loadCourse, 'seen'), unwritten: latePart(loadCourse, 'now') };
const lesson = { written: latePart(loadLesson, 'seen'), unwritten: latePart(loadLesson, 'now') };

export const LateCourse = course.written.Part;
export const UnwrittenCourse = course.unwritten.Part;
export const LateLesson = lesson.written.Part;
export const UnwrittenLesson = lesson.unwritten.Part;

export async function prepareCourse(): Promise<void> {
  await Promise.all([course.written.prepare(), course.unwritten.prepare()]);
}

export async function prepareLesson(): Promise<void> {
  await Promise.all([lesson.written.prepare(), lesson.unwritten.prepare()]);
}
