// What the page knows of a course's text that is being written, message by message. Pure.
import type { CourseModule, CourseStructure } from '#domain/courses/structure/structure.ts';
import type { ReadableLesson, WritingEvent, WritingStage } from '#domain/courses/writing/events.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { Connection } from '../../../../lib/event-stream/connection.ts';
import type { WritingMessage } from './connect-writing.ts';

export type WritingState = {
  connection: Connection;
  /** Never falls. */
  percent: number;
  stage: WritingStage;
  modules: readonly CourseModule[];
  /** Where the bar stood when each heading or module came: the stops of the trail. */
  stops: readonly number[];
  /** The latest of them by name. */
  newest: string | null;
  /** Ready HTML of the lesson's finished blocks. */
  blocks: readonly string[];
  /** The latest sentences for those who listen, each once. */
  said: readonly { id: number; text: string }[];
  /** What is finished. */
  lesson: ReadableLesson | null;
  /** It was refused twice and reads all the same. */
  needsWork: boolean;
  /** It was refused and is written a second time, unseen: what came stays. */
  isAgain: boolean;
  structure: CourseStructure | null;
  /** The database is away; what is finished waits to be stored. */
  isUnsaved: boolean;
  /** The sentence of a failure or refusal. */
  failure: string | null;
};

const SAID_AT_ONCE = 3;

const THINKS = 'Model myśli nad odpowiedzią.';
export const AGAIN =
  'Ten tekst wymaga poprawek i powstaje jeszcze raz. Możesz go czytać: nową wersję pokażemy w tym miejscu.';
const NEEDS_WORK = 'Lekcja jest gotowa do czytania, ale wymaga poprawek.';

export const NEW_WRITING: WritingState = {
  connection: 'connecting',
  percent: 0,
  stage: 'start',
  modules: [],
  stops: [],
  newest: null,
  blocks: [],
  said: [],
  lesson: null,
  needsWork: false,
  isAgain: false,
  structure: null,
  isUnsaved: false,
  failure: null,
};

export type WritingStep = WritingMessage | { kind: 'again' };

export function nextWriting(state: WritingState, step: WritingStep): WritingState {
  switch (step.kind) {
    case 'again':
      return { ...NEW_WRITING, said: state.said };
    case 'connection':
      return { ...state, connection: step.connection };
    case 'refused':
      return failed(state, step.refusal.sentence);
    default:
      return afterEvent(state, step.event);
  }
}

function afterEvent(state: WritingState, event: WritingEvent): WritingState {
  switch (event.event) {
    case 'progress':
      return afterProgress(state, event.data);
    case 'section':
      return afterSection(state, event.data);
    case 'failed':
      return failed(state, event.data.error);
    case 'done': {
      const { data } = event;
      const done = { ...state, percent: 100, stage: 'koniec' as const, isUnsaved: data.savedAt === null };
      if ('lesson' in data) {
        const { lesson, needsWork } = data;
        const words = needsWork ? NEEDS_WORK : 'Lekcja jest gotowa.';
        return saying({ ...done, lesson, needsWork, blocks: lesson.blocks }, words);
      }
      if (!('structure' in data)) return done;
      const { structure } = data;
      return saying({ ...done, structure, modules: structure.modules }, 'Plan kursu jest gotowy.');
    }
  }
}

function afterProgress(state: WritingState, { stage, percent }: { stage: WritingStage; percent: number }) {
  const moved = { ...state, stage, percent: Math.max(state.percent, percent) };
  return stage === 'mysli' && state.stage !== 'mysli' ? saying(moved, THINKS) : moved;
}

function afterSection(
  state: WritingState,
  section: Extract<WritingEvent, { event: 'section' }>['data'],
): WritingState {
  // Of a lesson what was read stays; half a plan would lead to lessons that don't exist.
  if (section.name === 'again') {
    const plan = state.modules.length === 0 ? {} : { modules: [], stops: [], newest: null };
    return saying({ ...state, ...plan, isAgain: true }, AGAIN);
  }
  if (section.name === 'modules') {
    const { title, lessons } = section.value;
    const grown = { ...state, modules: placed(state.modules, section.index, section.value) };
    const words = pluralized(lessons.length, ['lekcja', 'lekcje', 'lekcji']);
    if (isKnown(state.modules, section.index)) return grown;
    return saying(reaching(grown, title), `Moduł: ${title}, ${words}.`);
  }
  if (section.name !== 'blocks') return state;
  const grown = { ...state, blocks: placed(state.blocks, section.index, section.value) };
  const [, heading] = HEADING.exec(section.value) ?? [];
  const isNews = heading !== undefined && !isKnown(state.blocks, section.index);
  if (!isNews) return grown;
  const title = wordsOf(heading);
  return saying(reaching(grown, title), `Nowa część: ${title}.`);
}

function reaching(state: WritingState, newest: string): WritingState {
  return { ...state, newest, stops: [...state.stops, state.percent] };
}

const HEADING = /^<h[2-4][^>]*>(.*)<\/h[2-4]>$/s;
const TAGS = /<[^>]*>/g;
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The server's HTML as it is spoken. */
function wordsOf(html: string): string {
  return html.replaceAll(TAGS, '').replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name] ?? '');
}

function isKnown(list: readonly unknown[], index: number): boolean {
  return index < list.length;
}

/** One that is ahead of its turn waits for a repetition: the server sends them in order. */
function placed<Value>(list: readonly Value[], index: number, value: Value): readonly Value[] {
  if (index > list.length) return list;
  return list.toSpliced(index, 1, value);
}

function failed(state: WritingState, failure: string): WritingState {
  // Half a lesson reads; half a plan would lead to lessons that don't exist.
  return { ...state, failure, modules: [] };
}

function saying(state: WritingState, text: string): WritingState {
  const id = (state.said.at(-1)?.id ?? 0) + 1;
  return { ...state, said: [...state.said, { id, text }].slice(-SAID_AT_ONCE) };
}
