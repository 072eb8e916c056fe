// /moje-kursy/{id}: a bought course as a trail: how far one is, where it goes on, and all its lessons. The plan of lessons is made
// while the first buyer looks on.
import { lazy, Suspense, useState } from 'react';
import { authorship } from '#domain/courses/authorship.ts';
import { courseProgress, type CourseProgress } from '#domain/courses/lessons/progress.ts';
import { reviewWords } from '#domain/courses/review-cards/review-cards.ts';
import { hasReadEnough } from '#domain/courses/reviews/review.ts';
import { campsOf } from '#domain/courses/structure/camps.ts';
import { type CourseTimes, timesWords } from '#domain/courses/structure/lesson-times.ts';
import { type CourseStructure, placeOf } from '#domain/courses/structure/structure.ts';
import { studyWords, wholeWords } from '#domain/courses/structure/study-time.ts';
import type { CourseReader } from '#worker/services/courses/reader.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { ElevationProfile } from '../../../../ui/charts/ElevationProfile.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { AiContent } from '../../../advice/analysis/document/AiContent.tsx';
import { DemoNotice } from '../../../advice/analysis/document/DemoNotice.tsx';
import { Waiting } from '../../../advice/run/Waiting.tsx';
import { Cover } from '../../cover/Cover.tsx';
import { firstLessonAddress } from '../../first-lesson/addresses.ts';
import { portfolioAddress } from '../../portfolio/addresses.ts';
import { certificateAddress, lessonAddress, REVIEW_ADDRESS, reviewAddress } from '../lesson-addresses.ts';
import { doneWords, lessonsCounted, modulesCounted } from '../reader/lesson-words.ts';
import { NeedsScript } from '../writing/NeedsScript.tsx';
import type { ShownStructure } from '../writing/StructureWriter.tsx';
import { FinishedCourse } from './FinishedCourse.tsx';
import { type LessonMinutes, ModuleTrail } from './ModuleTrail.tsx';
import { cover, facts, going, growing, writing } from './OwnedCoursePage.css.ts';

const StructureWriter = lazy(async () => ({
  default: (await import('../writing/StructureWriter.tsx')).StructureWriter,
}));

const NOT_BEGUN: ShownStructure = { modules: [], structure: null, hasFailed: false };

type OwnedCoursePageProps = {
  course: { id: string; title: string; duration: string; certificate: boolean };
  /** `times`: of the whole course; null = not all of its lessons are written. */
  reader: CourseReader & { minutes: Record<string, LessonMinutes>; times: CourseTimes | null };
  /** The person comes from paying for it. */
  isThanked: boolean;
};

