import { describe, expect, test } from 'vitest';
import { bestSellers, createRecommender, type CareerProfile, type ScoredCourse } from './recommend.ts';

const NOBODY: CareerProfile = { paths: [], skills: [], interests: '', additionalInfo: '' };

const course = (id: string, fields: Partial<ScoredCourse> = {}) => ({
  id,
  title: 'Tytuł',
  tags: [],
  description: 'Opis',
  category: 'Kariera' as const,
  bestSeller: false,
  ...fields,
});

const skill = (name: string, description = '') => ({ name, description });

function scoreOf(fields: Parameters<typeof course>[1], profile: Partial<CareerProfile>): number {
  // A best-seller's point lifts what scores 1 above the bar, so that single points can be seen.
  const [found] = createRecommender([course('k', { bestSeller: true, ...fields })])({
    ...NOBODY,
    ...profile,
  });
  return (found?.score ?? 1) - 1;
}

describe('a keyword counts', () => {
  test('3 in the tags', () => {
    expect(scoreOf({ tags: ['Excel'] }, { skills: [skill('Excel')] })).toBe(3);
  });

  test('3 in the title, and not again in tags or description', () => {
    const fields = { title: 'Excel od podstaw', tags: ['Excel'], description: 'Poznasz Excel.' };
    expect(scoreOf(fields, { skills: [skill('Excel')] })).toBe(3);
  });

  test('1 when it stands in the description only', () => {
    expect(scoreOf({ description: 'Poznasz Excel.' }, { skills: [skill('Excel')] })).toBe(1);
  });

  test('once, however often the person has it', () => {
    const profile = { skills: [skill('Excel', 'Excel w pracy')], interests: 'excel, Excel' };
    expect(scoreOf({ title: 'Excel' }, profile)).toBe(3);
  });

  test('from four letters on', () => {
    expect(scoreOf({ title: 'SQL i Java' }, { skills: [skill('SQL')] })).toBe(0);
    expect(scoreOf({ title: 'SQL i Java' }, { skills: [skill('Java')] })).toBe(3);
  });

  test('whatever its case and diacritics', () => {
    expect(scoreOf({ title: 'Zarządzanie projektami' }, { interests: 'ZARZADZANIE' })).toBe(3);
  });

  test('from the beginning of a word, not in its middle', () => {
    expect(scoreOf({ title: 'Współpraca' }, { interests: 'praca' })).toBe(0);
  });
});

describe('keywords come from', () => {
  const fields = { title: 'Fotografia' };

  test.each<[string, Partial<CareerProfile>]>([
    ['path names', { paths: [skill('Fotografia reklamowa')] }],
    ['path descriptions', { paths: [skill('Artysta', 'fotografia i film')] }],
    ['skill names', { skills: [skill('Fotografia')] }],
    ['skill descriptions', { skills: [skill('Kadr', 'fotografia')] }],
    ['interests', { interests: 'fotografia' }],
    ['additional info', { additionalInfo: 'moja fotografia' }],
  ])('%s', (_, profile) => {
    expect(scoreOf(fields, profile)).toBe(3);
  });
});

describe('further points', () => {
  test('1 when a path name contains the category as whole words', () => {
    expect(scoreOf({ category: 'Marketing' }, { paths: [skill('Specjalista: marketing')] })).toBe(1);
    expect(scoreOf({ category: 'AI' }, { paths: [skill('Kaizen')] })).toBe(0);
  });

  test('1 for a best-seller, which alone is not enough', () => {
    expect(createRecommender([course('k', { bestSeller: true })])(NOBODY)).toEqual([]);
  });
});

describe('the choice', () => {
  const excel = { skills: [skill('Excel')] };

  test('takes what exceeds 1, and not what equals it', () => {
    const profile = { ...NOBODY, ...excel };
    const one = course('jeden', { description: 'Excel' });
    const two = course('dwa', { description: 'Excel', bestSeller: true });
    expect(createRecommender([one, two])(profile).map(({ id }) => id)).toEqual(['dwa']);
  });

  test('has at most four, the best first, equal ones in the order of the catalogue', () => {
    const courses = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      course(id, { title: 'Excel', bestSeller: id === 'e' }),
    );
    const chosen = createRecommender(courses)({ ...NOBODY, ...excel });
    expect(chosen.map(({ id }) => id)).toEqual(['e', 'a', 'b', 'c']);
  });

  test('says because of what, the strongest reason first', () => {
    const profile = { ...NOBODY, skills: [skill('Excel'), skill('Analiza danych')], interests: 'wykresy' };
    const [found] = createRecommender([course('k', { title: 'Analiza danych: Excel' })])(profile);
    expect(found?.because).toEqual(['Analiza danych', 'Excel']);
  });

  test('names no single word out of what a person wrote', () => {
    const because = (profile: CareerProfile) =>
      createRecommender([course('k', { title: 'Zmiana w ciągu roku' })])(profile)[0]?.because;
    expect(because({ ...NOBODY, interests: 'Myślę o zmianach od roku' })).toEqual(['Twoje zainteresowania']);
    expect(because({ ...NOBODY, additionalInfo: 'Daję sobie pół roku' })).toEqual([]);
  });
});

test('without a match the first four best-sellers stand in', () => {
  const courses = Array.from({ length: 6 }, (_, at) => course(String(at), { bestSeller: at > 0 }));
  expect(bestSellers(courses).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});
