// What is liked, and what is only told of work or of what stands beside it.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const told = (interests: string) =>
  readByRules({ additional_interests: interests, additional_info: '' }, careers).activities;
const said = (interests: string) => told(interests).map(({ concept, stance }) => `${stance} ${concept}`);

describe('work that is done is no liking, also where one was asked what they like', () => {
  test.each([
    ['stoję w sklepie za ladą', 'can sprzedaz'],
    ['pracuję w sklepie', 'can sprzedaz'],
    ['pracowałam w sklepie 5 lat', 'can sprzedaz'],
  ])('%s', (text, is) => expect(said(text)).toEqual([is]));
  test('what is liked of it is', () => expect(said('lubię pracę w sklepie')).toEqual(['likes sprzedaz']));
});

describe('a quote is of one thing', () => {
  test.each([
    ['Lubię muzykę i taniec', 'taniec', 'taniec'],
    ['kocham psy oraz las', 'las', 'las'],
    ['nie lubię telefonów ani dzieci', 'dzieci', 'dzieci'],
  ])('%s', (text, concept, quote) =>
    expect(told(text).find((one) => one.concept === concept)?.quote).toBe(quote),
  );
  test('the first keeps what is said of it', () =>
    expect(told('Lubię muzykę i taniec')[0]?.quote).toBe('Lubię muzykę'));
});

describe('what films are watched about is an interest, the films are none', () => {
  test.each([
    ['oglądam filmy o gotowaniu', 'likes gotowanie'],
    ['ogladam duzo filmow, seriale o gotowaniu', 'likes gotowanie'],
    ['oglądam na YouTube filmiki o ogrodzie', 'likes ogrod-i-rosliny'],
  ])('%s', (text, is) => expect(said(text)).toEqual([is]));
  test.each([
    'nie oglądam filmów o gotowaniu',
    'oglądam mecze',
    'oglądam się za siebie',
    'mąż ogląda filmy o autach',
  ])('%s tells of no liking', (text) =>
    expect(said(text).filter((one) => one.startsWith('likes'))).toEqual([]),
  );
});

describe('work that is certain is read where one was asked what they like', () => {
  const work = (interests: string) =>
    readByRules({ additional_interests: interests, additional_info: '' }, careers).work.map(
      ({ relation, occupation, years }) => `${relation} ${occupation}${years === null ? '' : ` ${years}`}`,
    );
  test.each([
    ['Jeżdżę tirem 20 lat', 'now kierowca-tir 20'],
    ['jezdze tirem 20 lat, lubie byc w trasie', 'now kierowca-tir 20'],
    ['jeżdżę na taksówce', 'now taksowkarz'],
    ['Księgowa 12 lat', 'now ksiegowy 12'],
    ['na kasie 11 lat', 'before kasjer-handlowy 11'],
    ['spawam zawodowo', 'now spawacz'],
    ['bibliotekarka, chcę odejść', 'leaves bibliotekarz'],
    ['mam dość biblioteki', 'leaves bibliotekarz'],
  ])('%s', (text, is) => expect(work(text)).toEqual([is]));
  test.each([
    'robię sery',
    'robię sery 20 lat',
    'gram w szachy 20 lat',
    'biegam 10 lat',
    'prowadzę bloga od 5 lat',
    'naprawiam auta 10 lat',
    'programuję w Pythonie 3 lata',
    'sprzątam mieszkanie',
    'jeżdżę autobusem do pracy',
    'układam kostkę Rubika',
    'kuchnia 20 lat',
    'ogrodnik amator 10 lat',
    'siłownia 10 lat',
    'nie jeżdżę tirem',
    'mąż jeździ tirem 20 lat',
  ])('%s is a pastime, or nobody’s', (text) => expect(work(text)).toEqual([]));
});

test.each([
  'jeżdżę tirem w grze',
  'kucharka 20 lat dla rodziny',
  'strażak ochotnik 10 lat',
  'policjant z serialu, 12 lat oglądam',
])('asked what is liked, „%s” tells of no work', (additional_interests) => {
  expect(readByRules({ additional_interests, additional_info: '' }, careers).work).toEqual([]);
});

test.each([
  ['kucharka, 10 lat w domu opieki', 'kucharz'],
  ['kucharka 20 lat w rodzinnej restauracji', 'kucharz'],
  ['w pracy jeżdżę tirem', 'kierowca-tir'],
])('„%s” is work all the same', (additional_interests, id) => {
  const { work } = readByRules({ additional_interests, additional_info: '' }, careers);
  expect(work.map(({ occupation }) => occupation)).toContain(id);
});

test('a fear of being too old for it is no liking', () => {
  const answers = {
    additional_interests: 'Boję się, że jestem za stara na programowanie',
    additional_info: '',
  };
  expect(readByRules(answers, careers).activities).toEqual([]);
});
