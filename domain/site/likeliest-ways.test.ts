import { expect, test } from 'vitest';
import { likeliestWays, type Place } from './likeliest-ways.ts';

const PLACES: Place[] = [
  { path: '/kursy/excel-dla-poczatkujacych', name: 'Excel dla początkujących: raport' },
  { path: '/kursy/figma-od-podstaw', name: 'Figma od podstaw' },
  { path: '/blog/praca-zdalna-trendy', name: 'Praca zdalna: co zostało' },
  { path: '/biblioteka-kursow', name: 'Biblioteka kursów', words: ['kursy', 'courses'] },
  { path: '/plany', name: 'Plany', words: ['cennik', 'pricing'] },
  { path: '/zawody', name: 'Zawody' },
];
const USUAL: Place[] = [
  { path: '/', name: 'Strona główna' },
  { path: '/biblioteka-kursow', name: 'Biblioteka kursów' },
  { path: '/zawody', name: 'Zawody' },
];
const ways = (pathname: string) => likeliestWays(pathname, PLACES, USUAL).ways.map(({ path }) => path);

test.each([
  ['a mistyped course', '/kursy/exel-dla-poczatkujacych', '/kursy/excel-dla-poczatkujacych'],
  ['a mistyped word of its name', '/kursy/exel', '/kursy/excel-dla-poczatkujacych'],
  ['a shortened one', '/kursy/figma', '/kursy/figma-od-podstaw'],
  ['an encoded word', '/blog/praca%20zdaln%C4%85', '/blog/praca-zdalna-trendy'],
  ['another language', '/pricing', '/plany'],
  ['another ending', '/zawod', '/zawody'],
  ['a course that nobody has', '/kursy/nie-ma', '/biblioteka-kursow'],
])('%s leads first to what comes nearest', (_, pathname, first) => {
  expect(ways(pathname)[0]).toBe(first);
});

test.each([
  '/',
  '/qqqq',
  '/%',
  '/%F0%9F%98%80',
  '/😀',
  `/${'a'.repeat(5_000)}`,
  '//evil.example/wp-login.php',
  '/https://evil.example',
])('from %s three ways lead on, all of them ours', (pathname) => {
  const known = new Set([...PLACES, ...USUAL].map(({ path }) => path));
  expect(ways(pathname)).toHaveLength(3);
  expect(ways(pathname).filter((path) => !known.has(path))).toEqual([]);
});

test('no way stands there twice', () => {
  for (const pathname of ['/zawody/x', '/kursy', '/qqqq']) expect(new Set(ways(pathname)).size).toBe(3);
});

test('what comes near nothing is no guess', () => {
  expect(likeliestWays('/qqqq', PLACES, USUAL).isGuess).toBe(false);
  expect(likeliestWays('/figma', PLACES, USUAL).isGuess).toBe(true);
});
