// A buyer's review of a course (docs/decisions.md 'Reviews'): one to five stars and a few words, once a person and course.
import { pluralized } from '../../platform/pluralized.ts';

export const STARS = [5, 4, 3, 2, 1] as const;

export type Stars = (typeof STARS)[number];

export const MAX_REVIEW_LENGTH = 800;

export const NO_STARS = 'Wybierz ocenę od\u00a01 do\u00a05 gwiazdek.';
export const LONG_REVIEW = `Skróć opinię do\u00a0${MAX_REVIEW_LENGTH} znaków.`;

/** Null = no number of stars that can be given. */
export function readStars(value: unknown): Stars | null {
  return STARS.find((stars) => String(stars) === value) ?? null;
}

// They turn the direction of what follows, names beside it included.
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** As it is kept: a form's line ends are two characters, and nothing is there that can't be seen. */
export function cleanReview(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', ' ')
    .replace(TURNING, '')
    .replace(UNPRINTABLE, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Of a clean text; words may be missing, stars may not. Null = it can be kept. */
export function faultOfReview({ stars, text }: { stars: Stars | null; text: string }): string | null {
  if (stars === null) return NO_STARS;
  return text.length > MAX_REVIEW_LENGTH ? LONG_REVIEW : null;
}

/** How many lessons one has to have opened: a third, rounded up. */
function lessonsToReview(lessons: number): number {
  return Math.ceil(lessons / 3);
}

/** `lessons` 0 = the course has no structure yet, so nobody has read a third of it. */
export function hasReadEnough({ opened, lessons }: { opened: number; lessons: number }): boolean {
  return lessons > 0 && opened >= lessonsToReview(lessons);
}

const LESSONS = ['lekcję', 'lekcje', 'lekcji'] as const;

/** What is said to anyone who has not read enough. */
export function tooEarlySentence({ opened, lessons }: { opened: number; lessons: number }): string {
  if (lessons === 0) return 'Opinię napiszesz, gdy otworzysz co\u00a0najmniej jedną trzecią lekcji.';
  const missing = lessonsToReview(lessons) - opened;
  return `Opinię napiszesz, gdy otworzysz co\u00a0najmniej jedną trzecią lekcji: jeszcze ${pluralized(missing, LESSONS)}.`;
}

export const MAX_OBJECTION_LENGTH = 2_000;

/** Of a clean text: what the author says against the hiding of the review. Null = it can be sent. */
export function faultOfObjection(text: string): string | null {
  if (text === '') return 'Napisz, dlaczego opinia powinna wrócić.';
  return text.length > MAX_OBJECTION_LENGTH
    ? `Skróć odwołanie do\u00a0${MAX_OBJECTION_LENGTH} znaków.`
    : null;
}
