import { expect, test } from 'vitest';
import type { Activity, Condition } from './reading.ts';
import { activitiesSaidOnce } from './said-once.ts';

const nights = (stance: Activity['stance']): Activity => ({
  concept: 'praca-w-nocy',
  stance,
  quote: 'nocki',
});
const night = (value: 'avoid' | 'want', kind: 'night' | 'shifts' = 'night'): Condition => ({
  kind,
  value,
  firm: true,
  quote: 'nocki',
});

test.each([
  ['disliked beside its condition', nights('dislikes'), [night('avoid')], 0],
  ['disliked, and shifts are out', nights('dislikes'), [night('avoid', 'shifts')], 0],
  ['liked beside its condition', nights('likes'), [night('want')], 0],
  ['by itself', nights('dislikes'), [], 1],
  ['liked, though a condition says otherwise', nights('likes'), [night('avoid')], 1],
  ['another meaning', { ...nights('dislikes'), concept: 'halas' }, [night('avoid')], 1],
])('work by night %s', (_, activity, conditions, left) => {
  expect(activitiesSaidOnce([activity], conditions)).toHaveLength(left);
});
