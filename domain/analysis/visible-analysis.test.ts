import { expect, test } from 'vitest';
import { PLANS } from '../plan/plans.ts';
import { redactAnalysis } from '../plan/redact.ts';
import { SAMPLE_ANALYSIS } from './sample-analysis.ts';
import { readVisibleAnalysis } from './visible-analysis.ts';

const free = redactAnalysis(SAMPLE_ANALYSIS, PLANS.free.view);
const stored = () => JSON.parse(JSON.stringify(free));

test.each([PLANS.free.view, PLANS.premium.view])('what a plan shows is valid after it was stored', (view) => {
  const shown = redactAnalysis(SAMPLE_ANALYSIS, view);
  expect(readVisibleAnalysis(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
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
  expect(readVisibleAnalysis({ ...stored(), sciezkiKariery: [null, null, null] })).toBeNull();
});

test.each([
  ['a step without its words', (one: ReturnType<typeof stored>) => (one.planRozwoju.kroki[0].opis = 5)],
  ['pay that is no number', (one: ReturnType<typeof stored>) => (one.sciezkiKariery[0].zarobki.max = 'dużo')],
  ['pay upside down', (one: ReturnType<typeof stored>) => (one.sciezkiKariery[0].zarobki.min = 99_999)],
  ['a list that is none', (one: ReturnType<typeof stored>) => (one.sciezkiKariery[0].korzysci = 'tekst')],
  ['a skill of another shape', (one: ReturnType<typeof stored>) => (one.umiejetnosci[0] = { nazwa: 'x' })],
])('%s is refused', (_, spoil) => {
  const spoilt = stored();
  spoil(spoilt);
  expect(readVisibleAnalysis(spoilt)).toBeNull();
});
