// What the catalogue's pages know of their visitor, in the page's one round trip.
import { readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import type { CatalogueCard } from '#domain/courses/library/facets.ts';
import { pathsHelpedBy } from '#domain/courses/library/similar.ts';
import { viewOf } from '#domain/payments/plan/plans.ts';
import { COURSE_LINKS } from '#content/careers/course-links.ts';
import { skillsOf } from '#content/careers/course-skills.ts';
import { currentAnalysis } from '#db/advice/queries/analyses.ts';
import { ownership } from '#db/payments/queries/courses/owned.ts';
import type { RequestScope } from '../../scope.ts';

export type CourseVisitor = {
  isSignedIn: boolean;
  isOwned: boolean;
  /** Names of the person's paths, as far as the plan shows them, that the course helps on. */
  helpsOn: string[];
};

const STRANGER: CourseVisitor = { isSignedIn: false, isOwned: false, helpsOn: [] };

/** Strangers, and people whom the database can't tell now, get the page as everybody does. */
export async function readCourseVisitor(scope: RequestScope, course: CatalogueCard): Promise<CourseVisitor> {
  const { session, batch } = scope;
  if (session === null) return STRANGER;
  try {
    const [accountState, owned, [stored]] = await Promise.all([
      scope.accountState(),
      batch.ask((db) => ownership(db, session, course.id)),
      batch.ask((db) => currentAnalysis(db, session)),
    ]);
    if (accountState === null) return STRANGER;
    const analysis = stored === undefined ? null : readStoredAnalysis(stored.analysis);
    const paths = analysis?.sciezkiKariery.slice(0, viewOf(accountState.plan).paths) ?? [];
    return {
      isSignedIn: true,
      isOwned: owned.length > 0,
      helpsOn: pathsHelpedBy({ id: course.id, teaches: skillsOf(course.id) }, paths, COURSE_LINKS),
    };
  } catch {
    return STRANGER;
  }
}
