// A lesson being written before one's eyes: how far it is, what is the matter with the connection, and what went wrong. The text
// itself stands below, in the page's own place for it, so that nothing is taken away when the last block is there.
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ReadableLesson } from '#domain/courses/writing/events.ts';
import { useKeptPages } from '../../../../lib/offline/use-kept-pages.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Announcer } from '../../../advice/run/Announcer.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { FollowSwitch } from '../../../platform/follow/FollowSwitch.tsx';
import { useFollow } from '../../../platform/follow/use-follow.ts';
import { lessonCall } from '../lesson-addresses.ts';
import { NewestStop } from './NewestStop.tsx';
import { AGAIN } from './state.ts';
import { LESSON_STAGES, useWriting } from './use-writing.ts';
import { ConnectionNotice, WritingFailure } from './WritingFailure.tsx';

type LessonWriterProps = {
  courseId: string;
  lessonId: string;
  /** Where the page shows its text. */
  place: RefObject<HTMLElement | null>;
  onShown: (shown: ShownLesson) => void;
  /** How many blocks stand there by now. */
  standing: number;
};

const REST =
  'Początek zostaje poniżej do przeczytania. Nie jest zapisany: kolejna próba pisze lekcję od nowa.';

/** What the page shows of it. */
export type ShownLesson = {
  blocks: readonly string[];
  lesson: ReadableLesson | null;
  needsWork: boolean;
  hasFailed: boolean;
};

export function LessonWriter({ courseId, lessonId, place, onShown, standing }: LessonWriterProps) {
  const { state, again } = useWriting(lessonCall(courseId, lessonId));
  const { blocks, lesson, needsWork, failure } = state;
  const show = useEffectEvent(onShown);
  const hasFailed = failure !== null;
  useEffect(() => show({ blocks, lesson, needsWork, hasFailed }), [blocks, lesson, needsWork, hasFailed]);
  useKeptPages(lesson !== null);
  const bar = useRef<HTMLDivElement>(null);
  const { isAgain } = state;
  const isOn = lesson === null && !hasFailed;
  const { isFollowing, setFollowing } = useFollow({
    place,
    bar,
    newest: 'h2, h3, p, li, pre',
    news: standing === 0 ? null : standing,
    isOn,
  });
  return (
    <>
      <Announcer said={state.said} />
      {failure !== null ? (
        <WritingFailure
          title={blocks.length === 0 ? 'Lekcja nie powstała' : 'Lekcja się urwała'}
          sentence={failure}
          rest={blocks.length === 0 ? null : REST}
          onRetry={again}
        />
      ) : (
        <div data-busy={lesson === null} ref={bar}>
          <Stack gap={1}>
            <Progress percent={state.percent} label={LESSON_STAGES[state.stage]} marks={state.stops} />
            <NewestStop name={state.newest} isOn={isOn} />
            {isAgain && isOn ? <Notice tone="info">{withNonBreakingSpaces(AGAIN)}</Notice> : null}
            <ConnectionNotice connection={state.connection} isUnsaved={state.isUnsaved} />
          </Stack>
        </div>
      )}
      {isOn ? <FollowSwitch isFollowing={isFollowing} setFollowing={setFollowing} isFixed /> : null}
    </>
  );
}
