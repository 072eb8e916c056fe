// Counts of a course in words.
import type { CourseProgress } from '#domain/courses/lessons/progress.ts';
import { pluralized } from '#domain/pluralized.ts';

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

/** What one lesson takes, as it says itself. */
export function lessonTime({ reading, exercise }: { reading: number; exercise: number | null }): string {
  return exercise === null ? readingTime(reading) : `${readingTime(reading)}, ${exercise}\u00a0min ćwiczeń`;
}

export function readingTime(minutes: number): string {
  return `${minutes}\u00a0min czytania`;
}
