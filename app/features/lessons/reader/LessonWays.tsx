// Where one goes from a lesson: boards to the one before and the one after. The arrow keys do the same (use-arrow-keys.ts).
import type { LessonPlace } from '#domain/courses/structure/structure.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { lessonAddress } from '../lesson-addresses.ts';
import { back, board, direction, forward, keys, ways } from './LessonWays.css.ts';

type LessonWaysProps = { courseId: string; place: LessonPlace };

export function LessonWays({ courseId, place: { previous, next } }: LessonWaysProps) {
  return (
    <nav className={screenOnly} aria-label="Sąsiednie lekcje">
      <div className={ways}>
        {previous === null ? null : (
          <PageLink className={classNames(board, back)} to={lessonAddress(courseId, previous.id)}>
            <span className={direction}>Poprzednia lekcja</span>
            {withNonBreakingSpaces(previous.title)}
          </PageLink>
        )}
        {next === null ? null : (
          <PageLink className={classNames(board, forward)} to={lessonAddress(courseId, next.id)}>
            <span className={direction}>Następna lekcja</span>
            {withNonBreakingSpaces(next.title)}
          </PageLink>
        )}
      </div>
      <Text size="small" tone="soft" className={classNames(keys, scriptOnly)}>
        Między lekcjami przejdziesz też strzałkami ← i&nbsp;→ na klawiaturze.
      </Text>
    </nav>
  );
}
