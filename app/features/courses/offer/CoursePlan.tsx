// A course's modules as the stops of a trail.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { plan as planStyle, stop } from './CoursePlan.css.ts';

export function CoursePlan({ plan }: { plan: readonly string[] }) {
  return (
    <ol className={planStyle}>
      {plan.map((title) => (
        <li key={title} className={stop}>
          {withNonBreakingSpaces(title)}
        </li>
      ))}
    </ol>
  );
}
