import { expect, test } from 'vitest';
import { courseReference, readCourseReference, referenceToKeep } from './reference.ts';

const personId = '3b241101-e2bb-4255-8caf-4136c566a962';

test('what is written is read again', () => {
  const reference = { personId, courseId: 'python-od-podstaw' };
  expect(readCourseReference(courseReference(reference))).toEqual(reference);
});

test('only what Stripe takes is written, up to 200 characters', () => {
  expect(courseReference({ personId, courseId: 'a b' })).toBeNull();
  expect(courseReference({ personId, courseId: 'ż' })).toBeNull();
  const longest = 'a'.repeat(200 - personId.length - 1);
  expect(courseReference({ personId, courseId: longest })).toHaveLength(200);
  expect(courseReference({ personId, courseId: `${longest}a` })).toBeNull();
});

test.each([
  null,
  '',
  'python',
  `${personId}`,
  `${personId}_`,
  `_python`,
  `x_python`,
  `${personId}_a_b`,
  `${personId}_../x`,
])('%j names nobody', (text) => {
  expect(readCourseReference(text)).toBeNull();
});

test.each([
  ['python', '', 'python'],
  [`${personId}_python`, personId, `${personId}_python`],
  [personId, '', '[id]'],
  [`${personId}_a_b`, '', '[id]_a_b'],
  [`x${personId.toUpperCase()}y`, '', 'x[id]y'],
  [personId.replaceAll('-', ''), '', '[id]'],
  [`${personId}_3b241101-e2bb-4255-8caf-4136c566a963`, personId, `${personId}_[id]`],
])('%s of %j is kept as %s', (text, payer, kept) => {
  expect(referenceToKeep(text, payer)).toBe(kept);
});
