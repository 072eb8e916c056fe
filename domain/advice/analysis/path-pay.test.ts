import { expect, test } from 'vitest';
import { PLANS } from '../../payments/plan/plans.ts';
import { redactAnalysis } from '../../payments/plan/redact.ts';
import { payOfPath } from './path-pay.ts';
import { SAMPLE_ADVISED, SAMPLE_ANALYSIS, SAMPLE_BOOK } from './sample-analysis.ts';

const { free, premium } = PLANS;
const GROUP = { from: 4300, median: 6500, to: 9900 };

test('open or locked, a path has the pay of its group', () => {
  const { sciezkiKariery } = redactAnalysis(SAMPLE_ADVISED, free.view, SAMPLE_BOOK);
  expect(sciezkiKariery.map(payOfPath)).toEqual([GROUP, GROUP, GROUP, GROUP]);
});

test('one made before the tables has the model’s range without a median, locked none', () => {
  const paths = (view = premium.view) => redactAnalysis(SAMPLE_ANALYSIS, view, SAMPLE_BOOK).sciezkiKariery;
  expect(paths().map(payOfPath)[1]).toEqual({ from: 5000, median: null, to: 9000 });
  expect(paths(free.view).map(payOfPath)[1]).toBeNull();
});
