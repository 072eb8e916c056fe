import { expect, test } from 'vitest';
import { placeOf, type CourseStructure } from '../structure/structure.ts';
import { lessonsBetween, plannedIn } from './between.ts';

const courseOf = (count: number): CourseStructure => ({
  title: 'Kurs',
  description: '',
  modules: [
    {
      id: 'm1',
      title: 'Moduł',
      description: '',
      lessons: Array.from({ length: count }, (_, at) => {
        return { id: `${at + 1}`, title: `Lekcja ${at + 1}`, goal: `Cel ${at + 1}.` };
      }),
    },
  ],
});

function opened(id: string, structure: CourseStructure, known: readonly string[] = []) {
  const place = placeOf(structure, id);
  if (place === null) throw new Error('no such lesson');
  const remembered = Object.fromEntries(known.map((one) => [one, { summary: 'Jest.' }]));
  return { structure, place, remembered };
}

const numbersOf = (wanted: Parameters<typeof lessonsBetween>[0]) =>
  lessonsBetween(wanted).map(({ number }) => number);

test('passed over are the lessons before it of which nothing is known', () => {
  expect(numbersOf(opened('5', courseOf(7), ['1', '3']))).toEqual([2, 4]);
  expect(numbersOf(opened('2', courseOf(7), ['1']))).toEqual([]);
  expect(numbersOf(opened('1', courseOf(7)))).toEqual([]);
});

test('of thirty-one the nearest thirty are', () => {
  expect(numbersOf(opened('31', courseOf(40)))).toHaveLength(30);
  expect(numbersOf(opened('32', courseOf(40)))).toEqual(Array.from({ length: 30 }, (_, at) => at + 2));
});

test('a lesson of which nobody knows what it is for is not planned', () => {
  const structure = courseOf(3);
  for (const one of structure.modules[0]?.lessons ?? []) delete one.goal;
  expect(numbersOf(opened('3', structure))).toEqual([]);
});

const entry = { number: 2, summary: 'O  sumach.', now: 'Arkusz z sumą 40.', concepts: ['suma'], words: [] };
const wanted = [{ id: 'b', title: 'Sumy', number: 2 }];

test('an entry is of the lesson whose number it has', () => {
  const state = { now: 'Arkusz z sumą 40.', concepts: ['suma'], words: [] };
  expect(plannedIn(entry, wanted)).toEqual({
    id: 'b',
    planned: { summary: 'O sumach.', state, isPlanned: true },
  });
});

test.each([
  [null],
  ['2'],
  [{ ...entry, number: 3 }],
  [{ ...entry, number: '2' }],
  [{ ...entry, summary: ' ' }],
  [{ number: 2, summary: 'O sumach.' }],
])('%j plans nothing', (value) => {
  expect(plannedIn(value, wanted)).toBeNull();
});
