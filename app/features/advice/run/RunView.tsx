// An analysis being made, before one's eyes: the bar, the map, what is being written, and its end (docs/look.md 'What is being written').
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import type { VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import { SIMULATE_EVERY_MS } from '#domain/advice/analysis/progress-bar.ts';
import { browserEnvironment } from '../../../lib/event-stream/browser-environment.ts';
import { type Connection, isPassing } from '../../../lib/event-stream/connection.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useUser } from '../../account/auth/session/use-user.ts';
import { pill, place } from '../../platform/follow/FollowSwitch.css.ts';
import { FollowSwitch } from '../../platform/follow/FollowSwitch.tsx';
import { useFollow } from '../../platform/follow/use-follow.ts';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { DemoNotice } from '../analysis/document/DemoNotice.tsx';
import { scaleEnd } from '../analysis/path/salary-scale.ts';
import { HelpLine } from '../gate/HelpLine.tsx';
import { clearRunMark, watchRunHere, writeRunMark } from '../run-mark/run-mark.ts';
import { Announcer } from './Announcer.tsx';
import { RunFailure, type RunFailureProps } from './RunFailure.tsx';
import {
  columns,
  here,
  main,
  mapCard,
  note as noteStyle,
  now as nowStyle,
  run,
  status,
} from './RunView.css.ts';
import { Waiting } from './Waiting.tsx';
import { connectRun } from './connect-run.ts';
import { END_ANCHOR } from './end-anchor.ts';
import { growingAnalysis } from './growing-analysis.ts';
import { log } from './reveal/RunLog.css.ts';
import { useNotes } from './reveal/notes.ts';
import { PathLegend, RunLog } from './reveal/RunLog.tsx';
import { RunMap } from './reveal/RunMap.tsx';
import { TrailEnd } from './reveal/TrailEnd.tsx';
import { mapShape } from './reveal/map-shape.ts';
import { RUN_MARKS } from './run-marks.ts';
import type { RunOrder } from './run-messages.ts';
import { NEW_RUN, nextRunState, type RunEnd, type RunState } from './run-state.ts';
import { nowWriting, stageLabel } from './stage-texts.ts';
import { type RunEndings, useRunEnd } from './use-run-end.ts';

export type RunViewProps = RunEndings & Pick<RunFailureProps, 'onRetry' | 'onBack'> & { order: RunOrder };

export function RunView({ order, onRetry, onBack, ...endings }: RunViewProps) {
  const userId = useUser()?.id ?? null;
  const state = useRun(order);
  const { end, begun } = state;
  const failure = failureSentence(end);
  const analysis = shownAnalysis(state);
  const isDone = end?.kind === 'done';
  const [bar, placeRef] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const news = `${state.sections.size} ${begun.size} ${end?.kind}`;
  const isOn = end === null;
  const { isFollowing, setFollowing } = useFollow({
    place: placeRef,
    bar,
    newest: '[data-entry]',
    news,
    isOn,
  });
  useKeepRunMark(state, userId);
  useRunEnd(state, userId, endings);
  useTopAfterReload(isDone);
  const notes = useNotes(state);
  const titleId = useId();
  const isEmpty = state.sections.size + begun.size === 0;
  const map = (
    <RunMap
      shape={mapShape({ ...state, analysis, isDone })}
      candidates={state.weighed?.candidates.length ?? 0}
      isDone={isDone}
    />
  );
  const failed =
    failure === null ? null : (
      <RunFailure sentence={failure} isPartial={!isEmpty} onRetry={onRetry} onBack={onBack} />
    );
  // Nothing of it is shown to anyone who is led to help.
  if (end !== null && failure === null && !isDone) return <Waiting />;
  const title = (
    <div>
      {/* How it ends is heard from the title. */}
      <div aria-live="polite">
        <RunTitle id={titleId} takesFocus={order.kind === 'start'}>
          {titleOf(isDone, failure)}
        </RunTitle>
      </div>
      <Announcer said={state.said} />
    </div>
  );
  // Where nothing was written there is no map to look past: why, and what to do, come at once.
  if (failed !== null && isEmpty) {
    return (
      <section className={run} aria-labelledby={titleId}>
        <Stack gap={6}>
          {title}
          {failed}
        </Stack>
      </section>
    );
  }
  return (
    <section className={run} aria-labelledby={titleId}>
      <Stack gap={6}>
        {title}
        <DemoNotice />
        {state.weighed?.isGentle === true ? <HelpLine help="gentle" /> : null}
        <div className={status} ref={bar}>
          <Stack gap={3}>
            <Progress
              percent={state.percent}
              label={failure === null ? stageLabel(state) : FAILED_TITLE}
              marks={RUN_MARKS}
            />
            <RunNotice end={end} connection={state.connection} />
          </Stack>
        </div>
        <div className={columns}>
          <div className={mapCard}>
            {map}
            <PathLegend paths={namedPaths(state, analysis)} isDone={isDone} />
          </div>
          <div className={main}>
            {isOn ? <FollowSwitch isFollowing={isFollowing} setFollowing={setFollowing} /> : null}
            {isOn || isFollowing ? null : (
              <EndPill>{isDone ? 'Twoje ścieżki są gotowe' : 'Zobacz, co się stało'}</EndPill>
            )}
            <div className={log} ref={placeRef}>
              {isEmpty ? null : (
                <AiContent gap={8} language={analysis.jezyk ?? state.weighed?.language}>
                  <RunLog analysis={analysis} begun={begun} scaleEnd={axisEnd(state, analysis)} />
                </AiContent>
              )}
              {isOn ? <Here key={news} now={nowWriting(state)} notes={notes} /> : null}
              {failed}
              {isDone ? (
                <TrailEnd
                  analysis={analysis}
                  analysisId={end.data.savedAt === null ? null : state.runId}
                  map={map}
                  onLeave={endings.onStored}
                />
              ) : null}
            </div>
          </div>
        </div>
      </Stack>
    </section>
  );
}

/** What comes back after a run is over is shorter: the browser's old place would be its footer. Heard before the router notes the place. */
function useTopAfterReload(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return;
    const leave = () => window.scrollTo(0, 0);
    window.addEventListener('pagehide', leave, { capture: true });
    return () => window.removeEventListener('pagehide', leave, { capture: true });
  }, [isDone]);
}

