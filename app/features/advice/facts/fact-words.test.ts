import { expect, test } from 'vitest';
import licences from '#content/careers/licences.json' with { type: 'json' };
import { ACTIVITY_KEYS } from '#domain/advice/facts.ts';
import { ACTIVITIES, LICENCE_CHOICES } from './fact-words.ts';

test('every activity of the rule is asked for once', () => {
  expect(ACTIVITIES.map(({ key }) => key).toSorted()).toEqual(ACTIVITY_KEYS.toSorted());
});

test('no two activities in a row are of one letter', () => {
  const letters = ACTIVITIES.map(({ key }) => key[0]);
  expect(letters.filter((letter, place) => letter === letters[place - 1])).toEqual([]);
});

test('every licence is one of the table', () => {
  const keys = new Set(licences.items.map(({ key }) => key));
  expect(LICENCE_CHOICES.filter(({ value }) => !keys.has(value))).toEqual([]);
});
