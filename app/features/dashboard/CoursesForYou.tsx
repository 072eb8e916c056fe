import type { Dashboard } from '#worker/services/analysis/dashboard.ts';
import { RecommendedCourses } from '../courses/RecommendedCourses.tsx';
import { anchor } from '../../ui/layout/anchor.css.ts';

/** 'Kursy dla Ciebie'; nothing where there are none, as in a local copy. */
export function CoursesForYou({ recommended }: { recommended: Dashboard['courses'] }) {
  return recommended.courses.length === 0 ? null : (
    <div id="kursy" className={anchor}>
      <RecommendedCourses {...recommended} />
    </div>
  );
}
