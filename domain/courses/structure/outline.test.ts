import { expect, test } from 'vitest';
import { minutesOf, outlineOf } from './outline.ts';

test.each([
  ['około 12 godzin', 720],
  ['około 22 godziny', 1320],
  ['1 godzina', 60],
  ['1,5 godziny', 90],
  ['8 h', 480],
  ['5 dni', 2400],
  ['1 dzień', 480],
  ['24 lekcje', 480],
  ['45 lekcji', 900],
  ['około 4-5 godzin', 270],
  ['około 4–5 godzin', 270],
  ['2 dni (14 godzin)', 840],
  ['3 dni, 30 lekcji', 1440],
])('%s are %i minutes', (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes);
});

test.each(['', 'we własnym tempie', '0 godzin', 'trzy godziny'])('%s counts as ten hours', (duration) => {
  expect(minutesOf(duration)).toBe(600);
});

test.each([
  ['1 godzina', 6, 3, 2],
  ['6 lekcji', 6, 3, 2],
  ['7 lekcji', 7, 3, 3],
  ['15 lekcji', 15, 3, 5],
  ['16 lekcji', 16, 4, 4],
  ['75 lekcji', 75, 15, 5],
  ['76 lekcji', 76, 15, 6],
  ['40 godzin', 120, 15, 8],
  ['około 4–5 godzin', 14, 3, 5],
])('%s make %i lessons in %i modules of up to %i', (duration, lessons, modules, lessonsPerModule) => {
  expect(outlineOf(duration)).toMatchObject({ lessons, modules, lessonsPerModule });
});
