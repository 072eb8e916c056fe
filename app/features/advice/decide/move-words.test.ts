import { expect, test } from 'vitest';
import type { Loosened, Reason } from '#domain/advice/decide/what-if.ts';
import { heldWords, loosenedWords, moveWords, reasonWords } from './move-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [5, 2, '▲ 3', 'o 3 miejsca wyżej'],
  [2, 1, '▲ 1', 'o 1 miejsce wyżej'],
  [1, 6, '▼ 5', 'o 5 miejsc niżej'],
  [4, 4, 'bez zmian', 'to samo miejsce'],
  [null, 3, 'nowość', 'nowość na liście'],
  [3, null, 'poza listą', 'poza listą'],
  [null, null, 'poza listą', 'nadal poza listą'],
])('from %s to %s: %s', (placeBefore, place, sign, said) => {
  const words = moveWords({ place, placeBefore, reason: null });
  expect([words.sign, plain(words.said)]).toEqual([sign, said]);
});

const REMOTE = { kind: 'remote', value: 'want' } as const;

test.each([
  [
    1,
    null,
    { kind: 'out', why: { kind: 'conditions', broken: [REMOTE] } },
    'Nie spełnia Twojego warunku: „praca zdalna”.',
  ],
  [
    null,
    4,
    { kind: 'in', why: { kind: 'conditions', broken: [REMOTE] } },
    'Nie wyklucza go już: „praca zdalna”.',
  ],
  [null, 4, { kind: 'in', why: { kind: 'left' } }, 'Nic go już nie wyklucza.'],
  [
    4,
    2,
    {
      kind: 'ledger',
      change: { factor: 'conditions', evidence: 'remote want', before: 0, now: 12 },
      names: {},
    },
    'W bilansie doszło: Zgadza się z tym, czego chcesz: praca zdalna (+12).',
  ],
  [4, 2, { kind: 'others' }, 'Punkty bez zmian, ale ubyło zawodów wyżej.'],
  [2, 4, { kind: 'others' }, 'Punkty bez zmian, ale przybyło zawodów wyżej.'],
  [2, null, { kind: 'others' }, 'Punkty bez zmian, ale przybyło zawodów wyżej.'],
  [null, 4, { kind: 'others' }, 'Punkty bez zmian, ale zwolniło się miejsce.'],
] satisfies [number | null, number | null, Reason, string][])(
  '%#: one line says why it moved',
  (placeBefore, place, reason, sentence) => {
    expect(plain(reasonWords({ place, placeBefore, reason }, reason))).toBe(sentence);
  },
);

const MONTHS = { kind: 'months', value: 12, firm: true } as const;

test.each([
  [
    { condition: MONTHS, to: { ...MONTHS, value: 24 }, count: 1, names: ['Leśnik'] },
    'Z rokiem więcej na naukę wchodzi na listę 1 zawód: Leśnik.',
  ],
  [
    { condition: MONTHS, to: null, count: 4, names: ['A', 'B', 'C'] },
    'Bez tego warunku wchodzą na listę 4 zawody: A, B, C i 1 inny.',
  ],
  [{ condition: MONTHS, to: null, count: 12, names: [] }, 'Bez tego warunku wchodzi na listę 12 zawodów.'],
] satisfies [Loosened, string][])('%#: it says what would come in', (loosened, sentence) => {
  expect(plain(loosenedWords(loosened))).toBe(sentence);
});

test('a condition says whether it is a must', () => {
  expect(heldWords({ ...REMOTE, firm: true })).toBe('musi być: praca zdalna');
  expect(heldWords({ ...REMOTE, firm: false })).toBe('wolę: praca zdalna');
  expect(heldWords(null)).toBe('bez znaczenia');
});
