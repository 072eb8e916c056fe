import { expect, test } from 'vitest';
import { overtakenWords, placeWords } from './place-words.ts';

const moved = (placeBefore: number | null, place: number | null) => ({
  zawodId: 'a',
  placeBefore,
  place,
  bilans: [],
});
const passed = (...places: number[]) =>
  places.map((place) => ({ zawodId: `z${place}`, nazwa: `Zawód ${place}`, place, placeBefore: null }));

test('a path says where it was and where it is', () => {
  expect(placeWords(moved(1, 4), 24)).toBe('był 1., teraz 4. z\u00a024');
  expect(placeWords(moved(2, 2), 24)).toBe('nadal 2. z\u00a024');
  expect(placeWords(moved(1, null), 24)).toBe('był 1., teraz poza pierwszymi 24');
  expect(placeWords(moved(null, 3), 24)).toBeNull();
});

test('up to four that passed are named, of more the first three', () => {
  expect(overtakenWords(moved(1, 1), [])).toBe('');
  expect(overtakenWords(moved(1, 2), passed(1))).toBe('Wyżej jest teraz: Zawód 1.');
  expect(overtakenWords(moved(1, 3), passed(2, 1))).toBe('Wyżej są teraz: Zawód 1, Zawód 2.');
  expect(overtakenWords(moved(1, 5), passed(1, 2, 3, 4))).toContain('Zawód 4.');
  expect(overtakenWords(moved(1, 6), passed(1, 2, 3, 4, 5))).toBe(
    'Wyżej są teraz: Zawód 1, Zawód 2, Zawód 3 i\u00a0inne (2).',
  );
});
