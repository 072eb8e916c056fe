// What health and dread keep from, from a sentence to the list: who can't do something isn't offered it, and what is like it stays.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { MIN_CANDIDATES } from '../analysis/grounding/context.ts';
import { rank, scoresOf } from '../rank.ts';
import { chooseCandidates } from './diversity.ts';

const careers = await readCareers();
const answers = (info: string, interests = '') => ({
  answers: { preferences: ['helping'], additional_interests: interests, additional_info: info },
});
const open = (info: string) => new Set(scoresOf(answers(info), careers).keys());
const first = (interests: string, info: string) =>
  rank(answers(info, interests), careers)
    .candidates.slice(0, 8)
    .map(({ id }) => id);

describe.each([
  [
    'Mam padaczkę',
    'operator-cnc stolarz pracownik-pralni kierowca-autobusu taksowkarz dekarz ratownik-wodny przetworca-miesa drwal monter-linii',
    'ksiegowy bibliotekarz grafik-komputerowy nauczyciel-liceum florysta recepcjonista kosmetyczka',
  ],
  [
    'Miewam zawroty głowy',
    'operator-obrabiarek monter-rusztowan kurier operator-zurawia',
    'programista krawiec doradca-zawodowy',
  ],
  [
    'Jeżdżę na wózku inwalidzkim',
    'inzynier-lesnictwa technik-lesnik ogrodnik geodeta technik-geodeta kierowca-tir operator-koparki ankieter kelner kurier',
    'programista ksiegowy tlumacz psycholog korektor-tekstu architekt krawiec operator-112',
  ],
  [
    'Chodzę o kulach',
    'geodeta listonosz pokojowa opiekun-medyczny motorniczy',
    'rejestratorka-medyczna specjalista-plac tlumacz',
  ],
  [
    'Mam jedną rękę',
    'stolarz lekarz-dentysta robotnik-magazynowy stylistka-paznokci mechanik-samochodowy',
    'psycholog doradca-zawodowy nauczyciel-akademicki mediator',
  ],
  [
    'Jestem po operacji kręgosłupa',
    'magazynier opiekun-w-dps glazurnik monter-mebli',
    'ksiegowy tlumacz korektor-tekstu',
  ],
  [
    'Nie znoszę krwi',
    'pielegniarka polozna lekarz lekarz-weterynarii ratownik-medyczny diagnosta-laboratoryjny przetworca-miesa technik-sterylizacji opiekun-medyczny pracownik-zakladu-pogrzebowego',
    'logopeda psycholog farmaceuta rejestratorka-medyczna sekretarka-medyczna fizjoterapeuta',
  ],
  [
    'Mam alergię na pyłki',
    'ogrodnik florysta sadownik technik-lesnik pszczelarz utrzymanie-zieleni',
    'ksiegowy piekarz fryzjer kierowca-tir',
  ],
  [
    'Uczulenie na mąkę i kurz',
    'piekarz cukiernik stolarz archiwista sprzatanie-biur',
    'ksiegowy recepcjonista',
  ],
  [
    'Uczulenie na środki czystości',
    'pokojowa fryzjer salowa pielegniarka pomoc-kuchenna',
    'ksiegowy bibliotekarz doradca-klienta',
  ],
  ['Uczulenie na lateks', 'lekarz-dentysta asystentka-stomatologiczna kosmetyczka', 'psycholog programista'],
  [
    'Alergia na sierść',
    'groomer lekarz-weterynarii opiekun-w-schronisku hodowca-koni instruktor-jazdy-konnej rolnik',
    'technik-lesnik ogrodnik ksiegowy',
  ],
  ['Uczulenie na nikiel', 'spawacz slusarz operator-cnc zlotnik-jubiler', 'stolarz ksiegowy krawiec'],
  ['Mam astmę', 'spawacz stolarz piekarz kamieniarz', 'ksiegowy grafik-komputerowy'],
])('%s', (info, closed, stays) => {
  const left = open(info);
  test.each(closed.split(' '))('%s is closed', (id) => expect(left.has(id)).toBe(false));
  test.each(stays.split(' '))('%s stays', (id) => expect(left.has(id)).toBe(true));
});

test('where it depends on the employer nothing is excluded, and the candidate says that we don’t know', () => {
  const { candidates, excluded } = rank(answers('Mam padaczkę', 'gotowanie, kuchnia'), careers);
  const cook = candidates.find(({ id }) => id === 'pomoc-kuchenna' || id === 'kucharz' || id === 'fast-food');
  expect(cook?.unknown).toContain('hazards');
  expect(excluded.hazards).toBeGreaterThan(80);
});

