import { expect, test } from 'vitest';
import { EMPTY_REPORT, faultOfReport, LONG_REPORT, MAX_REPORT_LENGTH } from './report.ts';

test.each([
  ['', EMPTY_REPORT],
  [' \n', EMPTY_REPORT],
  ['x', null],
  [` ${'x'.repeat(MAX_REPORT_LENGTH)} `, null],
  ['x'.repeat(MAX_REPORT_LENGTH + 1), LONG_REPORT],
])('of the report %j one says: %s', (text, fault) => {
  expect(faultOfReport(text)).toBe(fault);
});
