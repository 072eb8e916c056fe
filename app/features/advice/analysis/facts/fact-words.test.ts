import { expect, test } from 'vitest';
import { readCareerSources } from '#content/careers.server.ts';
import {
  copyNote,
  durationWords,
  minimumNote,
  monthOf,
  monthsWords,
  PAY_SCOPE,
  paySource,
  regionWords,
  widePayWords,
} from './fact-words.ts';

test('the scope in short says what the survey’s own words say', async () => {
  const { scope } = (await readCareerSources()).pay;
  expect(PAY_SCOPE).toBe('umowa o pracę, firmy od 10 osób');
  expect(scope).toContain('umowa o pracę');
  expect(scope).toContain('10 i więcej osób');
});

test('a survey’s month is said in Polish', () => {
  expect([monthOf('2024-10'), monthOf('2025-01')]).toEqual(['październik 2024', 'styczeń 2025']);
});

test('the minimum is what holds today where the lowest tenth earned less, else a line on the axis', () => {
  const minimum = { gross: 4806, from: '2026-01-01' };
  expect(minimumNote(4805, minimum)).toBe(
    'Dziś co najmniej 4\u00a0806\u00a0zł brutto przy pełnym etacie (minimum 2026).',
  );
  expect(minimumNote(4806, minimum)).toBe(
    'Kreska: minimum 2026, 4\u00a0806\u00a0zł brutto przy pełnym etacie.',
  );
});

test('the minimum that is already enacted stands beside the one in force, with its act and day', () => {
  const next = { gross: 4950, from: '2027-01-01', act: 'Dz.U. 2026 poz. 1213' };
  const minimum = { gross: 4806, from: '2026-01-01', next };
  const later = 'Minimum od 1 stycznia 2027: 4 950 zł (Dz.U. 2026 poz. 1213).';
  for (const d1 of [4805, 4806])
    expect(minimumNote(d1, minimum).replaceAll('\u00a0', ' ').endsWith(` ${later}`)).toBe(true);
  expect(minimumNote(4806, { ...minimum, next: null })).not.toContain('4950');
});

test('a figure says that it is a copy until it was compared with the survey’s own file', () => {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  expect(plain(paySource({ period: '2024-10' }))).toBe('GUS, październik 2024 (z odpisu)');
  expect(plain(paySource({ period: '2024-10', isCompared: false }))).toBe('GUS, październik 2024 (z odpisu)');
  expect(paySource({ period: '2024-10', isCompared: true })).toBe('GUS, październik 2024');
  expect([copyNote({ isCompared: true }), copyNote({}) === '']).toEqual(['', false]);
});

test('pay of a wider group is called so, by its name, with its error or that there is none', () => {
  const wide = { group: 'Pracownicy biurowi', mean: 6994 };
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  expect(plain(widePayWords(wide))).toMatch(
    /szersza grupa „Pracownicy biurowi”: średnio 6 994 zł brutto.*Błędu oszacowania źródło nie podaje\.$/,
  );
  expect(plain(widePayWords({ ...wide, errorPercent: 1.5 }))).toMatch(/Błąd oszacowania: 1,5%\.$/);
});

test.each([
  [[0, 1], 'do miesiąca'],
  [[0, 6], 'do 6\u00a0miesięcy'],
  [[6, 18], '6–18\u00a0miesięcy'],
  [[1, 3], '1–3\u00a0miesiące'],
  [[24, 60], '2–5\u00a0lat'],
  [[42, 54], '3,5–4,5\u00a0roku'],
  [[24, 24], '2\u00a0lata'],
  [null, null],
] as const)('the way of %j months reads %s', (months, words) => {
  expect(monthsWords(months)).toBe(words);
});

test.each([
  [0, 'od zaraz'],
  [1, '1\u00a0miesiąc'],
  [22, '22\u00a0miesiące'],
  [24, '2\u00a0lata'],
  [30, '2,5\u00a0roku'],
  [60, '5\u00a0lat'],
])('%i months read %s', (months, words) => {
  expect(durationWords(months)).toBe(words);
});

test('a voivodeship says its own figure, or that it has none', () => {
  const demand = { group: 'Kucharze', poland: 'deficyt' } as const;
  const inRegion = (forecast: 'nadwyzka' | null) =>
    regionWords({ ...demand, region: { voivodeship: 'warmińsko-mazurskie', forecast } });
  expect(inRegion('nadwyzka')).toBe('województwo warmińsko-mazurskie: nadwyżka');
  expect(inRegion(null)).toBe('brak danych dla województwa warmińsko-mazurskiego');
  expect(regionWords({ ...demand, region: null })).toBeNull();
});
