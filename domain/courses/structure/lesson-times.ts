// What a written course takes: its lessons, the minutes of reading as its words tell them, and the minutes that its exercises state
// (docs/decisions.md 'Time that a course takes'). Nobody's time is measured.
import { pluralized } from '../../platform/pluralized.ts';
import { minutesToRead } from '../lessons/lesson.ts';
import { outlineOf } from './outline.ts';

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

/** What a reader has before them. `isExact`: each of these lessons is written, and the minutes are what they say of themselves. */
export type TimeLeft = { lessons: number; minutes: number; isExact: boolean };

/** `ids`: of the lessons that aren't done; one that isn't written takes as long as the plan has it. */
export function timeLeft(
  ids: readonly string[],
  written: Readonly<Record<string, LessonTime>>,
  duration: string,
): TimeLeft {
  const times = ids.flatMap((id) => written[id] ?? []);
  const { readingMinutes, exerciseMinutes } = courseTimes(times);
  const unwritten = ids.length - times.length;
  const { minutes, lessons } = outlineOf(duration);
  const planned = Math.round((unwritten * minutes) / lessons);
  return {
    lessons: ids.length,
    minutes: readingMinutes + exerciseMinutes + planned,
    isExact: unwritten === 0,
  };
}

/** 'Do końca kursu: 19 lekcji, około 6 godz.' */
export function timeLeftWords({ lessons, minutes, isExact }: TimeLeft): string {
  const length = isExact ? lengthOf(minutes) : `około\u00a0${lengthOf(roundedMinutes(minutes))}`;
  return `Do końca kursu: ${pluralized(lessons, ['lekcja', 'lekcje', 'lekcji'])}, ${length}`;
}

/** As exact as a guess: tens of minutes, and whole hours from two on. */
function roundedMinutes(minutes: number): number {
  const step = minutes < 120 ? 10 : 60;
  return Math.max(step, Math.round(minutes / step) * step);
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
