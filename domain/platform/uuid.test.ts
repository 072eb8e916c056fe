import { expect, test } from 'vitest';
import { uuidV4OrNull } from './uuid.ts';

test.each([
  '00000000-0000-4000-8000-000000000001',
  '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
  '3f2504e0-4f89-41d3-bfff-0305e82c3301',
])('%s is kept', (id) => {
  expect(uuidV4OrNull(id)).toBe(id);
});

test.each([
  ['version 1', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
  ['another variant', '3f2504e0-4f89-41d3-7a0c-0305e82c3301'],
  ['a digit short', '3f2504e0-4f89-41d3-9a0c-0305e82c330'],
  ['a digit too many', '3f2504e0-4f89-41d3-9a0c-0305e82c33011'],
  ['a line break after it', '3f2504e0-4f89-41d3-9a0c-0305e82c3301\n'],
  ['an address', 'osoba@example.pl'],
  ['nothing', ''],
  ['null', null],
])('%s is dropped', (_, id) => {
  expect(uuidV4OrNull(id)).toBeNull();
});
