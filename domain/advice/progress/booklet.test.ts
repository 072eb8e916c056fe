import { expect, test } from 'vitest';
import { bookletPages, type DoneLesson, type DoneStep } from './booklet.ts';

const step = (fields: Partial<DoneStep>): DoneStep => ({
  analysisId: 'a',
  analysedAt: '2026-11-01T10:00:00.000Z',
  trail: 'piekarz',
  step: 0,
  doneAt: 10,
  place: 0,
  pathName: 'Piekarz',
  stepName: 'Dzień w piekarni',
  evidence: null,
  note: null,
  ...fields,
});
const lesson = (fields: Partial<DoneLesson>): DoneLesson => ({
  courseId: 'sql',
  courseTitle: 'SQL',
  title: 'Pierwsze zapytanie',
  doneAt: 20,
  lessons: 2,
  ...fields,
});

test('each trail of each analysis and each course has a page, the latest first, its stamps as they were earned', () => {
  const pages = bookletPages(
    [
      step({ step: 1, doneAt: 30, stepName: 'Dwa' }),
      step({ doneAt: 5 }),
      step({ trail: '', place: null, pathName: null, doneAt: 40 }),
      step({ analysisId: 'b', doneAt: 1 }),
    ],
    [lesson({})],
    4,
  );
  expect(pages.map(({ kind, title, stamps }) => [kind, title, stamps.map(({ at }) => at)])).toEqual([
    ['plan', null, [40]],
    ['trail', 'Piekarz', [5, 30]],
    ['course', 'SQL', [20]],
    ['trail', 'Piekarz', [1]],
  ]);
});

test.each([
  [0, 1, 'Dzień w piekarni'],
  [1, 1, null],
  [1, 2, 'Dzień w piekarni'],
  [null, 4, null],
])('on the path in place %s, with %i open, the step is called %s', (place, openPaths, name) => {
  const [page] = bookletPages([step({ place })], [], openPaths);
  expect(page?.title).toBe('Piekarz');
  expect(page?.stamps).toEqual([{ kind: 'step', name, at: 10, number: 1 }]);
});

test('a trial is a stamp of its own, with what was said of it', () => {
  const [page] = bookletPages(
    [step({ step: -1, evidence: 'piekarz no harder nothing', note: 'Za wcześnie.' })],
    [],
    4,
  );
  const told = { outcome: { wish: 'no', effort: 'harder', most: null }, note: 'Za wcześnie.' };
  expect(page?.stamps).toEqual([{ kind: 'test', name: null, at: 10, number: null, told }]);
  const [untold] = bookletPages([step({ step: -1 })], [], 4);
  expect(untold?.stamps[0]?.told).toEqual({ outcome: null, note: null });
});

test.each([
  [1, 2, null],
  [2, 2, 21],
  [2, null, null],
])('%i of %s lessons done: finished at %s', (done, lessons, finishedAt) => {
  const all = Array.from({ length: done }, (_, at) => lesson({ lessons, doneAt: 20 + at }));
  expect(bookletPages([], all, 1)[0]?.finishedAt).toBe(finishedAt);
});

test('who has finished nothing has an empty booklet', () => {
  expect(bookletPages([], [], 4)).toEqual([]);
});
