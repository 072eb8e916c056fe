// What the confirmation of a finished course says, in one round trip. For owners only; null = no live session.
import { createHash } from 'node:crypto';
import { certificateNumber, finishedAt } from '#domain/courses/certificate.ts';
import { readStoredStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf } from '#domain/courses/structure/structure.ts';
import { ownMarks, ownStructure } from '#db/queries/lessons.ts';
import { purchaseToRead } from '#db/queries/payments/courses/owned.ts';
import type { RequestScope } from '../../scope.ts';
import type { NotOwned } from './reader.ts';

export type Certificate = {
  isOwned: true;
  /** Null = the course isn't finished, so nothing is confirmed. */
  finished: { at: string; number: string; lessons: number; modules: string[] } | null;
  person: { fullName: string | null; email: string };
};

export async function readCertificate(
  scope: RequestScope,
  courseId: string,
): Promise<Certificate | NotOwned | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, [owned], [stored], rows] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => purchaseToRead(db, session, courseId)),
    batch.ask((db) => ownStructure(db, session, courseId)),
    batch.ask((db) => ownMarks(db, session, courseId)),
  ]);
  if (accountState === null) return null;
  if (owned === undefined) return { isOwned: false };
  const { fullName, email } = accountState.person;
  const person = { fullName, email };
  const structure = readStoredStructure(stored?.structure);
  const marks = rows.map((row) => ({ lessonId: row.lesson_id, doneAt: row.done_at }));
  const at = structure === null ? null : finishedAt(structure, marks);
  if (structure === null || at === null) return { isOwned: true, finished: null, person };
  const finished = {
    at: new Date(at).toISOString(),
    number: numberOf(owned.id),
    lessons: lessonsOf(structure).length,
    modules: structure.modules.map(({ title }) => title),
  };
  return { isOwned: true, finished, person };
}

/** The provider's id of the payment stays with us. */
function numberOf(purchaseId: string): string {
  return certificateNumber(createHash('sha256').update(`szlak certificate ${purchaseId}`).digest());
}
