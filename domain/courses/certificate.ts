// The certificate of a finished course ('Zaświadczenie: Tak, o ukończeniu kursu'; docs/decisions.md 'Certificates'): when it was finished,
// its number, and the name on it.
import { cleanName } from '../advice/analysis/reply/clean-text.ts';
import { groupedNumber, readGroupedNumber } from '../payments/grouped-number.ts';
import { lessonsOf, type CourseStructure } from './structure/structure.ts';

const PRINTED_NAME = { least: 2, most: 80 } as const;
export const MAX_PRINTED_NAME = PRINTED_NAME.most;
export const PRINTED_NAME_FAULT = `Wpisz imię i\u00a0nazwisko samymi literami, od\u00a0${PRINTED_NAME.least} do ${PRINTED_NAME.most} znaków.`;

const PREFIX = 'SZ';

// A dot ends a word: an address or a phone number is no name.
const NAME = /^\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$))*$/u;

type Mark = { lessonId: string; doneAt: number | null };

/** When the last of the course's lessons was done (epoch ms); null = it isn't finished. */
export function finishedAt(structure: CourseStructure, marks: readonly Mark[]): number | null {
  const doneAt = new Map(marks.map((mark) => [mark.lessonId, mark.doneAt]));
  let latest: number | null = null;
  for (const { id } of lessonsOf(structure)) {
    const at = doneAt.get(id) ?? null;
    if (at === null) return null;
    latest = Math.max(latest ?? at, at);
  }
  return latest;
}

/** How many of the course's lessons aren't done. */
export function lessonsLeft(structure: CourseStructure, marks: readonly Mark[]): number {
  const done = new Set(marks.filter(({ doneAt }) => doneAt !== null).map(({ lessonId }) => lessonId));
  return lessonsOf(structure).filter(({ id }) => !done.has(id)).length;
}

/** How much of a lesson's questions its reader answered, right or wrong. */
type Answered = { lessonId: string; questions: number; answered: number };

/** Lessons of the course with a question that nobody answered, in their order: marking alone is no learning. */
export function lessonsToAnswer(
  structure: CourseStructure,
  rows: readonly Answered[],
): { id: string; title: string }[] {
  const open = new Set(rows.filter((row) => row.answered < row.questions).map(({ lessonId }) => lessonId));
  return lessonsOf(structure)
    .filter(({ id }) => open.has(id))
    .map(({ id, title }) => ({ id, title }));
}

/** 'SZ-4K7P-02TD-X9QM'. `chance`: at least 12 random bytes. */
export function certificateNumber(chance: Uint8Array): string {
  return groupedNumber(PREFIX, chance);
}

/** What was typed or pasted, as the number it stands for; null = it is none. */
export function readCertificateNumber(typed: string): string | null {
  return readGroupedNumber(PREFIX, typed);
}

/** The name as it will be printed; null = what was typed is none. */
export function printedName(typed: string): string | null {
  const name = cleanName(typed.slice(0, 2 * PRINTED_NAME.most));
  const isWithin = name.length >= PRINTED_NAME.least && name.length <= PRINTED_NAME.most;
  return isWithin && NAME.test(name) ? name : null;
}
