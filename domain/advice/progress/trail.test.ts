import { expect, test } from 'vitest';
import { SAMPLE_ADVISED, SAMPLE_ANALYSIS, SAMPLE_BOOK } from '../analysis/sample-analysis.ts';
import { isAdvised } from '../analysis/analysis.ts';
import { PLANS } from '../../payments/plan/plans.ts';
import { redactAnalysis } from '../../payments/plan/redact.ts';
import { chosenTrail, followedSteps, trialsOf } from './trail.ts';

const ids = SAMPLE_ADVISED.sciezkiKariery.flatMap((path) => (isAdvised(path) ? [path.zawodId] : []));
const whole = redactAnalysis(SAMPLE_ADVISED, PLANS.premium.view, SAMPLE_BOOK);
const free = redactAnalysis(SAMPLE_ADVISED, PLANS.free.view, SAMPLE_BOOK);
const second = ids[1] ?? '';

test('a path that is open can be the trail, and its steps are followed', () => {
  const trail = chosenTrail(whole, second);
  expect(trail).toEqual({ zawodId: second, place: 1 });
  const path = SAMPLE_ADVISED.sciezkiKariery[1];
  expect(followedSteps(whole, trail)).toEqual(path !== undefined && isAdvised(path) ? path.kroki : null);
});

test.each([null, second, 'nie-ma-takiego'])('on the free plan the trail %j counts as none', (zawodId) => {
  const trail = chosenTrail(free, zawodId);
  expect(trail).toBeNull();
  expect(followedSteps(free, trail)).toEqual(free.planRozwoju.kroki);
});

test('an analysis made before the advice stood on facts has no trail to choose', () => {
  expect(chosenTrail(redactAnalysis(SAMPLE_ANALYSIS, PLANS.premium.view, SAMPLE_BOOK), '')).toBeNull();
});

test('a path without steps of its own follows the common plan', () => {
  const bare = {
    ...whole,
    sciezkiKariery: whole.sciezkiKariery.map((path) => ('kroki' in path ? { ...path, kroki: [] } : path)),
  };
  expect(followedSteps(bare, chosenTrail(bare, second))).toEqual(bare.planRozwoju.kroki);
});

test('each open path has a trial, with the mark of its own', () => {
  const marks = [{ zawodId: second, done: true, dueOn: '2026-11-28', note: 'Warto.' }];
  expect(trialsOf(whole, marks).map(({ zawodId, done, note }) => [zawodId, done, note])).toEqual(
    ids.map((id) => [id, id === second, id === second ? 'Warto.' : null]),
  );
  // A mark of a path that is locked now opens nothing.
  expect(trialsOf(free, marks).map(({ zawodId, done }) => [zawodId, done])).toEqual([[ids[0], false]]);
});
