// What a person has written in a course's exercises, in the order of its lessons.
import { polishDate } from '../../platform/polish-date.ts';
import { lessonsOf, type CourseStructure } from '../structure/structure.ts';

export type PortfolioEntry = {
  lessonId: string;
  /** Null = the course has no such lesson any more. */
  lesson: string | null;
  task: string;
  text: string;
  /** Epoch ms. */
  savedAt: number;
};

type Written = Omit<PortfolioEntry, 'lesson'>;

/** Its title, or that the course has it no more. */
export function lessonName({ lesson }: Pick<PortfolioEntry, 'lesson'>): string {
  return lesson ?? 'Lekcja z wcześniejszej wersji kursu';
}

/** Texts of spaces alone aren't shown; those of lessons that are gone come last, the earliest first. */
export function portfolioOf(
  structure: CourseStructure | null,
  written: readonly Written[],
): PortfolioEntry[] {
  const lessons = structure === null ? [] : lessonsOf(structure);
  const placeOf = ({ lessonId }: Written) => {
    const place = lessons.findIndex(({ id }) => id === lessonId);
    return place === -1 ? lessons.length : place;
  };
  return written
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.savedAt - other.savedAt)
    .map((one) => ({ ...one, lesson: lessons[placeOf(one)]?.title ?? null }));
}

// A portfolio as a file of plain text with Markdown's headings, for anyone who takes it elsewhere. What people wrote stays as they wrote it.
export function portfolioText(course: string, entries: readonly PortfolioEntry[]): string {
  const parts = entries.flatMap((entry) => [
    `## ${lessonName(entry)}`,
    `**Zadanie.** ${oneLine(entry.task)}`,
    `*Zapisano ${polishDate(entry.savedAt)}*`,
    entry.text.trim(),
  ]);
  return `${[`# ${course}: portfolio`, ...parts].join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
