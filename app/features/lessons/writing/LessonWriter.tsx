// A lesson being written before one's eyes: how far it is, what is the matter with the connection, and what went wrong. The text
// itself stands below, in the page's own place for it, so that nothing is taken away when the last block is there.
import { useEffect, useEffectEvent } from 'react';
import type { ReadableLesson } from '#domain/courses/writing/events.ts';
import { Announcer } from '../../run/Announcer.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { lessonCall } from '../lesson-addresses.ts';
import { useWriting } from './use-writing.ts';
import { WritingFailure } from './WritingFailure.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { LESSON_STAGES } from './words.ts';

type LessonWriterProps = {
  courseId: string;
  lessonId: string;
  onShown: (shown: ShownLesson) => void;
};

/** What the page shows of it. */
export type ShownLesson = { blocks: readonly string[]; lesson: ReadableLesson | null; hasFailed: boolean };

export function LessonWriter({ courseId, lessonId, onShown }: LessonWriterProps) {
  const { state, again } = useWriting(lessonCall(courseId, lessonId));
  const { blocks, lesson, failure } = state;
  const show = useEffectEvent(onShown);
  const hasFailed = failure !== null;
  useEffect(() => show({ blocks, lesson, hasFailed }), [blocks, lesson, hasFailed]);
  return (
    <>
      <Announcer said={state.said} />
      {failure !== null ? (
        <WritingFailure title="Lekcja nie powstała" sentence={failure} onRetry={again} />
      ) : (
        <div data-busy={lesson === null}>
          <Stack gap={3}>
            <Progress percent={state.percent} label={LESSON_STAGES[state.stage]} />
            <ConnectionNotice connection={state.connection} isUnsaved={state.isUnsaved} />
          </Stack>
        </div>
      )}
    </>
  );
}
