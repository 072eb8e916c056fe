import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each(['/', '/dashboard', '/kursy/abc?od=1#opis'])('%s is a page of ours', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/dashboard\\..',
  'javascript:alert(1)',
])('%j leads nowhere', (path) => {
  expect(safeReturnPath(path)).toBeNull();
});
