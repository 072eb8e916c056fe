import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { RecommendedCourses } from '../../courses/RecommendedCourses.tsx';
import { Folded } from './Folded.tsx';

/** 'Kursy dla Ciebie'; nothing where none fits, and in a local copy. */
export function CoursesForYou({ courses }: Pick<Dashboard, 'courses'>) {
  if (courses.length === 0) return null;
  return (
    <Folded
      anchor="kursy"
      title="Kursy dla Ciebie"
      hint={withNonBreakingSpaces(courses.map(({ course }) => shortTitle(course.title)).join(' · '))}
    >
      <RecommendedCourses courses={courses} />
    </Folded>
  );
}

/** 'Excel dla początkujących: raport, który liczy się sam' up to its colon. */
function shortTitle(title: string): string {
  return title.split(':', 1)[0] ?? title;
}