type RunTitleProps = { id: string; takesFocus: boolean; children: string };

/** Takes the focus when what had it is gone: the button that was pressed vanished with the quiz. */
function RunTitle({ id, takesFocus, children }: RunTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Heading level={2} id={id} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

const FAILED_TITLE = 'Analiza nie powstała';

function titleOf(isDone: boolean, failure: string | null): string {
  if (failure !== null) return FAILED_TITLE;
  return isDone ? 'Twoja analiza jest gotowa' : 'Twoja analiza powstaje';
}

function failureSentence(end: RunEnd | null): string | null {
  // Who wrote of a crisis is led away (use-run-end.ts): no failure is told.
  if (end?.kind === 'failed') return end.data.code === 'crisis' ? null : end.data.error;
  return end?.kind === 'refused' && isPassing(end.refusal) ? end.refusal.sentence : null;
}

function shownAnalysis({ end, sections }: RunState): VisibleAnalysis {
  return end?.kind === 'done' ? end.data.analysis : growingAnalysis(sections.values());
}

function namedPaths({ begun }: RunState, { sciezkiKariery }: VisibleAnalysis) {
  return Array.from({ length: Math.max(begun.size, sciezkiKariery.length) }, (_, index) => {
    const name = sciezkiKariery[index]?.nazwa ?? begun.get(index)?.nazwa ?? '';
    return { name, isThere: index < sciezkiKariery.length };
  });
}

function axisEnd({ weighed }: RunState, { sciezkiKariery }: VisibleAnalysis): number {
  const pays = sciezkiKariery.map(({ fakty }) => fakty?.pay?.d9 ?? 0);
  return scaleEnd([weighed?.highestPay ?? 0, ...pays]);
}

// Where the trail ends for now: what is being written, and beneath it one true thing after another.
function Here({ now, notes }: { now: string; notes: readonly string[] }) {
  return (
    <div className={here}>
      <p className={nowStyle}>{now}</p>
      {notes.map((note) => (
        <p className={noteStyle} key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}

// Writes down how far the run on this page has come, for the other tabs and for the pages after this one.
function useKeepRunMark({ connection, percent, end }: RunState, owner: string | null): void {
  const shown = Math.round(percent);
  const isLive = connection === 'live';
  useEffect(() => watchRunHere(), []);
  useEffect(() => {
    if (owner === null) return;
    if (end === null) {
      // Not before the server has taken the run.
      if (isLive) writeRunMark({ owner, state: 'running', percent: shown });
      return;
    }
    if (end.kind === 'failed') return writeRunMark({ owner, state: 'failed', percent: shown });
    if (end.kind !== 'done') return clearRunMark();
    if (end.data.savedAt !== null) writeRunMark({ owner, state: 'done', percent: 100 });
  }, [owner, end, isLive, shown]);
}

// What is the matter with the connection or with saving, in a region that stays, so that it is announced when it is filled.
const CONNECTION_SENTENCES: Partial<Record<Connection, string>> = {
  reconnecting: 'Łączymy się ponownie – analiza nadal powstaje.',
  offline:
    'Nie masz połączenia z\u00a0internetem. Gdy wróci, połączymy się bez Twojej pomocy – Twoje odpowiedzi są bezpieczne.',
};

const UNSAVED = 'Analiza jest gotowa. Zapiszemy ją, gdy tylko wróci połączenie z\u00a0bazą danych.';

function RunNotice({ end, connection }: Pick<RunState, 'end' | 'connection'>) {
  const sentence = sentenceOf(end, connection);
  return (
    <div aria-live="polite">{sentence === null ? null : <Notice tone="warning">{sentence}</Notice>}</div>
  );
}

function sentenceOf(end: RunState['end'], connection: Connection): string | null {
  if (end === null) return CONNECTION_SENTENCES[connection] ?? null;
  return end.kind === 'done' && end.data.savedAt === null ? UNSAVED : null;
}

// A run as React sees it: connects when it is shown, lets go when it is not. The run itself goes on without us.

/** `order` must stay the same object as long as it is the same wish. */
function useRun(order: RunOrder): RunState {
  const [state, step] = useReducer(nextRunState, NEW_RUN);
  const isOver = state.end !== null;

  useEffect(() => {
    const leaving = new AbortController();
    const messages = connectRun(order, leaving.signal, browserEnvironment);
    async function listen() {
      for await (const message of messages) {
        if (leaving.signal.aborted) return;
        step(message);
      }
    }
    void listen();
    return () => leaving.abort();
  }, [order]);

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(
      () => step({ kind: 'simulate', chance: browserEnvironment.chance() }),
      SIMULATE_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [isOver]);

  return state;
}

// For anyone who reads when the run ends: nothing moves, and this says that there is an end to go to.
function EndPill({ children }: { children: string }) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const end = document.getElementById(END_ANCHOR);
    if (end === null) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setSeen(true));
    watcher.observe(end);
    return () => watcher.disconnect();
  }, []);
  if (isSeen) return null;
  return (
    <div className={place}>
      <a className={pill} href={`#${END_ANCHOR}`}>
        {children}
        <Icon name="chevron" />
      </a>
    </div>
  );
}
