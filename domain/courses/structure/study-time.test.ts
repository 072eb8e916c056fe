import { expect, test } from 'vitest';
import { studyWords } from './study-time.ts';

test.each([
  ['około 6 godzin', 'około 18 lekcji, 45–90 min czytania; z ćwiczeniami około 6 godz. (szacunek)'],
  ['18 lekcji', '18 lekcji, 45–90 min czytania; z ćwiczeniami około 6 godz. (szacunek)'],
  ['22 lekcje', '22 lekcje, 55–110 min czytania; z ćwiczeniami około 7 godz. (szacunek)'],
  ['36 lekcji', '36 lekcji, 90–180 min czytania; z ćwiczeniami około 12 godz. (szacunek)'],
  // Just over three hours of reading.
  ['37 lekcji', '37 lekcji, 1,5–3 godz. czytania; z ćwiczeniami około 12 godz. (szacunek)'],
  ['około 40 godzin', 'około 120 lekcji, 5–10 godz. czytania; z ćwiczeniami około 40 godz. (szacunek)'],
  ['we własnym tempie', 'około 30 lekcji, 75–150 min czytania; z ćwiczeniami około 10 godz. (szacunek)'],
])('%s is %s', (duration, words) => {
  expect(studyWords(duration).replaceAll('\u00a0', ' ')).toBe(words);
});
