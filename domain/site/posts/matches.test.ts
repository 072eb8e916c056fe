import { expect, test } from 'vitest';
import { matches } from './find-posts.ts';

const TEXT = 'Jak zaplanować karierę w IT – bez żółtych karteczek';

test.each(['', '  ', 'IT', 'kariera', 'KARIERY', 'zolte', 'kartecz', 'karier it', 'jak'])(
  '%j finds it',
  (query) => {
    expect(matches(TEXT, query)).toBe(true);
  },
);

test.each(['marketing', 'kariera marketing', 'ariera', 'ita'])('%j does not', (query) => {
  expect(matches(TEXT, query)).toBe(false);
});
