// /moje-kursy/{id}/{lessonId}: one lesson, read from top to bottom (docs/decisions.md 'What a purchased course contains'). What is
// stored reads without JavaScript; what isn't is written while one looks on.
import { lazy, Suspense, useRef, useState } from 'react';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { LessonReader } from '#worker/services/courses/reader.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { AiContent } from '../../../advice/analysis/document/AiContent.tsx';
import { DemoNotice } from '../../../advice/analysis/document/DemoNotice.tsx';
import { Waiting } from '../../../advice/run/Waiting.tsx';
import { RecallQuestions } from '../../practice/RecallQuestions.tsx';
import { LessonAims } from '../practice/LessonAims.tsx';
import { LessonPractice } from '../practice/LessonPractice.tsx';
import { missCall } from '../../stops/stop-addresses.ts';
import { CourseContents } from '../trail/CourseContents.tsx';
import { DoneForm, useDone } from './DoneForm.tsx';
import { FinishedCourse } from '../trail/FinishedCourse.tsx';
import { certificateAddress, courseAddress, lessonAddress } from '../lesson-addresses.ts';
import { timeOf, wholeTime } from './lesson-words.ts';
import { columns, growing, onward, unknown, writerRoom } from './LessonPage.css.ts';
import { LessonText } from './LessonText.tsx';
import type { ShownLesson } from '../writing/LessonWriter.tsx';
import { LessonWays } from './LessonWays.tsx';
import { FAILURE_PLACE } from '../writing/failure-place.ts';
import { NeedsScript } from '../writing/NeedsScript.tsx';
import { NeedsWorkNote } from './NeedsWorkNote.tsx';
import { OwnReports } from './OwnReports.tsx';
import { ReportForm } from './ReportForm.tsx';

const LessonWriter = lazy(async () => ({
  default: (await import('../writing/LessonWriter.tsx')).LessonWriter,
}));

const USUAL_TIME = { reading: 5, exercise: 20 };

const NOT_BEGUN: ShownLesson = { blocks: [], lesson: null, needsWork: false, hasFailed: false };

// Below the button that was just pressed there may be no room left in the window.
function comeIntoView(way: HTMLElement | null): void {
  way?.scrollIntoView({ block: 'nearest' });
}

type LessonPageProps = {
  course: { id: string; title: string; certificate: boolean };
  reader: LessonReader;
};

export function LessonPage({ course, reader }: LessonPageProps) {
  const { id: courseId, title } = course;
  const { structure, place, marks } = reader;
  const [growingLesson, setGrowing] = useState(NOT_BEGUN);
  const written = reader.lesson ?? growingLesson.lesson;
  const practice = written?.practice ?? null;
  const blocks = written?.blocks ?? growingLesson.blocks;
  const needsWork = reader.needsWork !== null || growingLesson.needsWork;
  const isComing = written === null && !growingLesson.hasFailed;
  // Its bar stays when all is written: what is being read must not move.
  const [wasUnwritten] = useState(reader.lesson === null);
  const [wasDone] = useState(reader.isDone);
  const text = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const address = lessonAddress(courseId, place.lesson.id);
  const done = useDone(address, reader.isDone);
  const doneIds = new Set(marks.filter(({ isDone }) => isDone).map(({ lessonId }) => lessonId));
  if (done.isDone) doneIds.add(place.lesson.id);
  else doneIds.delete(place.lesson.id);
  const isFinished = doneIds.size >= reader.progress.lessons;
  return (
    <Container space="lesson">
      <Stack as="header" gap={3} align="start">
        <Link tone="back" to={courseAddress(courseId)}>
          {withNonBreakingSpaces(title)}
        </Link>
        <Heading level={1}>{withNonBreakingSpaces(place.lesson.title)}</Heading>
        <Text tone="soft">
          Lekcja {place.number} z&nbsp;{reader.progress.lessons} · moduł {place.moduleNumber}:{' '}
          {withNonBreakingSpaces(place.module.title)}
          {/* Has its room before it is known: a second line would move all that is being read. */}
          <span className={written === null ? unknown : undefined}>
            {' · '}
            {wholeTime(written === null ? USUAL_TIME : timeOf(written))}
          </span>
          {reader.correctedOn === null ? null : (
            <>
              {' · '}
              poprawiona <time dateTime={reader.correctedOn}>{polishDay(reader.correctedOn)}</time>
            </>
          )}
        </Text>
      </Stack>
      <div className={columns}>
        <CourseContents courseId={courseId} structure={structure} place={place} done={doneIds} />
        <Stack gap={8}>
          <DemoNotice />
          {needsWork ? <NeedsWorkNote address={address} needsWork={reader.needsWork} /> : null}
          {/* Where nothing of the model's is shown, nothing says that it is. */}
          <AiContent isAi={!needsWork || blocks.length > 0 || reader.recall.length > 0}>
            {place.previous === null || reader.recall.length === 0 ? null : (
              <RecallQuestions lesson={place.previous.title} questions={reader.recall} />
            )}
            {wasUnwritten ? (
              <div className={writerRoom}>
                {isHydrated ? (
                  <Suspense fallback={null}>
                    <LessonWriter
                      courseId={courseId}
                      lessonId={place.lesson.id}
                      place={text}
                      onShown={setGrowing}
                      standing={blocks.length}
                    />
                  </Suspense>
                ) : null}
              </div>
            ) : null}
            {practice === null || wasUnwritten ? null : <LessonAims practice={practice} />}
            <article ref={text} className={isComing ? growing : undefined} aria-label={place.lesson.title}>
              <Stack gap={6}>
                <LessonText blocks={blocks} missCall={missCall(courseId, place.lesson.id)} />
                {isComing && blocks.length === 0 ? <Waiting /> : null}
                {growingLesson.hasFailed && blocks.length > 0 ? (
                  <Text tone="soft">
                    Tu tekst się urwał. <Link to={`#${FAILURE_PLACE}`}>Spróbuj ponownie</Link>
                  </Text>
                ) : null}
              </Stack>
            </article>
            {practice === null ? null : (
              <>
                {wasUnwritten ? <LessonAims practice={practice} /> : null}
                <LessonPractice
                  courseId={courseId}
                  lessonId={place.lesson.id}
                  practice={practice}
                  own={reader.practice}
                />
              </>
            )}
          </AiContent>
          {written === null ? <NeedsScript missing="Lekcja jeszcze nie powstała" /> : null}
          {written === null ? null : (
            <Stack gap={6}>
              <DoneForm address={address} done={done} />
              {isFinished ? (
                <FinishedCourse certificate={course.certificate ? certificateAddress(courseId) : null} />
              ) : null}
              {done.isDone && place.next !== null && !isFinished ? (
                <div ref={wasDone ? undefined : comeIntoView} className={onward}>
                  <ButtonLink to={lessonAddress(courseId, place.next.id)}>
                    Przejdź do następnej lekcji
                  </ButtonLink>
                </div>
              ) : null}
            </Stack>
          )}
          {/* New when the text is whole: it stands where the room for more was, and hasn't moved there. */}
          <LessonWays key={String(isComing)} courseId={courseId} place={place} />
          {written === null ? null : <ReportForm address={address} />}
          <OwnReports reports={reader.reports} />
        </Stack>
      </div>
    </Container>
  );
}
