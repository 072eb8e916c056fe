import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test('a moment is told with its Polish day and hour, in summer and in winter', () => {
  expect(momentText('2026-11-20T14:40:00.000Z')).toBe('20\u00a0listopada\u00a02026, 15:40');
  expect(momentText('2026-07-01T22:05:00.000Z')).toBe('2\u00a0lipca\u00a02026, 00:05');
});
