import { expect, test } from 'vitest';
import { sourceAges } from './source-age.ts';

const stateOn = (day: string, published: string | null = '2025-10-15') =>
  sourceAges([{ name: 'GUS', published }], Date.parse(`${day}T00:00:00Z`))[0]?.state;

test('a source is old when more than thirteen months have gone', () => {
  expect([stateOn('2026-11-15'), stateOn('2026-11-16')]).toEqual(['fresh', 'old']);
});

test('one without a day is neither, and stands before all others', () => {
  expect(stateOn('2026-11-15', null)).toBe('undated');
  const sources = [
    { name: 'new', published: '2026-01-01' },
    { name: 'none', published: null },
    { name: 'old', published: '2024-01-01' },
  ];
  expect(sourceAges(sources, 0).map(({ name }) => name)).toEqual(['none', 'old', 'new']);
});
