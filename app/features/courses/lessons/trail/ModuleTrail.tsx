// A course as a trail: its modules are the stages, their lessons the stops. The stage one is on stands open.
import type { CourseModule } from '#domain/courses/structure/structure.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { PageLink } from '../../../../ui/text/PageLink.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { Stamp } from '../../../advice/trail/Stamp.tsx';
import { lessonAddress } from '../lesson-addresses.ts';
import { lessonsCounted, lessonTime } from '../reader/lesson-words.ts';
import {
  body,
  here as hereStyle,
  lesson as lessonStyle,
  lessons as lessonsStyle,
  mark,
  markDone,
  markHere,
  name,
  note,
  number,
  numberDone,
  row,
  stage,
  stages,
  walked,
} from './ModuleTrail.css.ts';

/** `exercise` null = the lesson states none. */
export type LessonMinutes = { reading: number; exercise: number | null };

type ModuleTrailProps = {
  courseId: string;
  modules: readonly CourseModule[];
  done: ReadonlySet<string>;
  /** The lesson to go on with; null = none. */
  here: string | null;
  /** By lesson id, of what is written. */
  minutes: Readonly<Record<string, LessonMinutes>>;
  /** Ids of those that wait for their editors. */
  waiting: readonly string[];
};

export function ModuleTrail({ modules, ...course }: ModuleTrailProps) {
  return (
    <ol className={stages}>
      {modules.map((one, index) => (
        <Stage key={one.id} module={one} index={index} {...course} />
      ))}
    </ol>
  );
}

type StageProps = Omit<ModuleTrailProps, 'modules'> & { module: CourseModule; index: number };

function Stage({ module: { id, title, description, lessons }, index, done, here, ...course }: StageProps) {
  const doneHere = lessons.filter((lesson) => done.has(lesson.id)).length;
  const isDone = doneHere === lessons.length;
  const isHere = lessons.some((lesson) => lesson.id === here);
  return (
    <li className={classNames(stage, isDone && walked)} id={id}>
      <span className={isDone ? numberDone : number} aria-hidden="true">
        {isDone ? <Icon name="check" /> : index + 1}
      </span>
      <details open={isHere}>
        <summary className={row}>
          <span className={name}>
            <VisuallyHidden>Moduł {index + 1}: </VisuallyHidden>
            {withNonBreakingSpaces(title)}
          </span>
          {isDone ? (
            <Stamp>Ukończony</Stamp>
          ) : (
            <span className={note}>
              {doneHere === 0
                ? lessonsCounted(lessons.length)
                : `${doneHere} z\u00a0${lessons.length} lekcji`}
            </span>
          )}
        </summary>
        <div className={body}>
          <Text tone="soft">{withNonBreakingSpaces(description)}</Text>
          <ol className={lessonsStyle}>
            {lessons.map((lesson) => (
              <Stop
                key={lesson.id}
                lesson={lesson}
                isDone={done.has(lesson.id)}
                isHere={lesson.id === here}
                {...course}
              />
            ))}
          </ol>
        </div>
      </details>
    </li>
  );
}

type StopProps = Pick<ModuleTrailProps, 'courseId' | 'minutes' | 'waiting'> & {
  lesson: CourseModule['lessons'][number];
  isDone: boolean;
  isHere: boolean;
};

function Stop({ courseId, lesson, isDone, isHere, minutes, waiting }: StopProps) {
  const time = minutes[lesson.id];
  const words = waiting.includes(lesson.id)
    ? 'wymaga poprawek'
    : time === undefined
      ? null
      : lessonTime(time);
  return (
    <li>
      <PageLink
        className={classNames(lessonStyle, isHere && hereStyle)}
        to={lessonAddress(courseId, lesson.id)}
      >
        <span className={isDone ? markDone : isHere ? markHere : mark} aria-hidden="true">
          {isDone ? <Icon name="check" /> : null}
        </span>
        {/* The time to read beside the title, or under it where there is no room. */}
        <Inline as="span" gap={4} rowGap={0} align="stretch" justify="between">
          <span>
            {withNonBreakingSpaces(lesson.title)}
            {isDone ? <VisuallyHidden> – ukończona</VisuallyHidden> : null}
          </span>
          {words === null ? null : <span className={note}>{words}</span>}
        </Inline>
      </PageLink>
    </li>
  );
}
