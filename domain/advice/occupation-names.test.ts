import { expect, test } from 'vitest';
import { formsOfName, idOfName, idsByName } from './occupation-names.ts';

const IDS = idsByName([
  { id: 'farmaceuta', name: 'Farmaceuta', everydayName: 'farmaceuta / farmaceutka' },
  { id: 'archiwum', name: 'Technik archiwista', everydayName: 'archiwum zakładowe' },
  { id: 'inne', name: 'Operator wózka', everydayName: 'technik archiwista' },
  { id: 'ortopeda', name: 'Technik ortopeda', everydayName: null },
]);

test.each([
  ['Farmaceuta', 'farmaceuta'],
  ['farmaceutka', 'farmaceuta'],
  [' archiwum  zakladowe ', 'archiwum'],
  ['TECHNIK ORTOPEDA', 'ortopeda'],
  ['technik-archiwista', 'archiwum'],
])('%j is %s', (text, id) => {
  expect(idOfName(text, IDS)).toBe(id);
});

test.each(['', 'technik', 'pogromca smoków'])('%j is none', (text) => {
  expect(idOfName(text, IDS)).toBeNull();
});

test.each([
  ['hydraulik / hydrauliczka', ['hydraulik', 'hydrauliczka']],
  ['kierownik / kierowniczka sklepu', ['kierownik sklepu', 'kierowniczka sklepu']],
  ['lekarz rodzinny / lekarka rodzinna', ['lekarz rodzinny', 'lekarka rodzinna']],
  ['pilarz, drwal (k/m)', ['pilarz', 'drwal']],
  ['automatyk / automatyczka (szkoła branżowa)', ['automatyk', 'automatyczka']],
])('%j has the forms %j', (name, forms) => {
  expect(formsOfName(name)).toEqual(forms);
});
