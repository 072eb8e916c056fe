// What the person has written in a course's exercises, in one round trip. For owners only; null = no live session.
import { findCourse } from '#content/catalogue.server.ts';
import { portfolioOf, type PortfolioEntry, portfolioText } from '#domain/courses/practice/portfolio.ts';
import { readStoredStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf } from '#domain/courses/structure/structure.ts';
import { appError } from '#domain/platform/messages.ts';
import { ownStructure } from '#db/courses/queries/lessons.ts';
import { ownershipToRead } from '#db/payments/queries/courses/owned.ts';
import { ownPortfolio } from '#db/courses/queries/practice.ts';
import type { RequestScope } from '../../scope.ts';
import type { NotOwned } from './reader.ts';

type Portfolio = {
  isOwned: true;
  entries: PortfolioEntry[];
  /** Where the first exercise is; null = the course has no plan of lessons yet. */
  firstLesson: string | null;
};

export async function readPortfolio(
  scope: RequestScope,
  courseId: string,
): Promise<Portfolio | NotOwned | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, [owned], [stored], rows] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownershipToRead(db, session, courseId)),
    batch.ask((db) => ownStructure(db, session, courseId)),
    batch.ask((db) => ownPortfolio(db, session, courseId)),
  ]);
  if (accountState === null) return null;
  if (owned === undefined) return { isOwned: false };
  const structure = readStoredStructure(stored?.structure);
  const written = rows.map(({ lesson_id, text, task, updated_at }) => ({
    lessonId: lesson_id,
    text,
    task,
    savedAt: updated_at,
  }));
  const [first] = structure === null ? [] : lessonsOf(structure);
  return { isOwned: true, entries: portfolioOf(structure, written), firstLesson: first?.id ?? null };
}

/** The same as a file of text. Throws not-found, no-session, not-owner, database-down. */
export async function portfolioFile(scope: RequestScope, courseId: string): Promise<string> {
  const course = findCourse(courseId);
  if (course === null) throw appError('not-found');
  const portfolio = await readPortfolio(scope, courseId);
  if (portfolio === null) throw appError('no-session');
  if (!portfolio.isOwned) throw appError('not-owner');
  return portfolioText(course.title, portfolio.entries);
}
