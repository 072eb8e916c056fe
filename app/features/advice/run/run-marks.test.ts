import { expect, test } from 'vitest';
import { SIMULATED_CAP_PERCENT, START_PERCENT } from '#domain/advice/analysis/progress-bar.ts';
import { RUN_MARKS } from './run-marks.ts';

test('the marks rise between the bar’s start and the end of the reply', () => {
  const way = [START_PERCENT, ...RUN_MARKS, SIMULATED_CAP_PERCENT];
  expect(RUN_MARKS).toHaveLength(4);
  expect(way).toEqual([...new Set(way)].sort((one, other) => one - other));
});
