import { expect, test } from 'vitest';
import { PLANS } from '../../payments/plan/plans.ts';
import { redactAnalysis } from '../../payments/plan/redact.ts';
import { SAMPLE_ADVISED, SAMPLE_ANALYSIS, SAMPLE_BOOK } from './sample-analysis.ts';
import { readVisibleAnalysis } from './visible-analysis.ts';

const free = redactAnalysis(SAMPLE_ADVISED, PLANS.free.view, SAMPLE_BOOK);
const stored = () => JSON.parse(JSON.stringify(free));

test.each([PLANS.free.view, PLANS.premium.view])('what a plan shows is valid after it was stored', (view) => {
  for (const analysis of [SAMPLE_ANALYSIS, SAMPLE_ADVISED]) {
    const shown = redactAnalysis(analysis, view, SAMPLE_BOOK);
    expect(readVisibleAnalysis(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
  }
});

test.each([null, undefined, 'undefined', [], {}, 7])('%j is no analysis', (value) => {
  expect(readVisibleAnalysis(value)).toBeNull();
});

test.each(Object.keys(free))('an analysis without %s is refused', (part) => {
  const { [part]: _, ...rest } = stored();
  expect(readVisibleAnalysis(rest)).toBeNull();
});

test('display needs at least one path that is open and one predisposition', () => {
  expect(readVisibleAnalysis({ ...stored(), predyspozycje: [] })).toBeNull();
  expect(readVisibleAnalysis({ ...stored(), sciezkiKariery: [] })).toBeNull();
  expect(readVisibleAnalysis({ ...stored(), sciezkiKariery: free.sciezkiKariery.slice(1) })).toBeNull();
});

test.each([
  ['a step without its words', (one: ReturnType<typeof stored>) => (one.planRozwoju.kroki[0].opis = 5)],
  ['pay that is no number', (one: ReturnType<typeof stored>) => (one.sciezkiKariery[0].zarobki.max = 'dużo')],
  ['pay upside down', (one: ReturnType<typeof stored>) => (one.sciezkiKariery[0].zarobki.min = 99_999)],
  ['a list that is none', (one: ReturnType<typeof stored>) => (one.sciezkiKariery[0].korzysci = 'tekst')],
  ['a locked path without its name', (one: ReturnType<typeof stored>) => delete one.sciezkiKariery[1].nazwa],
  [
    'a fact that is no number',
    (one: ReturnType<typeof stored>) => (one.sciezkiKariery[1].fakty.pay.d9 = 'x'),
  ],
  ['a ledger without points', (one: ReturnType<typeof stored>) => (one.sciezkiKariery[0].bilans = [{}])],
  ['a source without its address', (one: ReturnType<typeof stored>) => delete one.zrodla.pay.address],
  ['a skill of another shape', (one: ReturnType<typeof stored>) => (one.umiejetnosci[0] = { nazwa: 'x' })],
])('%s is refused', (_, spoil) => {
  const spoilt = stored();
  spoil(spoilt);
  expect(readVisibleAnalysis(spoilt)).toBeNull();
});
