import { expect, test } from 'vitest';
import { dayText, momentText } from './moment-text.ts';

test.each([
  ['2026-11-20T14:40:00Z', '20\u00a0listopada\u00a02026, 15:40'],
  ['2026-07-01T22:05:00Z', '2\u00a0lipca\u00a02026, 00:05'],
  [Date.UTC(2026, 0, 5, 8, 9), '5\u00a0stycznia\u00a02026, 09:09'],
])('%s reads %s in Poland', (at, text) => {
  expect(momentText(at)).toBe(text);
});

test('a day is the day in Poland', () => {
  expect(dayText('2026-12-31T23:30:00Z')).toBe('1\u00a0stycznia\u00a02027');
});
