import { expect, test } from 'vitest';
import { movedSentences, outcomeWords, weekendWords } from './trial-words.ts';

const NO = { wish: 'no', effort: 'harder', most: 'pace' } as const;
const names = { piekarz: 'Piekarz', kucharz: 'Kucharz' };
const path = (zawodId: string, placeBefore: number | null, place: number | null) => ({
  zawodId,
  place,
  placeBefore,
  bilans: [],
});
const sentences = (placeBefore: number | null, place: number | null) =>
  movedSentences(
    {
      outcome: NO,
      names,
      ranked: { objections: [], candidates: 24, nowHigher: [], paths: [path('piekarz', placeBefore, place)] },
    },
    'piekarz',
  )[0]?.replaceAll('\u00a0', ' ');

test.each([
  [2, 5, 'spada z 2. na 5. miejsce'],
  [5, 2, 'awansuje z 5. na 2. miejsce'],
  [2, 2, 'zostaje na 2. miejscu'],
  [2, null, 'spada z 2. miejsca poza listę'],
  [null, 3, 'wchodzi na 3. miejsce'],
  [null, null, 'nadal nie mieści się w pierwszych 24'],
])('from %j to %j the path %s', (placeBefore, place, words) => {
  expect(sentences(placeBefore, place)).toBe(
    `Po próbie: Piekarz ${words}, bo to nie dla Ciebie, a na minus liczy się tempo.`,
  );
});

test('who passed and which other path moved is said, too; what cannot be ranked again says so', () => {
  const ranked = {
    objections: [],
    candidates: 24,
    nowHigher: [{ zawodId: 'x', nazwa: 'Cukiernik', place: 1, placeBefore: 3 }],
    paths: [path('kucharz', 3, 2), path('piekarz', 1, 4)],
  };
  expect(movedSentences({ outcome: NO, names, ranked }, 'piekarz').slice(1)).toEqual([
    'Wyżej jest teraz: Cukiernik.',
    'Kucharz awansuje z\u00a03. na 2. miejsce.',
  ]);
  expect(movedSentences({ outcome: NO, names, ranked: null }, 'piekarz')[0]).toContain(
    'nie da się już ułożyć',
  );
});

test('an answer and a day of the weekend are said in words', () => {
  expect(outcomeWords(NO)).toBe('to nie dla mnie; trudniej, niż się zapowiadało; na minus: tempo');
  expect(outcomeWords({ wish: 'more', effort: 'fine', most: null })).toBe(
    'chcę więcej; tak, jak się zapowiadało',
  );
  expect(weekendWords('2026-11-28')).toBe('Sobota, 28\u00a0listopada\u00a02026');
  expect(weekendWords('2026-11-29')).toBe('Niedziela, 29\u00a0listopada\u00a02026');
});
