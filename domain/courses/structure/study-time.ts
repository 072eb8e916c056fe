// What a course takes, as far as its data proves it: how many lessons its plan makes and how long they take to read. A lesson has 500
// to 1000 words (docs/product.md 'Lesson text'); exercises take as long as they take, so no sum is promised.
import { LESSON_WORDS, minutesToRead } from '../lessons/lesson.ts';
import { pluralized } from '../../pluralized.ts';
import { outlineOf } from './outline.ts';

/** `isExact`: the catalogue itself names the lessons. Minutes are whole. */
export type StudyTime = { lessons: number; isExact: boolean; reading: { least: number; most: number } };

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
export function readingSpan({ least, most }: StudyTime['reading']): string {
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
  return `${lessonsWords(time)}, ${readingSpan(time.reading)} czytania, reszta to\u00a0ćwiczenia`;
}
