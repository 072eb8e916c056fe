// What a course takes before it is written, as its plan lets one guess, and said to be a guess: lessons, reading of 500 to 1000 words each
// (docs/product.md 'Lesson text'), and the sum with exercises that the plan is made from. Of a written one: lesson-times.ts.
import { LESSON_WORDS, minutesToRead } from '../lessons/lesson.ts';
import { pluralized } from '../../platform/pluralized.ts';
import { minutesOf, outlineOf } from './outline.ts';

/** `isExact`: the catalogue itself names the lessons. Minutes are whole. */
type StudyTime = { lessons: number; isExact: boolean; reading: { least: number; most: number } };

export function studyTime(duration: string): StudyTime {
  const { lessons } = outlineOf(duration);
  return {
    lessons,
    isExact: /lekcj/.test(duration),
    reading: {
      least: minutesToRead(lessons * LESSON_WORDS.least),
      most: minutesToRead(lessons * LESSON_WORDS.most),
    },
  };
}

const LONG_MINUTES = 180;

/** '45–90 min', '2–3,5 godz.': half hours once it takes longer than three. */
function readingSpan({ least, most }: StudyTime['reading']): string {
  if (most <= LONG_MINUTES) return `${least}–${most}\u00a0min`;
  const hours = (minutes: number) => String(Math.round(minutes / 30) / 2).replace('.', ',');
  return `${hours(least)}–${hours(most)}\u00a0godz.`;
}

/** 'około 18 lekcji'; 'około' asks for the genitive, which is the same for every count. */
export function lessonsWords({ lessons, isExact }: Pick<StudyTime, 'lessons' | 'isExact'>): string {
  return isExact ? pluralized(lessons, ['lekcja', 'lekcje', 'lekcji']) : `około\u00a0${lessons}\u00a0lekcji`;
}

export function studyWords(duration: string): string {
  const time = studyTime(duration);
  return `${lessonsWords(time)}, ${readingSpan(time.reading)} czytania; ${wholeWords(duration)}`;
}

/** 'z ćwiczeniami około 6 godz. (szacunek)': what the plan is made from. */
export function wholeWords(duration: string): string {
  const hours = Math.max(1, Math.round(minutesOf(duration) / 60));
  return `z\u00a0ćwiczeniami około\u00a0${hours}\u00a0godz. (szacunek)`;
}
