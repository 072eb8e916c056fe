import { expect, test } from 'vitest';
import type { RunEvent, Stage, VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import { growingAnalysis } from './growing-analysis.ts';
import { NEW_RUN, nextRunState, type RunState } from './run-state.ts';
import { stageLabel } from './stage-texts.ts';

const after = (state: RunState, ...events: RunEvent[]) =>
  events.reduce((now, event) => nextRunState(now, { kind: 'event', event }), state);

const progress = (percent: number, stage: Stage): RunEvent => ({
  event: 'progress',
  data: { percent, stage },
});

const trait = (index: number, nazwa: string, uzasadnienie = 'Tak.'): RunEvent => ({
  event: 'section',
  data: { name: 'predyspozycje', index, value: { nazwa, uzasadnienie } },
});

const closed = { locked: true, nazwa: 'Leśnik', zawodId: 'lesnik', fakty: null } as const;

const lockedPath = (index: number): RunEvent => ({
  event: 'section',
  data: { name: 'sciezkiKariery', index, ...closed, zrodla: null },
});

const shown = (state: RunState): VisibleAnalysis => growingAnalysis(state.sections.values());

test('a new run stands at 5 percent', () => {
  expect(NEW_RUN.percent).toBe(5);
});

test('the bar shows the larger of simulated and server, and never falls', () => {
  const simulated = nextRunState(NEW_RUN, { kind: 'simulate', chance: 0.99 });
  expect(simulated.percent).toBe(10);
  expect(after(simulated, progress(7, 'start')).percent).toBe(10);
  expect(after(simulated, progress(40, 'predyspozycje')).percent).toBe(40);
});

test('the simulation alone stops at 90', () => {
  let state = NEW_RUN;
  for (let step = 0; step < 60; step += 1) state = nextRunState(state, { kind: 'simulate', chance: 0.5 });
  expect(state.percent).toBe(90);
});

test('a section that comes again overwrites itself', () => {
  const state = after(NEW_RUN, trait(0, 'Uważność'), trait(1, 'Empatia'), trait(0, 'Spokój'));
  expect(shown(state).predyspozycje.map((one) => one.nazwa)).toEqual(['Spokój', 'Empatia']);
});

test('sections stand in the order of their index', () => {
  const state = after(NEW_RUN, trait(1, 'Empatia'), trait(0, 'Uważność'));
  expect(shown(state).predyspozycje.map((one) => one.nazwa)).toEqual(['Uważność', 'Empatia']);
});

test('a locked section keeps its place and has no text', () => {
  expect(shown(after(NEW_RUN, lockedPath(1), lockedPath(0))).sciezkiKariery).toEqual([closed, closed]);
});

test('a reasoning that ends with an ellipsis was cut', () => {
  const state = after(NEW_RUN, trait(0, 'Uważność', 'Widać ją w…'), trait(1, 'Empatia'));
  expect(shown(state).predyspozycje.map((one) => one.skrocone)).toEqual([true, false]);
});

test('stages and new sections are announced, percentages and locked sections are not', () => {
  const state = after(
    NEW_RUN,
    progress(5, 'start'),
    progress(9, 'predyspozycje'),
    trait(0, 'Uważność'),
    progress(12, 'predyspozycje'),
    lockedPath(1),
  );
  expect(state.said.map(({ text }) => text)).toEqual([
    'Piszemy o\u00a0Twoich predyspozycjach',
    'Gotowe: predyspozycja – Uważność',
  ]);
});

test('that the model thinks is said and shown, until it writes', () => {
  const thinking = after(NEW_RUN, progress(5, 'start'), progress(5, 'mysli'));
  expect(stageLabel(thinking)).toBe('Model myśli nad\u00a0odpowiedzią');
  expect(thinking.said.map(({ text }) => text)).toEqual(['Model myśli nad\u00a0odpowiedzią']);
  expect(stageLabel(after(thinking, progress(5, 'predyspozycje')))).not.toContain('myśli');
});

test('when a whole run is replayed, only the last three announcements are left, each with its own id', () => {
  const state = after(NEW_RUN, ...[0, 1, 2, 3, 4].map((index) => trait(index, `Cecha ${index}`)));
  expect(state.said.map(({ id }) => id)).toEqual([3, 4, 5]);
});

test('done is 100 percent and the end', () => {
  const analysis = shown(after(NEW_RUN, trait(0, 'Uważność')));
  const state = after(NEW_RUN, { event: 'done', data: { analysis, savedAt: null } });
  expect([state.percent, state.end]).toEqual([100, { kind: 'done', data: { analysis, savedAt: null } }]);
});

test('a failure keeps the percentage and what has come', () => {
  const state = after(NEW_RUN, trait(0, 'Uważność'), {
    event: 'failed',
    data: { code: 'model-cut', error: 'Błąd AI' },
  });
  expect(state.end?.kind).toBe('failed');
  expect(state.sections.size).toBe(1);
});

const begins = (index: number, nazwa: string): RunEvent => ({
  event: 'progress',
  data: {
    percent: 20,
    stage: 'sciezkiKariery',
    begun: { index, nazwa, zawodId: nazwa, locked: index > 0, fakty: null, zrodla: null },
  },
});
const weighed = { occupations: 499, candidates: ['Leśnik'], highestPay: null };

test('a path that begins is announced once by its name, and its parts are known', () => {
  const state = after(NEW_RUN, begins(0, 'Leśnik'), begins(0, 'Leśnik'), {
    event: 'progress',
    data: { percent: 20, stage: 'sciezkiKariery', part: 'przeciw' },
  });
  expect(state.said.filter(({ text }) => text.includes('Leśnik'))).toHaveLength(1);
  expect(stageLabel(state)).toBe('Ścieżka 1 · co przeciw');
  expect(after(state, begins(1, 'Pilot')).part).toBeNull();
});

test('a try that starts again has no paths of the try before', () => {
  const again: RunEvent = { event: 'progress', data: { percent: 5, stage: 'start', weighed } };
  expect(after(NEW_RUN, begins(0, 'Leśnik'), again).begun.size).toBe(0);
});

test('the run is known by the id of its stream', () => {
  const live = nextRunState(NEW_RUN, { kind: 'connection', connection: 'live', runId: 'a' });
  expect(nextRunState(live, { kind: 'connection', connection: 'reconnecting' }).runId).toBe('a');
});
