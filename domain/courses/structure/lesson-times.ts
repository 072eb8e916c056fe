// What a written course takes: its lessons, the minutes of reading as its words tell them, and the minutes that its exercises state
// (docs/decisions.md 'Time that a course takes'). Nobody's time is measured.
import { minutesToRead } from '../lessons/lesson.ts';

export type CourseTimes = { lessons: number; readingMinutes: number; exerciseMinutes: number };

/** `exerciseMinutes` null = a lesson without an exercise. */
export type LessonTime = { words: number; exerciseMinutes: number | null };

/** The sum of what each lesson says of itself. */
export function courseTimes(lessons: readonly LessonTime[]): CourseTimes {
  const sum = (minutes: (lesson: LessonTime) => number) =>
    lessons.reduce((all, lesson) => all + minutes(lesson), 0);
  return {
    lessons: lessons.length,
    readingMinutes: sum(({ words }) => minutesToRead(words)),
    exerciseMinutes: sum(({ exerciseMinutes }) => exerciseMinutes ?? 0),
  };
}

/** '45 min', '2 godz.', '2 godz. 5 min'. */
export function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours === 0 ? null : `${hours}\u00a0godz.`, rest === 0 ? null : `${rest}\u00a0min`];
  return parts.filter((part) => part !== null).join(' ') || '0\u00a0min';
}

/** '2 godz. 30 min: 30 min czytania i 2 godz. ćwiczeń'. */
export function timesWords({ readingMinutes, exerciseMinutes }: CourseTimes): string {
  const reading = `${lengthOf(readingMinutes)} czytania`;
  if (exerciseMinutes === 0) return reading;
  return `${lengthOf(readingMinutes + exerciseMinutes)}: ${reading} i\u00a0${lengthOf(exerciseMinutes)} ćwiczeń`;
}
