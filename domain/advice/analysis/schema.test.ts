import { expect, test } from 'vitest';
import { ANALYSIS_LIMITS } from './analysis.ts';
import { SAMPLE_ADVISED, SAMPLE_ANALYSIS, SAMPLE_ASIDE } from './sample-analysis.ts';
import { parseAnalysis, readStoredAnalysis } from './schema.ts';

type Loose = { [key: string]: unknown };

const [firstPath, ...otherPaths] = SAMPLE_ANALYSIS.sciezkiKariery;
const withPath = (change: Loose) => ({
  ...SAMPLE_ANALYSIS,
  sciezkiKariery: [{ ...firstPath, ...change }, ...otherPaths],
});
const withPay = (change: Loose) => withPath({ zarobki: { ...firstPath?.zarobki, ...change } });
const withPriority = (priorytet: unknown) => ({
  ...SAMPLE_ANALYSIS,
  umiejetnosci: SAMPLE_ANALYSIS.umiejetnosci.map((skill) => ({ ...skill, priorytet })),
});
const isValid = (value: unknown) => parseAnalysis(value).ok;
const pathOf = (value: unknown) => {
  const parsed = parseAnalysis(value);
  return parsed.ok ? parsed.analysis.sciezkiKariery[0] : null;
};
const times = <T>(count: number, entry: T): T[] => Array.from({ length: count }, () => entry);

test('a valid analysis comes back unchanged', () => {
  expect(parseAnalysis(SAMPLE_ANALYSIS)).toEqual({ ok: true, analysis: SAMPLE_ANALYSIS });
});

test('unknown fields are dropped, so that a reply can grant nothing', () => {
  const value = { ...withPath({ premium: true }), plan: 'premium', locked: false };
  expect(parseAnalysis(value)).toEqual({ ok: true, analysis: SAMPLE_ANALYSIS });
});

test('digit strings count as numbers, other strings do not', () => {
  expect(pathOf(withPay({ min: '5000', max: ' 9000 ' }))?.zarobki).toMatchObject({ min: 5000, max: 9000 });
  expect(isValid(withPay({ min: '5 tys.' }))).toBe(false);
  expect(isValid(withPay({ min: '' }))).toBe(false);
  expect(isValid(withPriority('1'))).toBe(true);
});

test('pay: 0 is fine, below it, no number and not finite are not; fractions are rounded', () => {
  expect(isValid(withPay({ min: 0, max: 0 }))).toBe(true);
  for (const min of [-1, '-1', null, undefined, Number.NaN, Infinity, true, 10_000_001]) {
    expect(isValid(withPay({ min })), String(min)).toBe(false);
  }
  expect(pathOf(withPay({ min: 5000.4 }))?.zarobki?.min).toBe(5000);
});

test('min above max is swapped and the currency is always PLN', () => {
  const pay = pathOf(withPay({ min: 9000, max: 5000, waluta: 'EUR', komentarz: null }))?.zarobki;
  expect(pay).toEqual({ min: 5000, max: 9000, waluta: 'PLN', komentarz: '' });
});

