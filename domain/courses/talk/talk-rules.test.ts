import { expect, test } from 'vitest';
import { TALK_BOUNDS, talkIn } from './talk-rules.ts';

const TALK = {
  partner: 'Pan Tadeusz, piekarz',
  scene: 'Chcesz bułek na piątą.',
  opening: 'Słucham?',
  knows: 'Ma jednego kierowcę.',
  points: ['pytanie o powód', 'żądanie z powodem'],
};

test('a whole one stays as it is', () => {
  expect(talkIn(TALK)).toEqual(TALK);
  expect(talkIn({ ...TALK, knows: undefined })).toEqual({ ...TALK, knows: '' });
});

test.each([
  undefined,
  null,
  'rozmowa',
  [],
  {},
  { ...TALK, partner: ' ' },
  { ...TALK, scene: '' },
  { ...TALK, opening: null },
  { ...TALK, points: 'pytanie' },
  { ...TALK, points: ['pytanie', ' ', 'pytanie'] },
])('%j is none', (value) => {
  expect(talkIn(value)).toBeNull();
});

test('what is too long or too many is shortened', () => {
  const long = { ...TALK, scene: 'Słowo. '.repeat(100), points: [...'abcdefg'].map((one) => `punkt ${one}`) };
  const talk = talkIn(long);
  expect(talk?.scene.length).toBeLessThanOrEqual(TALK_BOUNDS.scene);
  expect(talk?.points).toEqual(['punkt a', 'punkt b', 'punkt c', 'punkt d']);
});
