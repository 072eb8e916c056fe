import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

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
