import { expect, test } from 'vitest';
import { isSilent, joinedReadings } from './joined-readings.ts';
import { EMPTY_BACKGROUND, EMPTY_READING, type Condition, type Reading } from './reading.ts';

const NIGHT: Condition = { kind: 'night', value: 'avoid', firm: true, quote: 'żadnych nocek' };
const read = (...conditions: Condition[]): Reading => ({ ...EMPTY_READING, conditions });

test('a firm condition that only the rules heard stays, with its words', () => {
  const shifts: Condition = { kind: 'shifts', value: 'avoid', firm: false, quote: 'stałe godziny' };
  expect(joinedReadings(read(shifts), read(NIGHT)).conditions).toEqual([shifts, NIGHT]);
});

test('what the rules only weigh, or nobody said, adds nothing', () => {
  expect(joinedReadings(read(), read({ ...NIGHT, firm: false })).conditions).toEqual([]);
  expect(joinedReadings(read(), read({ ...NIGHT, quote: null })).conditions).toEqual([]);
});

test('where both speak of one thing the model’s word stands', () => {
  const wanted: Condition = { kind: 'night', value: 'want', firm: false, quote: 'lubię nocki' };
  expect(joinedReadings(read(wanted), read(NIGHT)).conditions).toEqual([wanted]);
});

test('work by night that a model read beside the rules’ condition is said once', () => {
  const nights = { concept: 'praca-w-nocy', stance: 'dislikes', quote: 'nocki' } as const;
  expect(joinedReadings({ ...read(), activities: [nights] }, read(NIGHT)).activities).toEqual([]);
  expect(joinedReadings({ ...read(NIGHT), activities: [nights] }, read()).activities).toEqual([]);
});

test('a level of Polish among the languages is the model’s word, too', () => {
  const polish: Condition = { kind: 'polish', value: 'A2', firm: true, quote: 'słabo po polsku' };
  const languages = [{ language: 'polski', level: 'B1', quote: 'polski B1' }] as const;
  const byModel = { ...read(), background: { ...EMPTY_BACKGROUND, languages } };
  expect(joinedReadings(byModel, read(polish)).conditions).toEqual([]);
});

test('a town of the model’s is called by its name, and one that the table doesn’t know as it was written', () => {
  const called = (label: string, voivodeship: string | null = null) => {
    const place = { voivodeship, label, quote: `mieszkam w ${label}` };
    const byModel = { ...read(), background: { ...EMPTY_BACKGROUND, place } };
    const found = joinedReadings(byModel, read()).background.place;
    return [found?.label, found?.voivodeship];
  };
  expect(called('Koninie')).toEqual(['Konin', 'wielkopolskie']);
  expect(called('Konin', 'wielkopolskie')).toEqual(['Konin', 'wielkopolskie']);
  expect(called('Nowej Wsi', 'opolskie')).toEqual(['Nowej Wsi', 'opolskie']);
});

test('what is known by then isn’t asked', () => {
  const unclear = [
    { question: 'Nocki?', quote: null, answers: [{ label: 'Nie', adds: { conditions: [NIGHT] } }] },
    { question: 'Skąd?', quote: null, answers: [{ label: 'Z Łodzi', adds: {} }] },
  ];
  const { unclear: left } = joinedReadings({ ...read(), unclear }, read(NIGHT));
  expect(left.map(({ question }) => question)).toEqual(['Skąd?']);
});

test.each([
  ['nothing', EMPTY_READING, true],
  ['a condition', read({ kind: 'night', value: 'avoid', firm: true, quote: 'bez nocek' }), false],
  ['a proposal', { ...EMPTY_READING, ideas: [{ occupation: 'spawacz', quote: 'metal' }] }, false],
  ['a danger', { ...EMPTY_READING, alarm: 'crisis' as const }, false],
])('a reading of %s: is it silent?', (_, reading, expected) => {
  expect(isSilent(reading)).toBe(expected);
});
