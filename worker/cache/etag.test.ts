import { expect, test } from 'vitest';
import { etagOf, isKnown } from './etag.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

test('another body or another policy is another tag', () => {
  const etag = etagOf(bytes('a'), 'p');
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(etagOf(bytes('a'), 'p')).toBe(etag);
  expect(etagOf(bytes('b'), 'p')).not.toBe(etag);
  expect(etagOf(bytes('a'), 'q')).not.toBe(etag);
});

test.each([
  [null, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"ab"', false],
  ['a', false],
])('If-None-Match: %s', (header, expected) => {
  expect(isKnown(header, '"a"')).toBe(expected);
});
