import { expect, test } from 'vitest';
import { lazy } from './lazy.ts';

test('makes nothing before it is asked, and then one', () => {
  let made = 0;
  const give = lazy(() => ({ number: (made += 1) }));
  expect(made).toBe(0);
  expect(give()).toBe(give());
  expect(made).toBe(1);
});
