// What a lesson is for, and what it leaves in the reader's hands.
import type { AskedPractice } from '#domain/courses/practice/asked.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { aims } from './LessonPractice.css.ts';

export function LessonAims({ practice: { goal, leaves } }: { practice: AskedPractice }) {
  return (
    <dl className={aims}>
      <div>
        <dt>Po&nbsp;co ta lekcja</dt>
        <dd>{withNonBreakingSpaces(goal)}</dd>
      </div>
      <div>
        <dt>Z&nbsp;czym zostajesz</dt>
        <dd>{withNonBreakingSpaces(leaves)}</dd>
      </div>
    </dl>
  );
}