test.each([
  ['ogród, kwiaty', 'Poruszam się na wózku. Mam alergię na kurz. Nie znoszę krwi.'],
  ['las, przyroda', 'Jeżdżę na wózku inwalidzkim od wypadku. Technik leśnik, 38 lat.'],
  ['fryzjerstwo, uroda', 'Uczulenie na farby i detergenty, fryzjerka 12 lat.'],
  ['jazda, ciężarówki', 'Biorę silne leki, kierowca tira 15 lat.'],
])('%s, %s: health leaves enough to choose from', (interests, info) => {
  const { candidates } = rank(answers(info, interests), careers);
  expect(candidates.length).toBeGreaterThanOrEqual(MIN_CANDIDATES);
  expect(candidates.every(({ score }) => score > 0)).toBe(true);
});

test('one fits and seven hardly do: as many are named as an analysis is made from', () => {
  const ids = ['architekt', 'ksiegowy', 'tlumacz', 'szewc', 'psycholog', 'helpdesk', 'portier', 'ankieter'];
  const numbers = ids.map((id) => careers.occupations.findIndex((one) => one.id === id));
  const scored = numbers.map((number, place) => {
    const points = place === 0 ? 30 : 8 - place;
    return {
      number,
      id: ids[place] ?? '',
      score: points,
      fit: points,
      said: place === 0 ? 20 : 0,
      isIdea: false,
    };
  });
  const occupationOf = (number: number) => careers.occupations[number] ?? expect.fail('no such number');
  const chosen = chooseCandidates(
    scored,
    occupationOf,
    () => false,
    () => 6,
  );
  expect(chosen).toHaveLength(MIN_CANDIDATES);
});

test('where enough was proposed, only what is nearly as good stands beside it', () => {
  const ids = ['architekt', 'ksiegowy', 'tlumacz', 'szewc', 'psycholog', 'helpdesk', 'portier', 'ankieter'];
  const chosenOf = (...ideas: number[]) =>
    chooseCandidates(
      ids.map((id, place) => {
        const points = 60 - 5 * place;
        const number = careers.occupations.findIndex((one) => one.id === id);
        return { number, id, score: points, fit: points, said: points, isIdea: ideas.includes(place) };
      }),
      (number) => careers.occupations[number] ?? expect.fail('no such number'),
      () => false,
      () => 6,
    ).map(({ id }) => id);
  expect(chosenOf()).toEqual(ids.slice(0, 7));
  expect(chosenOf(0, 1, 7)).toEqual(ids);
  // 42 is 0.7 of 60: the fourth has 45.
  expect(chosenOf(0, 1, 2, 7)).toEqual([...ids.slice(0, 4), 'ankieter']);
});

test('blood that is only disliked is held against the whole list, softly', () => {
  const liking = scoresOf(answers('Nie lubię krwi.'), careers);
  const without = scoresOf(answers(''), careers);
  for (const id of ['pielegniarka', 'ratownik-medyczny', 'diagnosta-laboratoryjny', 'przetworca-miesa'])
    expect((liking.get(id) ?? 0) - (without.get(id) ?? 0)).toBeLessThanOrEqual(-20);
});

describe('pets, horses, livestock and wild animals are four things', () => {
  const PETS = ['treser-psow', 'groomer', 'technik-weterynarii', 'opiekun-w-schronisku'];
  const FARM = new Set(['hodowca-bydla', 'rolnik', 'pracownik-fermy', 'technik-rolnik']);
  test('who loves dogs gets no cattle', () => {
    const ids = first('Kocham psy, spacery z psem', 'Liceum, praca w sklepie');
    expect(ids.slice(0, 4).toSorted()).toEqual(PETS.toSorted());
    expect(ids.filter((id) => FARM.has(id))).toEqual([]);
  });
  test('who wants no more cows may love dogs', () => {
    const ids = first('lubię psy', 'rolniczka 12 lat, nie chcę już krów');
    expect(ids.slice(0, 4)).toEqual(expect.arrayContaining(['treser-psow', 'opiekun-w-schronisku']));
    expect(ids).not.toContain('hodowca-bydla');
  });
  test('horses bring the stable first', () => {
    const ids = first('Konie, jazda konna', 'po liceum');
    expect(ids.slice(0, 2)).toEqual(['instruktor-jazdy-konnej', 'hodowca-koni']);
    expect(ids.length).toBeGreaterThanOrEqual(MIN_CANDIDATES);
  });
  test('cows and goats bring the farm', () => {
    expect(first('wieś, krowy, kozy', 'zawodówka rolnicza')).toEqual(
      expect.arrayContaining(['hodowca-bydla', 'rolnik', 'pracownik-fermy']),
    );
  });
  test('deer bring the forest', () => {
    const ids = first('las, zwierzęta leśne, sarny', 'technikum');
    expect(ids.slice(0, 2).toSorted()).toEqual(['inzynier-lesnictwa', 'technik-lesnik']);
    expect(ids.filter((id) => PETS.includes(id))).toEqual([]);
  });
  test('animals as such are pets and horses first', () => {
    const ids = first('Zwierzęta', 'po maturze');
    expect(ids).toEqual(expect.arrayContaining(['technik-weterynarii', 'hodowca-koni']));
  });
});
