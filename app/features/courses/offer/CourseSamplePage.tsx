// /kursy/{id}/probka: the beginning of the first lesson as a page, for whoever has no JavaScript or was sent the link.
import type { LessonSample } from '#worker/services/courses/reader.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AiContent } from '../../analysis/document/AiContent.tsx';
import { readingTime } from '../../lessons/reader/lesson-words.ts';
import { LessonText } from '../../lessons/reader/LessonText.tsx';

/** `sample` null = it isn't written yet, or can't be read now. */
export type SampleResult = { sample: LessonSample } | { sample: null; word: string };

type CourseSamplePageProps = { course: { id: string; title: string }; result: SampleResult };

export function CourseSamplePage({ course, result }: CourseSamplePageProps) {
  const { sample } = result;
  return (
    <Container space="page" gap={6}>
      <Link tone="back" to={`/kursy/${course.id}`}>
        {withNonBreakingSpaces(course.title)}
      </Link>
      <Heading level={1}>{withNonBreakingSpaces(sample?.title ?? 'Początek pierwszej lekcji')}</Heading>
      {result.sample === null ? (
        <Text size="lead">{withNonBreakingSpaces(result.word)}</Text>
      ) : (
        <>
          <Text tone="soft">Początek pierwszej lekcji. Cała to {readingTime(result.sample.minutes)}.</Text>
          <AiContent>
            <LessonText blocks={result.sample.blocks} />
          </AiContent>
        </>
      )}
      <Stack gap={4} align="start">
        {sample === null ? null : (
          <Text tone="soft">
            {withNonBreakingSpaces('Ciąg dalszy tej lekcji i wszystkie następne czekają w kursie.')}
          </Text>
        )}
        <ButtonLink to={`/kursy/${course.id}`}>Zobacz cały kurs</ButtonLink>
      </Stack>
    </Container>
  );
}
