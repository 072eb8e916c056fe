import { studyWords } from '#domain/courses/structure/study-time.ts';
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import { type OwnedCourse, readMyCourses } from '#worker/services/courses/owned.ts';
import { scopeContext } from '../../context.ts';
import { Stamp } from '../../features/advice/trail/Stamp.tsx';
import { Cover } from '../../features/courses/cover/Cover.tsx';
import { certificateAddress, goesOnAt } from '../../features/courses/lessons/lesson-addresses.ts';
import { doneWords } from '../../features/courses/lessons/reader/lesson-words.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Blaze } from '../../ui/text/Blaze.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { Route } from './+types/my-courses.ts';

export function loader({ context }: Route.LoaderArgs) {
  return personalData(readMyCourses(context.get(scopeContext)), '/moje-kursy');
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Moje kursy – Szlak' }];
}

export default function MyCourses({ loaderData }: Route.ComponentProps) {
  return <MyCoursesPage owned={loaderData} />;
}

// 'Moje kursy': the person's bought courses, how far one is in each, and where it goes on.

/** `owned` = null: the database is away. */
function MyCoursesPage({ owned }: { owned: readonly OwnedCourse[] | null }) {
  return (
    <Container space="page">
      <Stack gap={6}>
        <Heading level={1}>Moje kursy</Heading>
        {owned === null ? <Away /> : owned.length === 0 ? <Empty /> : <List owned={owned} />}
      </Stack>
    </Container>
  );
}

function List({ owned }: { owned: readonly OwnedCourse[] }) {
  return (
    <Stack as="ul" gap={6}>
      {owned.map(({ course, boughtAt, progress }) => (
        <Card as="li" key={course.id}>
          <Columns layout="picture" gap={5} align="start">
            <Cover id={course.id} width="medium" />
            <Stack gap={2}>
              <Heading level={2} size={3}>
                {withNonBreakingSpaces(course.title)}
              </Heading>
              <Text tone="soft">
                Kupiony {polishDateOrNull(boughtAt)}
                <br />
                {studyWords(course.duration)}
              </Text>
              <Going course={course} progress={progress} />
            </Stack>
          </Columns>
        </Card>
      ))}
    </Stack>
  );
}

/** The one next step; the stamp for those that are finished. */
function Going({ course, progress }: Pick<OwnedCourse, 'course' | 'progress'>) {
  const isFinished = progress?.isFinished === true;
  return (
    <Stack gap={4}>
      {progress === null || isFinished ? null : (
        <Progress percent={progress.percent} label={doneWords(progress)} />
      )}
      <Inline gap={4}>
        {isFinished ? <Stamp>Ukończony</Stamp> : null}
        <ButtonLink
          tone={isFinished ? 'secondary' : 'primary'}
          to={goesOnAt(course.id, progress?.resumeAt ?? null)}
        >
          {isFinished ? 'Wróć do lekcji' : progress === null ? 'Zacznij' : 'Kontynuuj'}
          <VisuallyHidden>: {course.title}</VisuallyHidden>
        </ButtonLink>
        {isFinished && course.certificate ? (
          <ButtonLink tone="quiet" to={certificateAddress(course.id)}>
            Zaświadczenie
            <VisuallyHidden>: {course.title}</VisuallyHidden>
          </ButtonLink>
        ) : null}
      </Inline>
    </Stack>
  );
}

function Empty() {
  return (
    <Card>
      <Stack gap={4}>
        <Blaze colour="blue" size="large" />
        <Heading level={2}>Nie masz jeszcze żadnego kursu</Heading>
        <Text size="lead" tone="soft">
          {withNonBreakingSpaces(
            'Kursy kupujesz pojedynczo, bez abonamentu. Kupiony kurs trafia tutaj i zostaje bez daty końcowej.',
          )}
        </Text>
        <div>
          <ButtonLink to="/biblioteka-kursow">Przejrzyj bibliotekę kursów</ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

function Away() {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>Nie możemy teraz wczytać Twoich kursów</Heading>
        <Text tone="soft">
          {withNonBreakingSpaces(
            'Są bezpieczne, tylko baza danych nie odpowiada. Odczekaj chwilę i odśwież stronę.',
          )}
        </Text>
      </Stack>
    </Card>
  );
}
