// Above a lesson: where it lies on the way through the course, how much of that is left, and the next lesson, one press away.
import { campsOf } from '#domain/courses/structure/camps.ts';
import { timeLeftWords, type TimeLeft } from '#domain/courses/structure/lesson-times.ts';
import type { CourseStructure, LessonPlace } from '#domain/courses/structure/structure.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { ElevationProfile } from '../../../../ui/charts/ElevationProfile.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { lessonAddress } from '../lesson-addresses.ts';
import { way } from './LessonTrail.css.ts';

type LessonTrailProps = {
  courseId: string;
  structure: CourseStructure;
  place: LessonPlace;
  done: ReadonlySet<string>;
  left: TimeLeft;
};

export function LessonTrail({ courseId, structure, place, done, left }: LessonTrailProps) {
  const { camps, next, share } = campsOf(structure, done, place.lesson.id);
  return (
    <div className={screenOnly}>
      <div className={way}>
        <ElevationProfile
          title="Profil kursu"
          stages={camps}
          progress={{ done: camps.map(({ isDone }) => isDone), next, share }}
        />
        <Inline gap={4}>
          <Text as="span" size="small" tone="soft">
            {left.lessons === 0 ? 'Cały kurs za Tobą' : withNonBreakingSpaces(timeLeftWords(left))}
          </Text>
          {place.next === null ? null : (
            <Link tone="forward" to={lessonAddress(courseId, place.next.id)}>
              Następna: {withNonBreakingSpaces(place.next.title)}
            </Link>
          )}
        </Inline>
      </div>
    </div>
  );
}
