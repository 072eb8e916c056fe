import { expect, test } from 'vitest';
import type { WritingEvent } from '#domain/courses/writing/events.ts';
import { NEW_WRITING, nextWriting, type WritingState, type WritingStep } from './state.ts';

const event = (one: WritingEvent): WritingStep => ({ kind: 'event', event: one });
const block = (index: number, value: string) =>
  event({ event: 'section', data: { name: 'blocks', index, value } });
const progress = (percent: number) => event({ event: 'progress', data: { percent, stage: 'pisanie' } });
const after = (...steps: WritingStep[]): WritingState => steps.reduce(nextWriting, NEW_WRITING);
const saidIn = (state: WritingState) => state.said.map(({ text }) => text);

const STRUCTURE = {
  title: 'Kurs',
  description: '',
  modules: [{ id: 'm1', title: 'Start', description: '', lessons: [{ id: 'a', title: 'A' }] }],
};

test('the bar never falls', () => {
  expect(after(progress(40), progress(12)).percent).toBe(40);
});

test('that the model thinks is announced once', () => {
  const thinks = event({ event: 'progress', data: { percent: 5, stage: 'mysli' } });
  const state = after(thinks, thinks, progress(12));
  expect(saidIn(state)).toEqual(['Model myśli nad odpowiedzią.']);
  expect(state.stage).toBe('pisanie');
});

test('blocks stand in their places, and one that comes again replaces itself without being announced twice', () => {
  const state = after(block(0, '<h2 id="x">Wstęp &amp; <em>plan</em></h2>'), block(1, '<p>a</p>'));
  const again = [block(0, '<h2 id="x">Wstęp</h2>'), block(1, '<p>b</p>')].reduce(nextWriting, state);
  expect(again.blocks).toEqual(['<h2 id="x">Wstęp</h2>', '<p>b</p>']);
  expect(saidIn(again)).toEqual(['Nowa część: Wstęp & plan.']);
});

test('a block ahead of its turn leaves no hole', () => {
  expect(after(block(2, '<p>c</p>')).blocks).toEqual([]);
});

test('the finished lesson is what the server says in the end', () => {
  const lesson = { blocks: ['<p>całość</p>'], words: 2, minutes: 1, practice: null };
  const state = after(
    block(0, '<p>cał</p>'),
    event({ event: 'done', data: { lesson, needsWork: false, savedAt: null } }),
  );
  expect(state).toMatchObject({ lesson, blocks: lesson.blocks, percent: 100, isUnsaved: true });
});

test('modules are announced with their lessons, counted', () => {
  const [module] = STRUCTURE.modules;
  if (module === undefined) throw new Error('no module');
  const state = after(event({ event: 'section', data: { name: 'modules', index: 0, value: module } }));
  expect(saidIn(state)).toEqual(['Moduł: Start, 1\u00a0lekcja.']);
  const done = nextWriting(state, event({ event: 'done', data: { structure: STRUCTURE, savedAt: 'x' } }));
  expect(done).toMatchObject({ structure: STRUCTURE, isUnsaved: false });
});

test('what a failed try had written can still be read, and the next one begins again', () => {
  const failed = after(
    block(0, '<p>a</p>'),
    event({ event: 'failed', data: { code: 'empty', error: 'Pusto.' } }),
  );
  expect(failed).toMatchObject({ failure: 'Pusto.', blocks: ['<p>a</p>'] });
  expect(nextWriting(failed, { kind: 'again' })).toMatchObject({ failure: null, percent: 0, blocks: [] });
});

test('each heading is a stop where the bar stood then, and the newest is known by name', () => {
  const state = after(
    progress(10),
    block(0, '<h2 id="a">Wstęp</h2>'),
    block(1, '<p>a</p>'),
    progress(40),
    block(2, '<h3 id="b">Plan</h3>'),
    block(2, '<h3 id="b">Plan</h3>'),
  );
  expect([state.stops, state.newest]).toEqual([[10, 40], 'Plan']);
});

test('a refused text stays until there is a better one, and it is said that it comes once more', () => {
  const again = event({ event: 'section', data: { name: 'again', index: 0, value: 2 } });
  const state = after(progress(40), block(0, '<h2 id="a">Wstęp</h2>'), again);
  expect(state).toMatchObject({
    blocks: ['<h2 id="a">Wstęp</h2>'],
    newest: 'Wstęp',
    isAgain: true,
    percent: 40,
  });
  expect(state.said.at(-1)?.text).toContain('jeszcze raz');
  const lesson = { blocks: ['<p>lepszy</p>'], words: 1, minutes: 1, practice: null };
  const done = nextWriting(state, event({ event: 'done', data: { lesson, needsWork: false, savedAt: 'x' } }));
  expect(done).toMatchObject({ blocks: lesson.blocks, lesson, needsWork: false });
});

test('a plan that was refused goes at once', () => {
  const [module] = STRUCTURE.modules;
  if (module === undefined) throw new Error('no module');
  const again = event({ event: 'section', data: { name: 'again', index: 0, value: 2 } });
  const begun = event({ event: 'section', data: { name: 'modules', index: 0, value: module } });
  expect(after(begun, again)).toMatchObject({ modules: [], stops: [], newest: null, isAgain: true });
});

test('a lesson that needs work is read all the same', () => {
  const lesson = { blocks: ['<p>a</p>'], words: 1, minutes: 1, practice: null };
  const state = after(event({ event: 'done', data: { lesson, needsWork: true, savedAt: 'x' } }));
  expect(state).toMatchObject({
    lesson,
    needsWork: true,
    blocks: lesson.blocks,
    failure: null,
    percent: 100,
  });
});
