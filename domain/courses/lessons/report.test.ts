import { expect, test } from 'vitest';
import {
  EMPTY_REPORT,
  faultOfReport,
  LONG_REPORT,
  MAX_REPORT_LENGTH,
  faultOfAnswer,
  reportWords,
} from './report.ts';

test.each([
  ['', EMPTY_REPORT],
  [' \n', EMPTY_REPORT],
  ['x', null],
  [` ${'x'.repeat(MAX_REPORT_LENGTH)} `, null],
  ['x'.repeat(MAX_REPORT_LENGTH + 1), LONG_REPORT],
])('of the report %j one says: %s', (text, fault) => {
  expect(faultOfReport(text)).toBe(fault);
});

test('an answer says something, and not too much', () => {
  expect(faultOfAnswer(' \n')).toContain('Napisz');
  expect(faultOfAnswer('a'.repeat(1_001))).toContain('Skróć');
  expect(faultOfAnswer('a'.repeat(1_000))).toBeNull();
});

test.each([
  ['open', 'czeka na odpowiedź.'],
  ['mended', 'poprawione 5 marca 2026.'],
  ['answered', 'odpowiedź z 5 marca 2026.'],
  ['rejected', 'lekcja zostaje bez zmian, odpowiedź z 5 marca 2026.'],
] as const)('its author reads what became of it: %s', (state, words) => {
  const answer = state === 'open' ? null : { text: 'Dziękujemy.', at: '2026-03-05T10:00:00Z' };
  const report = { id: 1, text: 'Literówka.', sentAt: '2026-03-03T10:00:00Z', state, answer };
  expect(reportWords(report).replaceAll('\u00a0', ' ')).toBe(`Zgłoszenie z 3 marca 2026: ${words}`);
});
