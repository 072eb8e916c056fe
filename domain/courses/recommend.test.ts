import { expect, test } from 'vitest';
import { createRecommender, type CareerProfile } from './recommend.ts';

const COURSES = [
  { id: 'js', teaches: 'JavaScript, programowanie w JavaScripcie' },
  { id: 'projekty', teaches: 'zarządzanie projektami' },
  { id: 'czas', teaches: 'zarządzanie czasem' },
  { id: 'excel', teaches: 'Excel, arkusz kalkulacyjny' },
  { id: 'canva', teaches: 'Canva' },
];
const LINKS = [
  { course: 'projekty', because: 'Tu prowadzi się budowy.', jobs: 'kierownik-budowy kierownik-projektu' },
  { course: 'czas', because: 'Tu dzień dzieli się na wizyty.', jobs: 'pielegniarka kierownik-budowy' },
  { course: 'nie-ma-takiego', because: 'Nikt.', jobs: 'kierownik-budowy' },
  { course: 'canva', because: 'Własna oferta wymaga tu grafik.', jobs: 'dietetyk', isAside: true as const },
];

const recommend = createRecommender(COURSES, LINKS);
const forSkills = (...skills: string[]) => recommend({ paths: [], skills }).map(({ id }) => id);

test('what is linked to the trail comes first, the nearest link first, with its reason; then the other paths', () => {
  const profile: CareerProfile = {
    paths: [
      { zawodId: 'pielegniarka', name: 'Pielęgniarka' },
      { zawodId: 'kierownik-budowy', name: 'Kierownik budowy' },
    ],
    skills: ['Excel'],
  };
  expect(recommend(profile)).toEqual([
    { id: 'czas', fits: ['Pielęgniarka'], why: 'Tu dzień dzieli się na wizyty.' },
    { id: 'projekty', fits: ['Kierownik budowy'], why: 'Tu prowadzi się budowy.' },
    { id: 'excel', fits: ['Excel'], why: null },
  ]);
  const [first] = recommend({ ...profile, paths: profile.paths.toReversed() });
  expect(first?.id).toBe('projekty');
});

test('a mechanic who programs controllers gets no JavaScript, nor a manager of a store a course of projects', () => {
  expect(forSkills('Programowanie sterowników PLC', 'Zarządzanie magazynem')).toEqual([]);
});

test.each([
  ['Excel', ['excel']],
  ['podstawy programu EXCEL', ['excel']],
  ['Znajomość arkusza kalkulacyjnego', ['excel']],
  ['Analiza danych (Excel)', ['excel']],
  ['Harmonogramy i budżet', []],
  ['Zarządzanie', []],
  ['Zarządzanie projektami leśnymi', []],
  ['zarzadzanie czasem', ['czas']],
  ['Excelsior', []],
  ['Java', []],
  ['Podstawy', []],
  ['', []],
])('the skill %j fits %j: the whole skill, by the stems of its words', (skill, ids) => {
  expect(forSkills(skill)).toEqual(ids);
});

test('of courses that fit skills the one that fits more comes first; at most four', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, teaches: id === 'e' ? 'Excel, SQL' : 'Excel' }));
  const found = createRecommender(all, [])({ paths: [], skills: ['Excel', 'SQL'] });
  expect(found.map(({ id }) => id)).toEqual(['e', 'a', 'b', 'c']);
  expect(found[0]?.fits).toEqual(['Excel', 'SQL']);
});

test('what helps to sell the work is no course for anyone who wants to learn it', () => {
  expect(recommend({ paths: [{ zawodId: 'dietetyk', name: 'Dietetyk' }], skills: [] })).toEqual([]);
});

test('a path of an analysis made before the tables is linked to nothing', () => {
  expect(recommend({ paths: [{ zawodId: null, name: 'Kierownik budowy' }], skills: [] })).toEqual([]);
});
