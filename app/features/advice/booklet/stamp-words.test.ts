import { expect, test } from 'vitest';
import { ringWord, stampName, stampsWords } from './stamp-words.ts';

test.each([
  [1, 'Masz 1\u00a0pieczątkę.'],
  [2, 'Masz 2\u00a0pieczątki.'],
  [5, 'Masz 5\u00a0pieczątek.'],
  [12, 'Masz 12\u00a0pieczątek.'],
  [22, 'Masz 22\u00a0pieczątki.'],
])('%i stamps are counted as Polish counts', (count, words) => {
  const stamps = Array.from(
    { length: count },
    () => ({ kind: 'lesson', name: null, at: 0, number: null }) as const,
  );
  expect(stampsWords([{ stamps }])).toBe(words);
});

test('a stamp says what it is for, of a locked step its number', () => {
  const step = { kind: 'step', name: 'Kurs', at: 0, number: 2 } as const;
  expect([stampName(step), ringWord(step)]).toEqual(['Kurs', 'krok 2']);
  expect(stampName({ ...step, name: null })).toBe('Krok 2');
  expect(stampName({ kind: 'test', name: null, at: 0, number: null })).toBe('Próba zawodu');
});
