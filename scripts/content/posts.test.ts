import { expect, test } from 'vitest';
import { splitFrontMatter, writtenDay } from './posts.ts';

test('a day is written as a Pole would', () => {
  expect(writtenDay('2026-03-01')).toBe('1 marca 2026');
});

test('a day that does not exist is refused', () => {
  expect(() => writtenDay('2026-02-29')).toThrow('2026-02-29');
});

test('the head is read as pairs, lists as lists, and the body is the rest', () => {
  const text = '---\ntitle: Kariera: od nowa\ntags: [AI, „Zdalnie”, "praca"]\n---\n\n## Początek\n';
  expect(splitFrontMatter(text)).toEqual({
    head: { title: 'Kariera: od nowa', tags: ['AI', '„Zdalnie”', 'praca'] },
    body: '\n## Początek\n',
  });
});

test('an empty list has no entries', () => {
  expect(splitFrontMatter('---\ntags: []\n---\n').head).toEqual({ tags: [] });
});

test.each([
  ['## Bez głowy', 'has no head'],
  ['---\ntitle: x\n', 'has no head'],
  ['---\ntitle x\n---\n', 'has a line without a key'],
])('%j is refused', (text, reason) => {
  expect(() => splitFrontMatter(text)).toThrow(reason);
});
