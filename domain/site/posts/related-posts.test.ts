import { expect, test } from 'vitest';
import { relatedPosts } from './find-posts.ts';

const post = (slug: string, tags: string[], day = '2026-01-01') => ({ slug, tags, day });
const HERE = post('tu', ['AI', 'Rynek pracy', 'IT']);

const related = (...others: ReturnType<typeof post>[]) =>
  relatedPosts(HERE, [HERE, ...others]).map(({ slug }) => slug);

test('a post is not related to itself, nor to one without a shared tag', () => {
  expect(related(post('inny', ['Marketing']))).toEqual([]);
});

test('one shared tag is enough', () => {
  expect(related(post('inny', ['Marketing', 'IT']))).toEqual(['inny']);
});

test('more shared tags come first, however old', () => {
  expect(related(post('nowy', ['AI'], '2026-11-01'), post('stary', ['AI', 'IT'], '2024-01-01'))).toEqual([
    'stary',
    'nowy',
  ]);
});

test('among equals the newest comes first', () => {
  expect(
    related(
      post('dawny', ['AI'], '2026-01-01'),
      post('nowy', ['IT'], '2026-11-02'),
      post('wczoraj', ['AI'], '2026-11-01'),
    ),
  ).toEqual(['nowy', 'wczoraj', 'dawny']);
});

test('three are shown, the fourth is not', () => {
  expect(related(post('a', ['AI']), post('b', ['AI']), post('c', ['AI']))).toHaveLength(3);
  expect(related(post('a', ['AI']), post('b', ['AI']), post('c', ['AI']), post('d', ['AI']))).toHaveLength(3);
});

test('a tag written twice counts once', () => {
  expect(related(post('dwa-razy', ['AI', 'AI'], '2026-11-01'), post('dwa', ['AI', 'IT']))).toEqual([
    'dwa',
    'dwa-razy',
  ]);
});
