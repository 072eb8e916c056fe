// The beginning of a course's first lesson (docs/decisions.md 'What a purchased course contains'): a link to its page, which the page's
// small script opens in place instead. Nothing is asked for before somebody presses; search engines, which press everything, don't
// follow it: most first lessons aren't written yet.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AiContent } from '../../analysis/document/AiContent.tsx';
import { flowing } from '../../lessons/reader/LessonText.css.ts';
import { frame, place } from './CourseSample.css.ts';

export function sampleAddress(courseId: string): string {
  return `/kursy/${courseId}/probka`;
}

export function CourseSample({ courseId }: { courseId: string }) {
  return (
    <Stack gap={3} align="start" className={frame}>
      <Link tone="forward" to={sampleAddress(courseId)} rel="nofollow" data-sample={courseId}>
        Przeczytaj początek pierwszej lekcji
      </Link>
      <output />
      <div className={place} tabIndex={-1} hidden>
        <AiContent gap={4}>
          <Heading level={3}> </Heading>
          <div className={flowing} />
          <Text tone="soft">
            {withNonBreakingSpaces('Ciąg dalszy tej lekcji i wszystkie następne czekają w kursie.')}
          </Text>
        </AiContent>
      </div>
    </Stack>
  );
}
