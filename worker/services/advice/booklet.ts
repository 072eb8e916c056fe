// /ksiazeczka: the stamps of all trails and courses, in one round trip; nothing that the plan may not see is in it.
import { viewOf } from '#domain/payments/plan/plans.ts';
import { bookletPages, type BookletPage } from '#domain/advice/progress/booklet.ts';
import { doneLessons, doneSteps } from '#db/advice/queries/booklet.ts';
import { listCourses } from '#content/catalogue.server.ts';
import type { RequestScope } from '../../scope.ts';

/** Null = no live session. */
export async function readBooklet(scope: RequestScope): Promise<BookletPage[] | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, steps, lessons] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => doneSteps(db, session)),
    batch.ask((db) => doneLessons(db, session)),
  ]);
  if (accountState === null) return null;
  const titles = new Map(listCourses().map(({ id, title }) => [id, title]));
  return bookletPages(
    steps.map((row) => ({
      analysisId: row.analysis_id,
      analysedAt: row.analysed_at,
      trail: row.trail,
      step: row.step,
      doneAt: row.done_at ?? 0,
      place: row.place,
      pathName: row.pathName,
      evidence: row.evidence,
      note: row.note,
      stepName: row.trail === '' ? row.commonName : (row.ownName ?? row.commonName),
    })),
    lessons.map((row) => ({
      courseId: row.course_id,
      courseTitle: titles.get(row.course_id) ?? 'Kurs',
      title: row.title,
      doneAt: row.done_at ?? 0,
      lessons: row.lessons,
    })),
    viewOf(accountState.plan).paths,
  );
}
