// How long a course is, and how many lessons and modules that makes (docs/product.md 'Length of a course'). Where the duration names a
// range ('około 4–5 godzin'), its middle counts; where it names several units, hours win over days and days over lessons.
export type Outline = { minutes: number; lessons: number; modules: number; lessonsPerModule: number };

const DEFAULT_MINUTES = 600;
const MINUTES_PER_LESSON = 20;
const MIN_LESSONS = 6;
const LESSONS_PER_MODULE = 5;
const MODULES = { least: 3, most: 15 } as const;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)(?:\s*[-–—]\s*(\d+(?:[.,]\d+)?))?\s*`;

/** In the order in which they win. */
const UNITS = [
  { minutes: 60, pattern: new RegExp(`${NUMBER}(?:godz|h\\b)`, 'i') },
  { minutes: 8 * 60, pattern: new RegExp(`${NUMBER}(?:dni|dzień|dnia)`, 'i') },
  { minutes: MINUTES_PER_LESSON, pattern: new RegExp(`${NUMBER}lekcj`, 'i') },
] as const;

/** Whole minutes, rounded up; a text that names no length counts as ten hours. */
export function minutesOf(duration: string): number {
  for (const { minutes, pattern } of UNITS) {
    const [, from, to = from] = pattern.exec(duration) ?? [];
    if (from === undefined || to === undefined) continue;
    const length = Math.ceil(((numberOf(from) + numberOf(to)) / 2) * minutes);
    if (length > 0) return length;
  }
  return DEFAULT_MINUTES;
}

export function outlineOf(duration: string): Outline {
  const minutes = minutesOf(duration);
  const lessons = Math.max(MIN_LESSONS, Math.ceil(minutes / MINUTES_PER_LESSON));
  const wanted = Math.ceil(lessons / LESSONS_PER_MODULE);
  const modules = Math.min(MODULES.most, Math.max(MODULES.least, wanted));
  return { minutes, lessons, modules, lessonsPerModule: Math.ceil(lessons / modules) };
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
