import { expect, test } from 'vitest';
import { profileCompleteness } from './completeness.ts';

const NOW = 1_800_000_000_000;
const TEN_MINUTES = 600_000;

test.each([
  ['nothing at all', false, null, 0],
  ['the quiz only', true, null, 30],
  ['an analysis of this moment', true, NOW, 66],
  ['an analysis just under ten minutes old', true, NOW - TEN_MINUTES + 1, 66],
  ['an analysis of ten minutes', true, NOW - TEN_MINUTES, 60],
  ['an old analysis', true, 0, 60],
  ['an analysis whose answers are gone', false, 0, 60],
])('%s makes the profile complete to a degree', (_, hasAnswers, analysisMadeAt, percent) => {
  expect(profileCompleteness({ hasAnswers, analysisMadeAt }, NOW)).toBe(percent);
});