export function OwnedCoursePage({ course, reader, isThanked }: OwnedCoursePageProps) {
  const [growingPlan, setGrowing] = useState(NOT_BEGUN);
  const [wasUnwritten] = useState(reader.structure === null);
  const isHydrated = useHydrated();
  const structure = reader.structure ?? growingPlan.structure;
  const isComing = structure === null && !growingPlan.hasFailed;
  const progress = structure === null ? null : courseProgress(structure, reader.marks);
  const done = new Set(reader.marks.filter(({ isDone }) => isDone).map(({ lessonId }) => lessonId));
  return (
    <Container space="course" gap={6}>
      <Link tone="back" to="/moje-kursy">
        Moje kursy
      </Link>
      {isThanked ? (
        <Notice tone="success">
          {withNonBreakingSpaces(
            'Dziękujemy za zakup. Kurs jest na Twoim koncie i zostaje bez daty końcowej.',
          )}
        </Notice>
      ) : null}
      <Columns layout="sidebar" gap={8}>
        <Stack gap={5}>
          <Heading level={1}>{withNonBreakingSpaces(course.title)}</Heading>
          <Text tone="soft" className={wasUnwritten ? facts : undefined}>
            {structure === null || progress === null
              ? studyWords(course.duration)
              : `${lessonsCounted(progress.lessons)} · ${modulesCounted(structure.modules.length)}`}
            {wasUnwritten
              ? null
              : ` · ${reader.times === null ? wholeWords(course.duration) : timesWords(reader.times)}`}
          </Text>
          <div className={wasUnwritten ? going : undefined}>
            <div className={wasUnwritten && structure === null ? writing : undefined}>
              {wasUnwritten && isHydrated ? (
                <Suspense fallback={null}>
                  <StructureWriter courseId={course.id} onShown={setGrowing} />
                </Suspense>
              ) : null}
            </div>
            {structure === null || progress === null ? (
              <Text>
                <Link to={firstLessonAddress(course.id)}>Przeczytaj tymczasem pierwszą lekcję</Link>
              </Text>
            ) : (
              <Going
                course={course}
                structure={structure}
                progress={progress}
                isNew={reader.openedAt === null}
              />
            )}
            <Inline gap={5} paddingBlockStart={3}>
              {reader.cards === 0 ? null : <a href={REVIEW_ADDRESS}>{reviewWords(reader.cards)}</a>}
              {reader.openedAt === null ? null : (
                <Link to={portfolioAddress(course.id)}>Twoje portfolio</Link>
              )}
              {hasReadEnough({ opened: reader.marks.length, lessons: progress?.lessons ?? 0 }) ? (
                <Link to={reviewAddress(course.id)}>Oceń ten kurs</Link>
              ) : null}
            </Inline>
          </div>
        </Stack>
        <Cover id={course.id} isFirst className={cover} />
      </Columns>
      {wasUnwritten || structure === null || progress === null ? null : (
        <CourseProfile
          structure={structure}
          done={done}
          here={progress.resumeAt}
          time={reader.times === null ? wholeWords(course.duration) : timesWords(reader.times)}
        />
      )}
      <DemoNotice />
      <Stack gap={4} as="section">
        <Heading level={2}>Plan lekcji</Heading>
        <AiContent gap={4}>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(`${authorship(reader)}.`)}
          </Text>
          <div className={isComing ? growing : undefined} inert={isComing}>
            <ModuleTrail
              courseId={course.id}
              modules={structure?.modules ?? growingPlan.modules}
              done={done}
              here={progress === null ? (growingPlan.modules[0]?.lessons[0]?.id ?? null) : progress.resumeAt}
              minutes={reader.minutes}
              waiting={reader.waiting}
            />
            {isComing && growingPlan.modules.length === 0 ? <Waiting /> : null}
          </div>
        </AiContent>
        {structure === null ? <NeedsScript missing="Plan lekcji jeszcze nie powstał" /> : null}
      </Stack>
    </Container>
  );
}

type GoingProps = {
  course: OwnedCoursePageProps['course'];
  structure: CourseStructure;
  progress: CourseProgress;
  isNew: boolean;
};

/** How far one is and the one next step. */
function Going({ course, structure, progress, isNew }: GoingProps) {
  const place = progress.resumeAt === null ? null : placeOf(structure, progress.resumeAt);
  return (
    <Stack gap={4}>
      <Progress percent={progress.percent} label={doneWords(progress)} />
      {place === null ? (
        <FinishedCourse certificate={course.certificate ? certificateAddress(course.id) : null} />
      ) : (
        <div>
          <ButtonLink to={lessonAddress(course.id, place.lesson.id)}>
            <span>
              {isNew ? 'Zacznij' : 'Kontynuuj'}: {withNonBreakingSpaces(place.lesson.title)}
            </span>
          </ButtonLink>
        </div>
      )}
      {isNew ? (
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(
            'Kurs możesz zwrócić w ciągu 14 dni od zakupu, dopóki nie otworzysz żadnej lekcji. Otwarcie pierwszej kończy prawo do odstąpienia.',
          )}
        </Text>
      ) : null}
    </Stack>
  );
}

// The course as a profile of its camps, and where on it one is. The list of modules below is its twin in words.
const LEGENDS = {
  lessons: 'Każdy drogowskaz to jedna lekcja.',
  modules: 'W poziomie lekcje, na drogowskazach numery modułów.',
} as const;

type CourseProfileProps = {
  structure: CourseStructure;
  done: ReadonlySet<string>;
  /** The lesson to go on with; null = the whole way is done. */
  here: string | null;
  /** How long the whole takes, in words. */
  time: string;
};

function CourseProfile({ structure, done, here, time }: CourseProfileProps) {
  const { kind, camps, next } = campsOf(structure, done, here);
  return (
    <ElevationProfile
      title="Profil kursu"
      stages={camps}
      ends={['start', time]}
      legend={withNonBreakingSpaces(LEGENDS[kind])}
      progress={{ done: camps.map(({ isDone }) => isDone), next }}
    />
  );
}
