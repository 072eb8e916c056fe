// A course's modules as the stops of a trail; the first holds the lesson that everybody may read.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Link } from '../../../ui/text/Link.tsx';
import { firstLessonAddress } from '../first-lesson/addresses.ts';
import { plan as planStyle, stop } from './CoursePlan.css.ts';

export type FirstLessonNote = { title: string; minutes: number };

type CoursePlanProps = { courseId: string; plan: readonly string[]; firstLesson: FirstLessonNote };

export function CoursePlan({ courseId, plan, firstLesson }: CoursePlanProps) {
  return (
    <ol className={planStyle}>
      {plan.map((title, index) => (
        <li key={title} className={stop}>
          {withNonBreakingSpaces(title)}
          {index > 0 ? null : (
            <div>
              <Link tone="forward" to={firstLessonAddress(courseId)}>
                {withNonBreakingSpaces(`Za darmo: „${firstLesson.title}”`)}
              </Link>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
