import { expect, test } from 'vitest';
import type { AskedRow } from '#domain/advice/decide/whole-list.ts';
import { pointsWords, standingWords } from './why-words.ts';

const OUT: AskedRow = {
  id: 'strazak',
  name: 'Strażak / strażaczka',
  oneLine: 'Gasi pożary.',
  place: null,
  isTrail: false,
  details: null,
  isListed: false,
  why: null,
};

test.each([
  [{ ...OUT, place: 3, isListed: true }, 'Jest na Twojej liście, na 3. miejscu.'],
  [{ ...OUT, isListed: true }, 'Jest na Twojej liście, za pierwszą ósemką.'],
  [
    { ...OUT, why: { kind: 'conditions', broken: [{ kind: 'shifts', value: 'avoid' }] } },
    'Nie ma go na Twojej liście. Nie spełnia Twojego warunku: „bez pracy na zmiany”.',
  ],
  [
    {
      ...OUT,
      why: {
        kind: 'conditions',
        broken: [
          { kind: 'shifts', value: 'avoid' },
          { kind: 'months', value: 6 },
        ],
      },
    },
    'Nie ma go na Twojej liście. Nie spełnia Twoich warunków: „bez pracy na zmiany”, „pierwsza praca do 6 mies.”.',
  ],
  [
    { ...OUT, why: { kind: 'far', months: 72, longest: 36 } },
    'Nie ma go na Twojej liście. Droga do pierwszej pracy: 6 lat. Dłuższych niż 3 lata nie proponujemy bez Twojej prośby.',
  ],
] satisfies [AskedRow, string][])('%#: the sentence says where it stands', (row, sentence) => {
  expect(standingWords(row).replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('points below zero have the sign that the ledger has', () => {
  expect([-4, 0, 22].map(pointsWords)).toEqual(['−4\u00a0punkty', '0\u00a0punktów', '22\u00a0punkty']);
});
