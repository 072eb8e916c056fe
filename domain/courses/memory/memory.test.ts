import { expect, test } from 'vitest';
import { rememberedLessons, STATE_BOUNDS, stateIn, WORLD_BOUNDS, worldIn } from './memory.ts';

test('code keeps its lines and spaces, and nothing that can’t be seen', () => {
  const now = 'a.py:\r\nif a:\n\tprint("a")\n    b()\u0007\u200b';
  expect(stateIn({ now })).toEqual({
    now: 'a.py:\nif a:\n\tprint("a")\n    b()',
    concepts: [],
    words: [],
  });
});

test('a little too long stays whole, far too long ends after a whole line', () => {
  const row = 'sencha | 28\n';
  const rows = (length: number) => row.repeat(length / row.length).trim();
  expect(worldIn({ data: rows(WORLD_BOUNDS.data * 1.4) })?.data).toBe(rows(WORLD_BOUNDS.data * 1.4));
  const cut = worldIn({ data: rows(WORLD_BOUNDS.data * 9) })?.data ?? '';
  expect(cut.length).toBeLessThanOrEqual(WORLD_BOUNDS.data * 1.5);
  expect(cut.endsWith('\nsencha | 28')).toBe(true);
  expect(worldIn({ people: 'a'.repeat(9_000) })?.people).toHaveLength(WORLD_BOUNDS.people * 1.5);
});

test('lists have short texts, each once, and no more than they may', () => {
  const concepts = ['suma', ' suma\n', 7, '', ...Array.from({ length: 90 }, (_, at) => `p${at}`)];
  const state = stateIn({ concepts, words: 'suma' });
  expect(state?.concepts.slice(0, 2)).toEqual(['suma', 'p0']);
  expect(state?.concepts).toHaveLength(STATE_BOUNDS.concepts);
  expect(state).toMatchObject({ now: '', words: [] });
});

test.each([undefined, null, 'x', 7, [], {}, { now: ' ', concepts: [], words: null }])(
  '%j is no state',
  (value) => {
    expect(stateIn(value)).toBeUndefined();
  },
);

test('lessons are remembered by id, with the state that they left, or will where they are planned only', () => {
  const state = { now: 'ceny.txt', concepts: ['suma'], words: ['awk'] };
  const rows = [
    { lesson_id: 'a', summary: 'A.', state: JSON.stringify(state), is_planned: 0 },
    { lesson_id: 'b', summary: 'B.', state: null, is_planned: 0 },
    { lesson_id: 'c', summary: 'C.', state: '"x"', is_planned: 0 },
    { lesson_id: 'a', summary: 'Plan.', state: null, is_planned: 1 },
    { lesson_id: 'd', summary: 'D.', state: JSON.stringify(state), is_planned: 1 },
  ];
  expect(rememberedLessons(rows)).toEqual({
    a: { summary: 'A.', state },
    b: { summary: 'B.' },
    c: { summary: 'C.' },
    d: { summary: 'D.', state, isPlanned: true },
  });
});
