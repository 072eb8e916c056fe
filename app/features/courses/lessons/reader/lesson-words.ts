// Counts of a course in words.
import type { CourseProgress } from '#domain/courses/lessons/progress.ts';
import type { ReadableLesson } from '#domain/courses/writing/events.ts';
import { pluralized } from '#domain/platform/pluralized.ts';

export function lessonsCounted(count: number): string {
  return pluralized(count, ['lekcja', 'lekcje', 'lekcji']);
}

export function modulesCounted(count: number): string {
  return pluralized(count, ['moduł', 'moduły', 'modułów']);
}

/** How far one is: 'Za Tobą 3 z 42 lekcji'. The genitive after 'z' is the same for every count but one. */
export function doneWords({ done, lessons }: Pick<CourseProgress, 'done' | 'lessons'>): string {
  const words = `Za Tobą ${done}\u00a0z\u00a0${lessons}\u00a0lekcji`;
  return done === 0 ? `Przed Tobą ${lessonsCounted(lessons)}` : words;
}

/** Minutes as the lesson states them; `exercise` null = it has none. */
type LessonTime = { reading: number; exercise: number | null };

/** Of a lesson that is read. */
export function timeOf({ minutes, practice }: Pick<ReadableLesson, 'minutes' | 'practice'>): LessonTime {
  return { reading: minutes, exercise: practice?.exercise.minutes ?? null };
}

/** With the sum: '6 min czytania, 15 min ćwiczeń, razem 21 min'. */
export function wholeTime(time: LessonTime): string {
  const { reading, exercise } = time;
  return exercise === null ? lessonTime(time) : `${lessonTime(time)}, razem ${reading + exercise}\u00a0min`;
}

/** In a list, one row a lesson. */
export function lessonTime({ reading, exercise }: LessonTime): string {
  return exercise === null ? readingTime(reading) : `${readingTime(reading)}, ${exercise}\u00a0min ćwiczeń`;
}

function readingTime(minutes: number): string {
  return `${minutes}\u00a0min czytania`;
}
