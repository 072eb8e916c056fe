import { expect, test } from 'vitest';
import { MAX_RETIRING, rotated, withoutUnused } from './key-rotation.ts';

test('the present secret becomes the youngest of the retiring ones', () => {
  expect(rotated({ current: 'b', retiring: ['a'] }, 'c')).toEqual({ current: 'c', retiring: ['b', 'a'] });
});

test('with as many retiring as there may be, the oldest has to go first', () => {
  const retiring = Array.from({ length: MAX_RETIRING }, (_, index) => String(index));
  expect(rotated({ current: 'x', retiring: retiring.slice(1) }, 'y')).not.toBeNull();
  expect(rotated({ current: 'x', retiring }, 'y')).toBeNull();
});

test('what nothing is sealed under goes; the present secret stays', () => {
  const secrets = { current: 'c', retiring: ['b', 'a'] };
  expect(withoutUnused(secrets, (secret) => secret === 'b')).toEqual({ current: 'c', retiring: ['b'] });
  expect(withoutUnused(secrets, () => false)).toEqual({ current: 'c', retiring: [] });
});
