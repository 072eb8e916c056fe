import { expect, test } from 'vitest';
import { readTables } from '#content/careers/tables.ts';
import { voivodeshipOf } from '../../voivodeships.ts';
import { readByRules } from '../read-by-rules.ts';
import { placeNamed } from './places.ts';

const { careers } = await readTables();
const placeOf = (text: string) => {
  const answers = { additional_interests: '', additional_info: text };
  return readByRules(answers, careers).background.place;
};

test.each([
  ['Mieszkam w Gdańsku i szukam pracy.', 'pomorskie'],
  ['Mieszkam pod Białymstokiem.', 'podlaskie'],
  ['Jestem z Bielska-Białej.', 'śląskie'],
  ['Mieszkam w Bielsku Podlaskim.', 'podlaskie'],
  ['Mieszkam w Jeleniej Górze.', 'dolnośląskie'],
  ['Mieszkam na Podkarpaciu, mam auto.', 'podkarpackie'],
  ['Szukam pracy w województwie warmińsko-mazurskim.', 'warmińsko-mazurskie'],
  ['Praca tylko w woj. łódzkim.', 'łódzkie'],
])('„%s” is in %s', (text, voivodeship) => {
  expect(placeOf(text)?.voivodeship).toBe(voivodeship);
});

test.each([
  'Mieszkam w Nowej Wsi.',
  'Mieszkam na wsi.',
  'Mieszkam w Berlinie.',
  'Pracuję w łodzi podwodnej.',
])('„%s” names no voivodeship of ours', (text) => {
  expect(placeOf(text)?.voivodeship ?? null).toBeNull();
});

test('a form is of one voivodeship, also typed without diacritics', () => {
  const voivodeships = ['Lodzi', 'Zieloną Górą', 'Góra'].map((form) => placeNamed(form)?.voivodeship ?? null);
  expect(voivodeships).toEqual(['łódzkie', 'lubuskie', null]);
});

test.each([
  ['Mieszkam w Koninie.', 'Konin'],
  ['Mieszkam pod Koninem, dojadę.', 'Konin'],
  ['jestem z Konina', 'Konin'],
  ['Mieszkam w Jeleniej Górze.', 'Jelenia Góra'],
  ['Mieszkam w Lodzi', 'Łódź'],
  ['Mieszkam koło Gorzowa Wielkopolskiego.', 'Gorzów'],
  ['Mieszkam w Pile.', 'Piła'],
  ['Mieszkam na Podkarpaciu.', 'Podkarpacie'],
  ['Praca tylko w woj. łódzkim.', 'województwo łódzkie'],
  // In the person's own form.
  ['Mieszkam w Nowej Wsi.', 'Nowej Wsi'],
  ['Mieszkam w Koninkach.', 'Koninkach'],
])('„%s” is called %s', (text, name) => expect(placeOf(text)?.label).toBe(name));

test('each form is of one place, and each name is known by itself', () => {
  for (const [form, name] of [
    ['Warszawa', 'Warszawa'],
    ['Tychów', 'Tychy'],
    ['Bielsku-Białej', 'Bielsko-Biała'],
    ['Bielsku Podlaskim', 'Bielsk Podlaski'],
    ['Tarnowie Podgórnym', 'Tarnowo Podgórne'],
  ] as const)
    expect(placeNamed(form)?.name).toBe(name);
});

test('what the sheet of facts says comes before what was read', () => {
  const reading = { background: { place: { voivodeship: 'pomorskie' } } };
  expect(voivodeshipOf({ facts: { voivodeship: 'łódzkie' }, reading })).toBe('łódzkie');
  expect(voivodeshipOf({ facts: {}, reading })).toBe('pomorskie');
  expect(voivodeshipOf({ facts: {} })).toBeUndefined();
});
