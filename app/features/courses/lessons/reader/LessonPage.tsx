// /moje-kursy/{id}/{lessonId}: one lesson, read from top to bottom (docs/decisions.md 'What a purchased course contains'). What is
// stored reads without JavaScript; what isn't is written while one looks on.
import { lazy, Suspense, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { type OwnReport, reportWords } from '#domain/courses/lessons/report.ts';
import type { AskedPractice } from '#domain/courses/practice/asked.ts';
import type { LessonPlace } from '#domain/courses/structure/structure.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { LessonReader } from '#worker/services/courses/reader.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { useOrderedFetcher } from '../../../../lib/use-ordered-fetcher.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { FieldFault } from '../../../../ui/form/Field.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../../ui/script-only.css.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { PageLink } from '../../../../ui/text/PageLink.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { AiContent } from '../../../advice/analysis/document/AiContent.tsx';
import { DemoNotice } from '../../../advice/analysis/document/DemoNotice.tsx';
import { Waiting } from '../../../advice/run/Waiting.tsx';
import { Stamp } from '../../../advice/trail/Stamp.tsx';
import { RecallQuestions } from '../../practice/RecallQuestions.tsx';
import { missCall } from '../../stops/stop-addresses.ts';
import { certificateAddress, courseAddress, lessonAddress } from '../lesson-addresses.ts';
import { aims } from '../practice/LessonPractice.css.ts';
import { LessonPractice } from '../practice/LessonPractice.tsx';
import { LessonTalk } from '../talk/LessonTalk.tsx';
import { CourseContents } from '../trail/CourseContents.tsx';
import { FinishedCourse } from '../trail/FinishedCourse.tsx';
import { LessonTrail } from '../trail/LessonTrail.tsx';
import type { ShownLesson } from '../writing/LessonWriter.tsx';
import { NeedsScript } from '../writing/NeedsScript.tsx';
import { FAILURE_PLACE } from '../writing/failure-place.ts';
import {
  back,
  board,
  columns,
  forward,
  growing,
  keys,
  onward,
  unknown,
  writerRoom,
} from './LessonPage.css.ts';
import { LessonText } from './LessonText.tsx';
import { NeedsWorkNote } from './NeedsWorkNote.tsx';
import { ReportForm } from './ReportForm.tsx';
import { DONE_INTENT, DONE_PLACE, type LessonResult, readDone } from './lesson-forms.ts';
import { timeOf, wholeTime } from './lesson-words.ts';

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
          {reader.readOn === null ? null : (
            <>
              {' · '}
              redakcja przeczytała <time dateTime={reader.readOn}>{polishDay(reader.readOn)}</time>
            </>
          )}
          {reader.correctedOn === null ? null : (
            <>
              {' · '}
              poprawiona <time dateTime={reader.correctedOn}>{polishDay(reader.correctedOn)}</time>
            </>
          )}
        </Text>
      </Stack>
      <LessonTrail
        courseId={courseId}
        structure={structure}
        place={place}
        done={doneIds}
        left={reader.left}
      />
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
                {practice.talk === null ? null : (
                  <LessonTalk
                    courseId={courseId}
                    lessonId={place.lesson.id}
                    talk={practice.talk}
                    own={reader.talks}
                  />
                )}
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

// What a lesson is for, and what it leaves in the reader's hands.
function LessonAims({ practice: { goal, leaves } }: { practice: AskedPractice }) {
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

// What became of the reader's own reports on a lesson, the latest first.
function OwnReports({ reports }: { reports: readonly OwnReport[] }) {
  if (reports.length === 0) return null;
  return (
    <section className={screenOnly} aria-labelledby="twoje-zgloszenia">
      <Stack gap={3}>
        <Heading level={2} size={4} id="twoje-zgloszenia">
          Twoje zgłoszenia
        </Heading>
        <Stack as="ul" gap={4}>
          {reports.map((report) => (
            <Stack as="li" gap={1} key={report.id}>
              <Text>{reportWords(report)}</Text>
              {report.answer === null ? null : <Text>{withNonBreakingSpaces(report.answer.text)}</Text>}
              <Text size="small" tone="soft">
                {withNonBreakingSpaces(`„${report.text}”`)}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

// Where one goes from a lesson: boards to the one before and the one after. The arrow keys do the same (app/routes/courses/lesson.tsx).
type LessonWaysProps = { courseId: string; place: LessonPlace };

function LessonWays({ courseId, place: { previous, next } }: LessonWaysProps) {
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

// 'Oznacz jako ukończone': shown as done at once, taken back if it could not be saved; a plain form without JavaScript.

/** One form for anyone who shows what it is about: the page's next step depends on it, too. */
function useDone(address: string, saved: boolean) {
  const { fetcher, send, formData } = useOrderedFetcher<LessonResult>(`${DONE_PLACE} ${address}`, address);
  const ofPage = useActionData<LessonResult>();
  const sent = formData === undefined ? null : readDone(formData);
  const result = fetcher.data ?? ofPage;
  const fault = fetcher.state === 'idle' && result?.intent === DONE_INTENT ? result.fault : null;
  return { fetcher, send, isDone: sent ?? saved, fault };
}

type DoneFormProps = { address: string; done: ReturnType<typeof useDone> };

function DoneForm({ address, done: { fetcher, send, isDone, fault } }: DoneFormProps) {
  return (
    <fetcher.Form method="post" action={address} id={DONE_PLACE} onSubmit={send}>
      <input type="hidden" name="intent" value={DONE_INTENT} />
      <Stack gap={3}>
        <Inline gap={4}>
          {isDone ? <Stamp /> : null}
          <Button
            type="submit"
            name="done"
            value={isDone ? 'nie' : 'tak'}
            tone={isDone ? 'quiet' : 'primary'}
          >
            {isDone ? 'Cofnij oznaczenie' : 'Oznacz jako ukończone'}
          </Button>
        </Inline>
        <div role="alert">
          {fault === null ? null : <FieldFault id="ukonczone-blad">{`Nie zapisano. ${fault}`}</FieldFault>}
        </div>
      </Stack>
    </fetcher.Form>
  );
}
