import { expect, test } from 'vitest';
import type { BegunPath } from '#domain/advice/analysis/events.ts';
import { SAMPLE_BOOK, SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { notesAt, notesFor } from './notes.ts';

const plain = (notes: string[]) => notes.map((note) => note.replaceAll('\u00a0', ' '));
const weighed = { occupations: 499, candidates: ['A', 'B', 'C', 'D'], highestPay: null };
const none = new Map<number, BegunPath>();

test('before the server has told anything only what comes next is said', () => {
  expect(notesFor({ stage: 'start', weighed: null, begun: none, part: null })).toHaveLength(1);
});

test('the rule’s work is told in its own figures, and all its candidates by name', () => {
  const notes = plain(notesFor({ stage: 'predyspozycje', weighed, begun: none, part: null }));
  expect(notes[0]).toBe('Porównaliśmy z Twoimi odpowiedziami 499 zawodów z naszych tabel.');
  expect(notes).toContain('Do wyboru zostało 4.');
  expect(notes).toContain('Wśród nich: A, B, C.');
  expect(notes).toContain('Wśród nich: D.');
});

test('of the path at hand the tables speak, and only they; names taken are no choice any more', () => {
  const path = SAMPLE_ADVISED.sciezkiKariery.find((one) => 'zawodId' in one);
  const zawodId = path !== undefined && 'zawodId' in path ? path.zawodId : '';
  const fakty = SAMPLE_BOOK.of(zawodId);
  const begunPath = { index: 0, locked: false, nazwa: 'A', zawodId, fakty, zrodla: SAMPLE_BOOK.sources };
  const notes = plain(
    notesFor({ stage: 'sciezkiKariery', weighed, begun: new Map([[0, begunPath]]), part: 'opis' }),
  );
  expect(notes.some((note) => note.startsWith('Wejście do zawodu: '))).toBe(true);
  expect(notes).toContain('Nadal do wyboru: B, C, D.');
  expect(notes.join(' ')).not.toContain('Premium');
});

test('without figures nothing is said of them, and a closed path says what stays closed', () => {
  const closed = { index: 1, locked: true, nazwa: 'B', zawodId: 'b', fakty: null, zrodla: null };
  const notes = plain(
    notesFor({ stage: 'sciezkiKariery', weighed: null, begun: new Map([[0, closed]]), part: 'opis' }),
  );
  expect(notes).toEqual([
    'Te słowa o Tobie otworzy plan Premium. Płaca i wejście są dla wszystkich.',
    'Po ścieżkach: umiejętności, od których warto zacząć.',
  ]);
});

test('after the paths the notes tell how every sentence is checked', () => {
  const closed = { index: 0, locked: false, nazwa: 'B', zawodId: 'b', fakty: null, zrodla: null };
  const notes = plain(
    notesFor({ stage: 'umiejetnosci', weighed, begun: new Map([[0, closed]]), part: null }),
  );
  expect(notes[0]).toBe('Zaraz potem: plan na najbliższe tygodnie.');
  expect(notes.join(' ')).not.toContain('Wśród nich');
});

test('notes come one by one, three together, and begin again after the last', () => {
  const four = ['a', 'b', 'c', 'd'];
  const turns = [0, 1, 2, 3, 4].map((turn) => notesAt(four, turn).join(''));
  expect(turns).toEqual(['a', 'ab', 'abc', 'd', 'a']);
  expect(notesAt([], 5)).toEqual([]);
});
