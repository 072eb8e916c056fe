// Where one goes from a lesson: boards to the one before and the one after. The arrow keys do the same (use-arrow-keys.ts).
import type { LessonPlace } from '#domain/courses/structure/structure.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { PageLink } from '../../../../ui/text/PageLink.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { scriptOnly } from '../../../../ui/script-only.css.ts';
import { lessonAddress } from '../lesson-addresses.ts';
import { back, board, forward, keys } from './LessonWays.css.ts';

type LessonWaysProps = { courseId: string; place: LessonPlace };

export function LessonWays({ courseId, place: { previous, next } }: LessonWaysProps) {
  return (
    <nav className={screenOnly} aria-label="Sąsiednie lekcje">
      <Columns layout="pair" gap={3}>
        {previous === null ? null : (
          <PageLink className={classNames(board, back)} to={lessonAddress(courseId, previous.id)}>
            <Text as="span" size="small" tone="soft" weight="regular">
              Poprzednia lekcja
            </Text>
            {withNonBreakingSpaces(previous.title)}
          </PageLink>
        )}
        {next === null ? null : (
          <PageLink className={classNames(board, forward)} to={lessonAddress(courseId, next.id)}>
            <Text as="span" size="small" tone="soft" weight="regular">
              Następna lekcja
            </Text>
            {withNonBreakingSpaces(next.title)}
          </PageLink>
        )}
      </Columns>
      <Text size="small" tone="soft" className={classNames(keys, scriptOnly)}>
        Między lekcjami przejdziesz też strzałkami ← i&nbsp;→ na klawiaturze.
      </Text>
    </nav>
  );
}
