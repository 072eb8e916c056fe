import { expect, test } from 'vitest';
import { DESK_PAGES, DESK_ROLES, homeOf, mayActOn, mayOpen, pagesOf, type DeskPageName } from './roles.ts';

const NAMES = Object.keys(DESK_PAGES) as DeskPageName[];

test('the owner opens every page', () => {
  expect(NAMES.filter((name) => !mayOpen('owner', name))).toEqual([]);
  expect(pagesOf('owner')).toHaveLength(NAMES.length);
});

test('support sees people and orders and nothing else', () => {
  expect(NAMES.filter((name) => mayOpen('support', name))).toEqual(['people', 'orders']);
});

test('an editor sees lessons and reviews and nothing of a person', () => {
  expect(NAMES.filter((name) => mayOpen('editor', name))).toEqual(['lessons', 'reviews']);
});

test('each role begins on a page of its own', () => {
  expect(DESK_ROLES.map(homeOf)).toEqual(['/panel/osoby', '/panel/lekcje', '/panel']);
});

test.each([
  ['support', null, true],
  ['support', 'support', false],
  ['support', 'editor', false],
  ['support', 'owner', false],
  ['editor', null, true],
  ['owner', null, true],
  ['owner', 'support', true],
  ['owner', 'editor', true],
  ['owner', 'owner', false],
] as const)('the %s may act on somebody whose role is %s: %s', (role, theirs, may) => {
  expect(mayActOn({ id: 'a', role }, { id: 'b', role: theirs })).toBe(may);
  expect(mayActOn({ id: 'a', role }, { id: 'a', role: theirs })).toBe(false);
});
