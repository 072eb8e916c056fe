// What a reader may do about a lesson that needs work (docs/decisions.md 'Lessons that need work'): ask for it again from the next day on,
// and have the price of its share back after seven days. Both are decided here, whatever a page showed.
import { askShareBack } from '#db/courses/commands/needs-work.ts';
import { lessonMemories, ownStructure } from '#db/courses/queries/lessons.ts';
import { lessonNeedsWork } from '#db/courses/queries/needs-work.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { mayAskAgain, mayHaveShareBack, shareGrosze } from '#domain/courses/lessons/needs-work.ts';
import { rememberedLessons } from '#domain/courses/memory/memory.ts';
import { readStoredStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf, placeOf } from '#domain/courses/structure/structure.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../scope.ts';
import { courseWriterOf } from '../../streams/durable-objects.ts';
import { lessonsOff } from '../platform/model-off.ts';
import { sendLessonRefund } from '../payments/courses/lesson-refund.ts';
import { providerScope } from '../payments/provider-scope.ts';
import { spend } from '../platform/quotas.ts';
import { RESTING } from './writing.ts';

type LessonRef = { courseId: string; lessonId: string };

export type NeedsWork = {
  /** Now; else from tomorrow on. */
  mayAskAgain: boolean;
  /** The share of the price: may be had back now, or is on its way; null = not yet. */
  share: { grosze: number; isAsked: boolean } | null;
};

const NOT_BAD = 'Ta lekcja jest już gotowa. Odśwież stronę.';
const TOMORROW = 'O nową wersję tej lekcji możesz poprosić od jutra. Wiemy już, że wymaga poprawek.';
const TOO_EARLY =
  'Na poprawienie tej lekcji mamy 7 dni. Potem możesz poprosić o\u00a0zwrot przypadającej na nią części ceny.';

type Found = Awaited<ReturnType<typeof lessonNeedsWork>>[number];

export function needsWorkOf(found: Found | undefined, lessons: number, now: number): NeedsWork | null {
  if (found === undefined) return null;
  const { refusedAt, createdAt, boughtAt, paidGrosze, askedGrosze } = found;
  const grosze = askedGrosze ?? shareGrosze(paidGrosze, lessons);
  const isDue = mayHaveShareBack({ createdAt, boughtAt }, now);
  return {
    mayAskAgain: mayAskAgain(refusedAt, now),
    share: (isDue || askedGrosze !== null) && grosze > 0 ? { grosze, isAsked: askedGrosze !== null } : null,
  };
}

async function readOwn({ batch, accountState }: RequestScope, session: SessionRef, ref: LessonRef) {
  const [account, [stored], [found]] = await Promise.all([
    accountState(),
    batch.ask((db) => ownStructure(db, session, ref.courseId)),
    batch.ask((db) => lessonNeedsWork(db, session, ref)),
  ]);
  if (account === null) throw appError('no-session');
  const structure = readStoredStructure(stored?.structure);
  if (structure === null || found === undefined) throw new AppError('changed', NOT_BAD);
  return { account, structure, found };
}

/** It is written while its reader goes on; a letter tells them. Throws no-session, changed, gemini-off, too-many-requests, database-down. */
export async function askAgain(scope: RequestScope, ref: LessonRef): Promise<void> {
  const { session, now } = scope;
  const { gemini } = scope.config;
  if (session === null) throw appError('no-session');
  const [{ account, structure, found }, memories] = await Promise.all([
    readOwn(scope, session, ref),
    scope.batch.ask((db) => lessonMemories(db, ref.courseId)),
  ]);
  if (placeOf(structure, ref.lessonId) === null) throw appError('not-found');
  if (!mayAskAgain(found.refusedAt, now)) throw new AppError('changed', TOMORROW);
  if (gemini === null) throw lessonsOff();
  await spend(scope, { name: 'writingByPerson', subject: account.person.id });
  const remembered = rememberedLessons(memories);
  const order = { kind: 'lesson', ...ref, structure, remembered, instead: found.version } as const;
  const asked = await courseWriterOf(scope, ref.courseId).ask(order);
  if (asked.kind === 'resting') throw new AppError('too-many-requests', RESTING, asked.retryAfterSeconds);
}

/** Written down first, then sent; the clock goes on with what the provider didn't take. Throws no-session, changed, payments-off. */
export async function takeShareBack(scope: RequestScope, ref: LessonRef): Promise<void> {
  const { session, now } = scope;
  if (session === null) throw appError('no-session');
  const { structure, found } = await readOwn(scope, session, ref);
  const { purchaseId, createdAt, boughtAt, paidGrosze } = found;
  if (!mayHaveShareBack({ createdAt, boughtAt }, now)) throw new AppError('changed', TOO_EARLY);
  const payments = await providerScope(scope);
  const grosze = shareGrosze(paidGrosze, lessonsOf(structure).length);
  const asked = await askShareBack(payments.db, session, { ...ref, purchaseId, grosze });
  if (asked !== null) await sendLessonRefund(payments, asked);
}
