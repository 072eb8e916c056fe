// Schooling that somebody asks for or refuses, with neighbours: studies that were done, somebody else's, a school as a place of work.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { rank } from '../../rank.ts';
import { levelOf } from '../../ranking/way-in.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const schooling = (info: string) =>
  readByRules({ additional_interests: '', additional_info: info }, careers)
    .conditions.filter(({ kind }) => kind === 'studies' || kind === 'school')
    .map(({ kind, value, firm }) => `${kind} ${value}${firm ? '!' : ''}`);

describe('who wants to study', () => {
  test.each([
    'na pewno chcę iść na studia',
    'Na pewno chce isc na studia, najlepiej Krakow',
    'zamierzam pójść na studia',
    'wybieram się na studia do Krakowa',
    'chcę studiować informatykę',
    'chcę na studia, ale nie wiem jakie studia wybrać',
  ])('%s', (text) => expect(schooling(text)).toEqual(['studies want!']));
  test.each(['chciałabym iść na studia', 'myślę o studiach'])('%s, perhaps', (text) =>
    expect(schooling(text)).toEqual(['studies want']),
  );
});

describe('who will have no studies', () => {
  test.each([
    'na zadne studia nie ide choćby mama płakała',
    'nie ide na studia',
    'nie idę na żadne studia',
    'na studia nie pójdę',
    'na uczelnię się nie wybieram',
    'studia odpadają',
    'studia to nie dla mnie',
    'studia raczej nie',
    'bez studiów',
    'szukam zawodu bez studiów',
    'nie zamierzam studiować',
    'Na kolejne 5 lat studiów nie mam siły ani kasy',
    'na studia niy chca iść',
  ])('%s', (text) => expect(schooling(text)).toEqual(['studies avoid!']));
});

describe('who will have no school', () => {
  test.each([
    'byle nie siedziec w ławce 3 lata',
    'nie wrócę już do szkoły',
    'do żadnej szkoły już nie pójdę',
    'żadnej szkoły',
    'tylko kursy',
    'Do szkoły sie nie nadaje, jakiś krótki kurs ewentualnie',
    'nie chce mi się już uczyć',
    'szkoły mam dość',
  ])('%s', (text) => expect(schooling(text)).toEqual(['school avoid!']));
});

test.each([
  'nie skończyłam studiów',
  'nie dostałam się na studia',
  'nie mam studiów',
  'nie chcę rzucać studiów',
  'po studiach nie idę do korpo',
  'po studiach chcę pracować w biurze',
  'nie chcę studiów podyplomowych',
  'jeśli nie dostanę się na studia, to pójdę do pracy',
  'nie muszę iść na studia',
  'mąż nie chce iść na studia',
  'córka chce iść na studia',
  'syn nie wróci do szkoły',
  'dzieci nie chcą chodzić do szkoły',
  'jestem nauczycielką, nie wrócę już do szkoły',
  'nie chcę pracować w szkole',
  'studiuję prawo',
  'mogę iść do szkoły policealnej',
])('%s says neither', (text) => expect(schooling(text)).toEqual([]));

describe('the list keeps to it', () => {
  const levels = (interests: string, info: string) =>
    rank(
      { answers: { preferences: [], additional_interests: interests, additional_info: info } },
      careers,
    ).candidates.map(({ id }) => {
      const shown = careers.occupations.find((one) => one.id === id);
      return levelOf(shown?.entry.education ?? 'bez_wymogow');
    });
  const DEGREE = levelOf('licencjat_inzynier');
  test('only what leads through studies for a pupil who wants them', () => {
    const shown = levels(
      'chemia, biologia, pieczenie',
      '18 lat, w maju matura. Na pewno chcę iść na studia.',
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(DEGREE);
  });
  test('nothing that does for who goes to none', () => {
    const shown = levels('lasy, jezioro, ryby', '19 lat, skończyłem ogólniak. Na żadne studia nie idę.');
    expect(shown.length).toBeGreaterThan(2);
    expect(Math.max(...shown)).toBeLessThan(DEGREE);
  });
  test('who has a degree keeps the work that it leads to', () => {
    const shown = levels(
      'finanse, liczby',
      'Magister ekonomii, 5 lat jako analityk finansowy, nie chcę już studiować.',
    );
    expect(Math.max(...shown)).toBeGreaterThanOrEqual(DEGREE);
  });
});

describe('a school that was left is none', () => {
  const education = (info: string) =>
    readByRules({ additional_interests: '', additional_info: info }, careers).background.education?.level;
  test.each([
    ['technikum zacząłem, ale rzuciłem w trzeciej klasie, mam tyle co po podstawówce', 'podstawowe'],
    ['liceum rzuciłam', 'podstawowe'],
    ['liceum skończyłam, studia rzuciłam', 'srednie'],
  ])('%s', (text, level) => expect(education(text)).toBe(level));
});
