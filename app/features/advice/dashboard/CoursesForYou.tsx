import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { RecommendedCourses } from '../../courses/RecommendedCourses.tsx';
import { Folded } from './Folded.tsx';

/** 'Kursy dla Ciebie'; nothing where there are none, as in a local copy. */
export function CoursesForYou({ recommended }: { recommended: Dashboard['courses'] }) {
  const { note, courses } = recommended;
  if (courses.length === 0) return null;
  return (
    <Folded
      anchor="kursy"
      title="Kursy dla Ciebie"
      hint={note ?? withNonBreakingSpaces(courses.map(({ course }) => shortTitle(course.title)).join(' · '))}
    >
      <RecommendedCourses {...recommended} />
    </Folded>
  );
}

/** 'Excel dla początkujących: raport, który liczy się sam' up to its colon. */
function shortTitle(title: string): string {
  return title.split(':', 1)[0] ?? title;
}
