// What the page knows of a run, message by message. Pure: chance comes in with the simulation (docs/product.md 'Quiz flow').
import type {
  BegunPath,
  DoneData,
  FailedData,
  LockedSection,
  PathPart,
  ProgressData,
  RunEvent,
  ShownSection,
  Stage,
  Weighed,
} from '#domain/advice/analysis/events.ts';
import {
  nextSimulatedPercent,
  simulatedStep,
  DONE_PERCENT,
  shownPercent,
  START_PERCENT,
} from '#domain/advice/analysis/progress-bar.ts';
import type { Connection } from '../../../lib/event-stream/connection.ts';
import type { RunMessage, RunWithoutEvents } from './run-messages.ts';
import { announcementOf, STAGE_TEXTS } from './stage-texts.ts';

export type RunEnd =
  | { kind: 'done'; data: DoneData }
  | { kind: 'failed'; data: FailedData }
  | RunWithoutEvents;

export type RunState = {
  /** Also the id of the analysis that it makes; null before the server has taken it. */
  runId: string | null;
  connection: Connection;
  /** What the bar shows; never falls. */
  percent: number;
  stage: Stage;
  /** By name and index, so that a section which comes again overwrites itself. */
  sections: ReadonlyMap<string, ShownSection | LockedSection>;
  /** What the rule did; null = not told (yet). */
  weighed: Weighed | null;
  /** Paths whose writing has begun, by their place. */
  begun: ReadonlyMap<number, BegunPath>;
  /** The part of the latest of them that is being written. */
  part: PathPart | null;
  /** The latest sentences for those who listen, each once. */
  said: readonly { id: number; text: string }[];
  end: RunEnd | null;
};

type RunStep = RunMessage | { kind: 'simulate'; chance: number };

/** More would only be a heap of old news when a whole run is replayed. */
const SAID_AT_ONCE = 3;

export const NEW_RUN: RunState = {
  runId: null,
  connection: 'connecting',
  percent: START_PERCENT,
  stage: 'start',
  sections: new Map(),
  weighed: null,
  begun: new Map(),
  part: null,
  said: [],
  end: null,
};

export function nextRunState(state: RunState, step: RunStep): RunState {
  switch (step.kind) {
    case 'simulate':
      return {
        ...state,
        percent: shownPercent(
          state.percent,
          nextSimulatedPercent(state.percent, simulatedStep(step.chance)),
          0,
        ),
      };
    case 'connection':
      return { ...state, connection: step.connection, runId: step.runId ?? state.runId };
    case 'event':
      return afterEvent(state, step.event);
    default:
      return { ...state, end: step };
  }
}

function afterEvent(state: RunState, event: RunEvent): RunState {
  switch (event.event) {
    case 'progress': {
      const { percent, stage } = event.data;
      const moved = told({ ...state, stage, percent: shownPercent(state.percent, 0, percent) }, event.data);
      return stage === state.stage ? moved : saying(moved, STAGE_TEXTS[stage]);
    }
    case 'section': {
      const section = event.data;
      const sections = new Map(state.sections).set(`${section.name} ${section.index}`, section);
      const grown = { ...state, sections };
      return 'locked' in section ? grown : saying(grown, announcementOf(section));
    }
    case 'done':
      return { ...state, percent: DONE_PERCENT, stage: 'koniec', end: { kind: 'done', data: event.data } };
    case 'failed':
      return { ...state, end: { kind: 'failed', data: event.data } };
  }
}

/** A try that starts again tells again what the rule did: its paths aren't those of the try before. */
function told(state: RunState, { weighed, begun, part }: ProgressData): RunState {
  if (weighed !== undefined) return { ...state, weighed, begun: NEW_RUN.begun, part: null };
  if (part !== undefined) return { ...state, part };
  if (begun === undefined) return state;
  const { index, nazwa } = begun;
  const isKnown = state.begun.get(index)?.nazwa === nazwa;
  const grown = { ...state, begun: new Map(state.begun).set(index, begun), part: null };
  return isKnown ? grown : saying(grown, `Ścieżka ${index + 1}: ${nazwa}`);
}

function saying(state: RunState, text: string): RunState {
  const id = (state.said.at(-1)?.id ?? 0) + 1;
  return { ...state, said: [...state.said, { id, text }].slice(-SAID_AT_ONCE) };
}
