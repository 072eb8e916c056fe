import { expect, test } from 'vitest';
import { readAtlas } from '#content/atlas.server.ts';
import { SAMPLE_ADVISED, SAMPLE_ANALYSIS } from '../../advice/analysis/sample-analysis.ts';
import { trailColour } from '../trail-colour.ts';
import { cardName, pathForCard } from './card.ts';
import { readStrengths, STRENGTH_WORDS, strengthsOf } from './strengths.ts';
import { cardPicture, occupationPicture, pictureWords } from './words.ts';

const { atlas } = await readAtlas();
const occupationOf = (id: string) => {
  const entry = atlas.entryOf(id);
  if (entry === null) throw new Error(`There is no ${id}.`);
  return entry.occupation;
};

test.each([
  ['Ola', 'Ola'],
  ['  Anna   Maria ', 'Anna Maria'],
  ['Zażółć Gęślą-Jaźń', 'Zażółć Gęślą-Jaźń'],
  ["O'Neil", "O'Neil"],
  ['Jan K.', 'Jan K.'],
  ['Zoë Müller', 'Zoë Müller'],
  ['A\u200bla', 'Ala'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['', null],
  [' \u00a0 ', null],
  [null, null],
])('%j is the name %j', (typed, name) => {
  expect(cardName(typed)).toEqual({ name });
});

test.each([
  'x'.repeat(41),
  'Ola 123',
  'szlak.example',
  'ola@example.com',
  'https://x',
  '<b>',
  'Оля',
  '🌲',
  '.',
  '-Ola',
  'Ola\u0301\u0301',
])('%j is no name', (typed) => {
  expect(cardName(typed)).toBe('fault');
});

const ids = SAMPLE_ADVISED.sciezkiKariery.map((path) => ('zawodId' in path ? path.zawodId : ''));

test('the trail goes on the card, else the first path, and never one that the plan locks', () => {
  const found = (trail: string | null, openPaths: number) =>
    pathForCard(SAMPLE_ADVISED, { trail, openPaths })?.path.zawodId;
  expect(found(ids[1] ?? '', Infinity)).toBe(ids[1]);
  expect(found(ids[1] ?? '', 1)).toBe(ids[0]);
  expect(found(null, 1)).toBe(ids[0]);
  expect(found('nie-ma', Infinity)).toBe(ids[0]);
  expect(pathForCard(SAMPLE_ANALYSIS, { trail: null, openPaths: Infinity })).toBeNull();
});

test('strengths begin with what the ledger counts for the path, and say nothing twice', () => {
  const line = (evidence: string, points: number, factor: 'preferences' | 'words' = 'preferences') => ({
    factor,
    points,
    evidence,
  });
  const nurse = occupationOf('opiekun-medyczny');
  expect(strengthsOf([line('helping', 5), line('nature', -2)], nurse)).toEqual(['helping', 'R', 'C']);
  expect(strengthsOf([], nurse)).toEqual(['S', 'R', 'C']);
  expect(strengthsOf([line('moja depresja', 9, 'words'), line('ktoś wpisał', 9)], nurse)).toEqual([
    'S',
    'R',
    'C',
  ]);
});

test('every occupation leads somewhere, with two or three strengths', () => {
  for (const { occupation } of atlas.entries) {
    const strengths = strengthsOf([], occupation);
    expect(strengths.length, occupation.id).toBeGreaterThanOrEqual(2);
    expect(new Set(strengths).size).toBe(strengths.length);
  }
});

test('what is stored is read in its order, without what is no strength', () => {
  expect(readStrengths('["C","helping","moja depresja",7]')).toEqual(['C', 'helping']);
  expect(readStrengths('{"0":"C"}')).toEqual([]);
});

test('a card has the colour that its path has on every screen', () => {
  const occupation = occupationOf('opiekun-medyczny');
  const colourAt = (place: number) =>
    cardPicture({ zawodId: occupation.id, place, strengths: [], name: null }, occupation, 'szlak.example')
      .colour;
  for (const place of [0, 1, 2, 3, 4, 5]) expect(colourAt(place)).toBe(trailColour(place));
  expect([0, 1, 2, 3, 4, 5].map(trailColour)).toEqual(['red', 'blue', 'green', 'yellow', 'black', 'red']);
});

test('the picture in words says all that is on it', () => {
  const occupation = occupationOf('opiekun-medyczny');
  const picture = cardPicture(
    { zawodId: occupation.id, place: 0, strengths: ['helping', 'R'], name: 'Ola' },
    occupation,
    'szlak.example',
  );
  expect(pictureWords(picture)).toBe(
    `Mój szlak · Ola: Opiekun medyczny / opiekunka medyczna. Co mnie tu prowadzi: ${STRENGTH_WORDS.helping}, ${STRENGTH_WORDS.R}. Profil: zainteresowania społeczne.`,
  );
});

test('a preview shows no figure that the tables lack', () => {
  const occupation = {
    ...occupationOf('opiekun-medyczny'),
    entry: { ...occupationOf('opiekun-medyczny').entry, months: null },
  };
  const bare = occupationPicture(
    occupation,
    { payGroup: null, pay: { period: '2024-10', comparedWith: null }, forecast: null },
    '',
  );
  expect(bare.lines).toEqual([]);
  expect(pictureWords(bare)).toBe('Atlas zawodów: Opiekun medyczny / opiekunka medyczna.');
});
