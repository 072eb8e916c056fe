import { RecommendedCourses } from '../courses/RecommendedCourses.tsx';
import { anchor } from './JumpLinks.css.ts';
import { useShown } from './late-parts.ts';

/** 'Kursy dla Ciebie'; nothing where there are none, as in a local copy. */
export function CoursesForYou() {
  const courses = useShown().dashboard?.courses;
  return courses === undefined || courses.courses.length === 0 ? null : (
    <div id="kursy" className={anchor}>
      <RecommendedCourses {...courses} />
    </div>
  );
}
