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
  ['liked, though a condition refuses it', nights('likes'), [night('avoid')], 0],
  ['known, though a condition refuses it', nights('can'), [night('avoid')], 0],
  ['liked, and only shifts are out', nights('likes'), [night('avoid', 'shifts')], 1],
  ['another meaning', { ...nights('dislikes'), concept: 'halas' }, [night('avoid')], 1],
])('work by night %s', (_, activity, conditions, left) => {
  expect(activitiesSaidOnce([activity], conditions)).toHaveLength(left);
});

test.each([
  ['szybkie-tempo', 'likes', 'pace', 'avoid', 0],
  ['szybkie-tempo', 'can', 'pace', 'avoid', 0],
  ['szybkie-tempo', 'likes', 'pace', 'want', 1],
  ['szybkie-tempo', 'dislikes', 'pace', 'avoid', 1],
  ['szybkie-tempo', 'likes', 'telephone', 'avoid', 1],
  ['halas', 'likes', 'noise', 'avoid', 0],
  ['halas', 'likes', 'telephone', 'avoid', 1],
  ['telefon', 'likes', 'telephone', 'avoid', 0],
  ['telefon', 'can', 'telephone', 'avoid', 0],
  ['telefon', 'dislikes', 'telephone', 'want', 1],
  ['skladanie-komputerow', 'likes', 'telephone', 'avoid', 1],
  ['spokoj', 'likes', 'pace', 'avoid', 1],
] as const)('%s that one %s, beside %s: %s, leaves %i', (concept, stance, kind, value, left) => {
  const condition = { kind, value, firm: false, quote: 'bez tego' };
  expect(activitiesSaidOnce([{ concept, stance, quote: 'to' }], [condition])).toHaveLength(left);
});