test('priority is a whole number from 1 to 5', () => {
  expect([0, 1, 5, 6, 2.5, null].map((priority) => isValid(withPriority(priority)))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("a path's umiejetnosci stands in for umiejetnosciPowiazane only where that is missing", () => {
  const alias = ['Excel'];
  const umiejetnosciPowiazane = undefined;
  expect(pathOf(withPath({ umiejetnosciPowiazane, umiejetnosci: alias }))?.umiejetnosciPowiazane).toEqual(
    alias,
  );
  expect(pathOf(withPath({ umiejetnosci: [1] }))?.umiejetnosciPowiazane).toEqual(['Powiązana alfa']);
});

test('missing optional lists are empty', () => {
  const path = pathOf(withPath({ korzysci: null, wymagania: undefined, umiejetnosciPowiazane: null }));
  expect(path).toMatchObject({ korzysci: [], wymagania: [], umiejetnosciPowiazane: [] });
  const parsed = parseAnalysis({
    ...SAMPLE_ANALYSIS,
    planRozwoju: { kroki: SAMPLE_ANALYSIS.planRozwoju.kroki },
  });
  expect(parsed.ok && parsed.analysis.planRozwoju).toMatchObject({ certyfikacje: [], projekty: [] });
});

test('one flawed entry of any list makes the reply invalid', () => {
  for (const korzysci of [[null], [''], [' \u200b '], [1], 'tekst'])
    expect(isValid(withPath({ korzysci }))).toBe(false);
  expect(isValid({ ...SAMPLE_ANALYSIS, sciezkiKariery: [...otherPaths, null] })).toBe(false);
  expect(isValid(withPath({ nazwa: '  ' }))).toBe(false);
  expect(isValid(withPath({ opis: null }))).toBe(false);
});

test('2 to 8 paths are valid, four of them added later, 1 and 9 are not', () => {
  const counts = [1, 2, 8, 9].map((count) =>
    isValid({ ...SAMPLE_ANALYSIS, sciezkiKariery: times(count, firstPath) }),
  );
  expect(counts).toEqual([false, true, true, false]);
});

test('5 skills are enough, 4 are not', () => {
  const skill = SAMPLE_ANALYSIS.umiejetnosci[0];
  expect(isValid({ ...SAMPLE_ANALYSIS, umiejetnosci: times(4, skill) })).toBe(false);
  expect(isValid({ ...SAMPLE_ANALYSIS, umiejetnosci: times(5, skill) })).toBe(true);
});

test('at least one predisposition and one step, and a summary', () => {
  expect(isValid({ ...SAMPLE_ANALYSIS, predyspozycje: [] })).toBe(false);
  expect(isValid({ ...SAMPLE_ANALYSIS, planRozwoju: { kroki: [] } })).toBe(false);
  expect(isValid({ ...SAMPLE_ANALYSIS, podsumowanieInspirujace: '\n' })).toBe(false);
});

test('the serialised size may be 80 kB of UTF-8, not a byte more', () => {
  const projekty = times(38, 'ż'.repeat(1000));
  const sized = (last: string) => ({
    ...SAMPLE_ANALYSIS,
    planRozwoju: { ...SAMPLE_ANALYSIS.planRozwoju, projekty: [...projekty, last] },
  });
  const room = ANALYSIS_LIMITS.maxBytes - new TextEncoder().encode(JSON.stringify(sized(''))).length;
  expect(room).toBeGreaterThan(0);
  expect(room).toBeLessThan(2000);
  expect(isValid(sized('x'.repeat(room)))).toBe(true);
  expect(isValid(sized('x'.repeat(room + 1)))).toBe(false);
});

test('the reason names the place in Polish and holds no text of the reply', () => {
  expect(parseAnalysis(withPay({ min: 'tajne' }))).toEqual({
    ok: false,
    reason: 'Pole sciezkiKariery[0].zarobki.min: brak kwoty.',
  });
  expect(parseAnalysis('tajne')).toEqual({ ok: false, reason: 'To nie jest obiekt z analizą.' });
});

test('things that are no objects are invalid', () => {
  for (const value of [null, undefined, 7, [], [SAMPLE_ANALYSIS], {}]) expect(isValid(value)).toBe(false);
});

test('a stored record is read back as it was, made on facts or before', () => {
  const withRegion = { ...SAMPLE_ADVISED, wojewodztwo: 'pomorskie' };
  for (const analysis of [SAMPLE_ANALYSIS, SAMPLE_ADVISED, withRegion])
    expect(readStoredAnalysis(JSON.stringify(analysis))).toEqual(analysis);
});

test('pay may be missing, since not every occupation has a figure', () => {
  expect(pathOf(withPath({ zarobki: null }))?.zarobki).toBeNull();
});

test('a path on facts needs its test within bounds and a ledger of known factors', () => {
  const [path, ...others] = SAMPLE_ADVISED.sciezkiKariery;
  const changed = (change: Loose) => ({
    ...SAMPLE_ADVISED,
    sciezkiKariery: [{ ...path, ...change }, ...others],
  });
  expect(isValid(changed({}))).toBe(true);
  expect(isValid(changed({ proba: { co: 'x', godziny: 10, koszt: 100 } }))).toBe(true);
  expect(isValid(changed({ proba: { co: 'x', godziny: 11, koszt: 0 } }))).toBe(false);
  expect(isValid(changed({ proba: { co: 'x', godziny: 1, koszt: 101 } }))).toBe(false);
  expect(isValid(changed({ bilans: [{ factor: 'gwiazdy', points: 1, evidence: 'x' }] }))).toBe(false);
  expect(isValid(changed({ zawodId: '' }))).toBe(false);
});

test('what a model refused, asked and named beside the tables is kept, and may be missing', () => {
  const whole = { ...SAMPLE_ADVISED, ...SAMPLE_ASIDE };
  expect(readStoredAnalysis(JSON.stringify(whole))).toEqual(whole);
  expect(isValid({ ...whole, jezyk: 'de' })).toBe(false);
  expect(
    isValid({ ...whole, pytanie: { pytanie: 'Noce?', odpowiedzi: [whole.pytanie.odpowiedzi[0]] } }),
  ).toBe(false);
});

test("a stored 'undefined', 'null', rubbish or nothing yields nothing", () => {
  for (const text of ['undefined', 'null', '', '{', '"{}"', '{}', null, undefined]) {
    expect(readStoredAnalysis(text)).toBeNull();
  }
});
