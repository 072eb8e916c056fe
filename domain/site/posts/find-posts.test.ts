import { expect, test } from 'vitest';
import { findPosts, tagsOf } from './find-posts.ts';

const post = (title: string, tags: string[], seoKeywords: string[] = []) => ({
  title,
  excerpt: `O tym, że ${title.toLowerCase()}.`,
  tags,
  seoKeywords,
});
const POSTS = [
  post('Praca zdalna', ['rynek pracy'], ['home office']),
  post('Kariera w IT', ['IT', 'rynek pracy']),
  post('Marketing', ['marketing']),
];
const titles = (tag: string | null, query: string) =>
  findPosts(POSTS, { tag, query }).map(({ title }) => title);

test('without a wish all posts are found', () => {
  expect(titles(null, ' ')).toHaveLength(3);
});

test('a tag is asked for by its slug', () => {
  expect(titles('rynek-pracy', '')).toEqual(['Praca zdalna', 'Kariera w IT']);
  expect(titles('rynek pracy', '')).toEqual([]);
});

test('words are looked for in title, excerpt, tags and keywords', () => {
  expect(titles(null, 'zdalną')).toEqual(['Praca zdalna']);
  expect(titles(null, 'home')).toEqual(['Praca zdalna']);
  expect(titles(null, 'rynek')).toEqual(['Praca zdalna', 'Kariera w IT']);
});

test('tag and words together narrow the list', () => {
  expect(titles('rynek-pracy', 'kariera')).toEqual(['Kariera w IT']);
  expect(titles('marketing', 'kariera')).toEqual([]);
});

test('tags are counted, the most frequent first, then by the alphabet', () => {
  expect(tagsOf(POSTS)).toEqual([
    { slug: 'rynek-pracy', name: 'rynek pracy', count: 2 },
    { slug: 'it', name: 'IT', count: 1 },
    { slug: 'marketing', name: 'marketing', count: 1 },
  ]);
});
