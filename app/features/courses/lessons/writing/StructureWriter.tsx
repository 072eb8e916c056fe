// A course's plan of lessons being made, module by module.
import { useEffect, useEffectEvent } from 'react';
import type { CourseModule, CourseStructure } from '#domain/courses/structure/structure.ts';
import { useKeptPages } from '../../../../lib/offline/use-kept-pages.ts';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Announcer } from '../../../advice/run/Announcer.tsx';
import { structureCall } from '../lesson-addresses.ts';
import { NewestStop } from './NewestStop.tsx';
import { STRUCTURE_STAGES, useWriting } from './use-writing.ts';
import { ConnectionNotice, WritingFailure } from './WritingFailure.tsx';

type StructureWriterProps = {
  courseId: string;
  onShown: (shown: ShownStructure) => void;
};

/** What the page shows of it. */
export type ShownStructure = {
  modules: readonly CourseModule[];
  structure: CourseStructure | null;
  hasFailed: boolean;
};

export function StructureWriter({ courseId, onShown }: StructureWriterProps) {
  const { state, again } = useWriting(structureCall(courseId));
  const { modules, structure, failure } = state;
  const show = useEffectEvent(onShown);
  const hasFailed = failure !== null;
  useEffect(() => show({ modules, structure, hasFailed }), [modules, structure, hasFailed]);
  useKeptPages(structure !== null);
  return (
    <>
      <Announcer said={state.said} />
      {failure !== null ? (
        <WritingFailure title="Plan lekcji nie powstał" sentence={failure} onRetry={again} />
      ) : structure !== null ? (
        <ConnectionNotice connection={state.connection} isUnsaved={state.isUnsaved} />
      ) : (
        <Stack gap={1}>
          <Progress percent={state.percent} label={STRUCTURE_STAGES[state.stage]} marks={state.stops} />
          <NewestStop name={state.newest} isOn />
          <ConnectionNotice connection={state.connection} />
        </Stack>
      )}
    </>
  );
}
