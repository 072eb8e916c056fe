// Lessons as they are stored: the model's with what the rules say of them, and our own first one.
import { readFirstLessonSource } from '#content/first-lessons.server.ts';
import { wordsOf } from '#domain/courses/lessons/lesson.ts';
import { storedPracticeText } from '#domain/courses/practice/stored.ts';
import { lessonsOf, type CourseStructure } from '#domain/courses/structure/structure.ts';
import type { WrittenLesson } from '#domain/courses/writing/written-lesson.ts';
import type { LessonText } from './job-log.ts';

/** What was refused is kept with the reason. */
export function storedLesson(id: string, { markdown, words, practice, issues }: WrittenLesson): LessonText {
  return {
    id,
    markdown,
    words,
    practice: practice === null ? null : storedPracticeText(practice),
    state: issues.length === 0 ? 'ready' : 'needs-work',
    why: issues.length === 0 ? null : issues.map(({ sentence }) => sentence).join(' '),
  };
}

/** Null = this structure begins with another lesson than ours. */
export async function firstLessonText(
  courseId: string,
  structure: CourseStructure,
): Promise<LessonText | null> {
  const { markdown, practice } = await readFirstLessonSource(courseId);
  const [first] = lessonsOf(structure);
  if (first === undefined || first.title !== practice.title) return null;
  const text = storedPracticeText(practice);
  return { id: first.id, markdown, words: wordsOf(markdown), practice: text, state: 'ready', why: null };
}
