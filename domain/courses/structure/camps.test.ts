import { expect, test } from 'vitest';
import { campsOf } from './camps.ts';

/** Modules of so many lessons each, named 1-1, 1-2 … */
const course = (...counts: number[]) => ({
  modules: counts.map((count, module) => ({
    id: `m${module + 1}`,
    title: `Moduł ${module + 1}`,
    description: '',
    lessons: Array.from({ length: count }, (_, lesson) => {
      const id = `${module + 1}-${lesson + 1}`;
      return { id, title: `Lekcja ${id}`, summary: '', goals: [], topics: [] };
    }),
  })),
});

test('up to eight lessons are camps themselves', () => {
  const { kind, camps, next } = campsOf(course(4, 4), new Set(['1-1']), '1-2');
  expect([kind, camps.length, next]).toEqual(['lessons', 8, 1]);
  expect(camps.slice(0, 2)).toEqual([
    { name: 'Lekcja 1-1', length: 1, isDone: true },
    { name: 'Lekcja 1-2', length: 1, isDone: false },
  ]);
});

test('of nine the modules are, each as long as its lessons and done with the last of them', () => {
  const { kind, camps, next, share } = campsOf(course(2, 7), new Set(['1-1', '1-2', '2-1']), '2-2');
  expect([kind, next, share]).toEqual(['modules', 1, 1 / 7]);
  expect(camps).toEqual([
    { name: 'Moduł 1', length: 2, isDone: true },
    { name: 'Moduł 2', length: 7, isDone: false },
  ]);
});

test('anyone who has nothing to go on with is at the end', () => {
  expect(campsOf(course(1), new Set(['1-1']), null)).toMatchObject({ next: null, share: 0 });
});
