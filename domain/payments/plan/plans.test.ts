import { expect, test } from 'vitest';
import { PLANS, viewOf } from './plans.ts';

test('each plan has the generations and resets that it is sold with', () => {
  expect([PLANS.free.generations, PLANS.free.resets]).toEqual([1, 0]);
  expect([PLANS.premium.generations, PLANS.premium.resets]).toEqual([5, 5]);
  expect([PLANS.enterprise.generations, PLANS.enterprise.resets]).toEqual([10, 10]);
});

test('only premium shows everything; enterprise sees what free sees', () => {
  expect(viewOf('premium')).toMatchObject({
    paths: Infinity,
    skills: Infinity,
    reasoningCharacters: Infinity,
  });
  expect(viewOf('enterprise')).toEqual(viewOf('free'));
  expect(viewOf('free')).toEqual({
    paths: 1,
    skills: 2,
    offers: 1,
    reasoningCharacters: 160,
    beyondTable: false,
    wholeList: false,
  });
});
