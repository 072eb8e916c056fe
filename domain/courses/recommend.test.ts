import { expect, test } from 'vitest';
import { createRecommender, popularCourses, type CareerProfile, type ScoredCourse } from './recommend.ts';

const course = (id: string, title: string, fields: Partial<ScoredCourse> = {}): ScoredCourse => ({
  id,
  title,
  tags: [],
  ...fields,
});

const COURSES = [
  course('js', 'JavaScript dla początkujących', { tags: ['JavaScript', 'programowanie', 'frontend'] }),
  course('projekty', 'Zarządzanie projektami', { tags: ['harmonogram', 'ryzyko'] }),
  course('czas', 'Zarządzanie czasem'),
  course('excel', 'Excel dla początkujących', { tags: ['Excel', 'arkusze kalkulacyjne'] }),
];
const LINKS = [
  { course: 'projekty', because: 'Tu prowadzi się budowy.', jobs: 'kierownik-budowy kierownik-projektu' },
  { course: 'czas', because: 'Tu dzień dzieli się na wizyty.', jobs: 'pielegniarka kierownik-budowy' },
  { course: 'nie-ma-takiego', because: 'Nikt.', jobs: 'kierownik-budowy' },
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

test('a mechanic who programs controllers gets no JavaScript', () => {
  expect(forSkills('Programowanie sterowników PLC', 'Zarządzanie magazynem')).toEqual([]);
});

test.each([
  ['Excel', ['excel']],
  ['podstawy programu EXCEL', ['excel']],
  ['Znajomość arkusza kalkulacyjnego', ['excel']],
  ['Analiza danych (Excel)', ['excel']],
  ['Harmonogramy i budżet', ['projekty']],
  ['zarzadzanie czasem', ['czas']],
  ['Excelsior', []],
  ['Java', []],
  ['Podstawy', []],
  ['', []],
])('the skill %j fits %j, by whole words and their stems', (skill, ids) => {
  expect(forSkills(skill)).toEqual(ids);
});

test('of courses that fit skills the one that fits more comes first; at most four', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((id) => course(id, 'Excel', { tags: id === 'e' ? ['SQL'] : [] }));
  const found = createRecommender(all, [])({ paths: [], skills: ['Excel', 'SQL'] });
  expect(found.map(({ id }) => id)).toEqual(['e', 'a', 'b', 'c']);
  expect(found[0]?.fits).toEqual(['Excel', 'SQL']);
});

test('a path of an analysis made before the tables is linked to nothing', () => {
  expect(recommend({ paths: [{ zawodId: null, name: 'Kierownik budowy' }], skills: [] })).toEqual([]);
});

test('without a match the four that are bought most stand in, of equals the first', () => {
  const courses = [0, 0, 3, 0, 0, 1].map((popularity, at) => ({ id: String(at), popularity }));
  expect(popularCourses(courses).map(({ id }) => id)).toEqual(['2', '5', '0', '1']);
});
