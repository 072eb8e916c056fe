// An analysis being made, before one's eyes: the bar, what is being written, and each section as it comes.
import { useEffect, useId, useRef } from 'react';
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AnalysisView } from '../analysis/document/AnalysisView.tsx';
import { DemoNotice } from '../analysis/document/DemoNotice.tsx';
import { isPassing } from '../../lib/event-stream/connection.ts';
import { useUser } from '../auth/session/use-user.ts';
import { Announcer } from './Announcer.tsx';
import { growingAnalysis } from './growing-analysis.ts';
import { RunFailure, type RunFailureProps } from './RunFailure.tsx';
import type { RunOrder } from './run-messages.ts';
import type { RunEnd, RunState } from './run-state.ts';
import { RUN_MARKS } from './run-marks.ts';
import { status } from './RunView.css.ts';
import { RunNotice } from './RunNotice.tsx';
import { Waiting } from './Waiting.tsx';
import { STAGE_TEXTS } from './stage-texts.ts';
import { useKeepRunMark } from './use-keep-run-mark.ts';
import { useRun } from './use-run.ts';
import { useRunEnd, type RunEndings } from './use-run-end.ts';

export type RunViewProps = RunEndings & Pick<RunFailureProps, 'onRetry' | 'onBack'> & { order: RunOrder };

export function RunView({ order, onRetry, onBack, ...endings }: RunViewProps) {
  const userId = useUser()?.id ?? null;
  const state = useRun(order);
  useKeepRunMark(state, userId);
  useRunEnd(state, userId, endings);
  const { end } = state;
  const failure = failureSentence(end);
  const shown = shownAnalysis(state);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={6}>
        <div>
          <RunTitle id={titleId} takesFocus={order.kind === 'start'}>
            {titleOf(end, failure)}
          </RunTitle>
          <Announcer said={state.said} />
        </div>
        <DemoNotice />
        {failure === null ? (
          <div className={status}>
            <Stack gap={3}>
              <Progress percent={state.percent} label={STAGE_TEXTS[state.stage]} marks={RUN_MARKS} />
              <RunNotice end={end} connection={state.connection} />
            </Stack>
          </div>
        ) : (
          <RunFailure sentence={failure} onRetry={onRetry} onBack={onBack} />
        )}
        {shown === null ? null : <AnalysisView analysis={shown} isGrowing />}
        {end === null ? <Waiting /> : null}
      </Stack>
    </section>
  );
}

type RunTitleProps = { id: string; takesFocus: boolean; children: string };

/**
 * Takes the focus when what had it is gone: the button that was pressed vanished with the quiz, or what was being read with
 * the run that failed.
 */
function RunTitle({ id, takesFocus, children }: RunTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFailed = children === FAILED_TITLE;
  useEffect(() => {
    if (!takesFocus && !hasFailed) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus, hasFailed]);
  return (
    <Heading level={2} id={id} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

const FAILED_TITLE = 'Analiza nie powstała';

function titleOf(end: RunEnd | null, failure: string | null): string {
  if (failure !== null) return FAILED_TITLE;
  return end?.kind === 'done' ? 'Twoja analiza jest gotowa' : 'Twoja analiza powstaje';
}

function failureSentence(end: RunEnd | null): string | null {
  if (end?.kind === 'failed') return end.data.error;
  return end?.kind === 'refused' && isPassing(end.refusal) ? end.refusal.sentence : null;
}

/** What a failed run had written is not kept: it was never checked, and the next try writes anew. */
function shownAnalysis({ end, sections }: RunState): VisibleAnalysis | null {
  if (end?.kind === 'done') return end.data.analysis;
  return end === null && sections.size > 0 ? growingAnalysis(sections.values()) : null;
}
