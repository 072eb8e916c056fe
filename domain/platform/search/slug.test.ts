import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test('a slug has words and hyphens only, none at its ends', () => {
  expect(slugOf('„Co się zmieniło od 2024?”')).toBe('co-sie-zmienilo-od-2024');
});

test('what has no letter and no figure has an empty slug', () => {
  expect(slugOf('– ? –')).toBe('');
});
