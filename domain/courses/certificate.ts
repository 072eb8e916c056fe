// The confirmation of a finished course ('Zaświadczenie: Tak, o ukończeniu kursu'): when it was finished, its number, and the name
// on it. No name is asked for but by Google and at registration, so one may type it for the print.
import { groupedNumber } from '../payments/grouped-number.ts';
import { cleanName } from '../analysis/reply/clean-text.ts';
import { lessonsOf, type CourseStructure } from './structure/structure.ts';

export const MAX_PRINTED_NAME = 80;
export const LONG_PRINTED_NAME = `Skróć imię i\u00a0nazwisko do ${MAX_PRINTED_NAME} znaków.`;

/** When the last of the course's lessons was done (epoch ms); null = it isn't finished. */
export function finishedAt(
  structure: CourseStructure,
  marks: readonly { lessonId: string; doneAt: number | null }[],
): number | null {
  const doneAt = new Map(marks.map((mark) => [mark.lessonId, mark.doneAt]));
  let latest: number | null = null;
  for (const { id } of lessonsOf(structure)) {
    const at = doneAt.get(id) ?? null;
    if (at === null) return null;
    latest = Math.max(latest ?? at, at);
  }
  return latest;
}

/** 'SZ-4K7P-02TD-X9QM', the same for the same purchase. `digest`: at least 12 bytes of a hash of it. */
export function certificateNumber(digest: Uint8Array): string {
  return groupedNumber('SZ', digest);
}

export type PrintedName = { name: string; isEmail: boolean; fault: string | null };

/** What was typed for the print, else the account's name, else its address. Nothing typed is kept anywhere. */
export function printedName(
  typed: string | null,
  person: { fullName: string | null; email: string },
): PrintedName {
  const own = cleanName(typed ?? '');
  const isLong = own.length > MAX_PRINTED_NAME;
  const name = isLong || own === '' ? person.fullName : own;
  return {
    name: name ?? person.email,
    isEmail: name === null,
    fault: isLong ? LONG_PRINTED_NAME : null,
  };
}
