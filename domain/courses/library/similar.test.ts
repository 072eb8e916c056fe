import { expect, test } from 'vitest';
import type { CourseCategory } from '../course.ts';
import { pathsHelpedBy, similarCourses } from './similar.ts';

const course = (id: string, category: CourseCategory, tags: string[], popularity = 0) => ({
  id,
  category,
  tags,
  popularity,
});

test('similar courses share tags or the category, the nearest first, and are at most three', () => {
  const all = [
    course('sam', 'AI', ['Python', 'dane']),
    course('daleki', 'Języki', ['niemiecki']),
    course('jeden-tag', 'Języki', ['dane']),
    course('dział', 'AI', []),
    course('dział-popularny', 'AI', [], 9),
    course('dwa-tagi', 'AI', ['python', 'Dane']),
  ];
  const [itself] = all;
  expect(itself && similarCourses(itself, all).map(({ id }) => id)).toEqual([
    'dwa-tagi',
    'dział-popularny',
    'dział',
  ]);
});

test('a course never has one lonely neighbour: those of its shelf join in, or there is none', () => {
  const figma = course('figma', 'Projektowanie', ['Figma']);
  const esg = course('esg', 'Środowisko', ['ESG']);
  const all = [
    figma,
    course('ux', 'Projektowanie', []),
    course('gimp', 'Grafika', []),
    esg,
    course('eko', 'Środowisko', []),
  ];
  expect(similarCourses(figma, all).map(({ id }) => id)).toEqual(['ux', 'gimp']);
  expect(similarCourses(esg, all)).toEqual([]);
});

test('a course helps on paths to which it is linked, and where it teaches one of their skills', () => {
  const sql = { id: 'sql', teaches: 'SQL, analiza danych' };
  const links = [{ course: 'sql', because: 'Tu pyta się baz danych.', jobs: 'ksiegowa analityk' }];
  const paths = [
    { nazwa: 'Analityk danych', zawodId: 'analityk', umiejetnosciPowiazane: [] },
    { nazwa: 'Badacz', zawodId: 'badacz', umiejetnosciPowiazane: ['Analizy danych i wykresy'] },
    { nazwa: 'Kontroler', umiejetnosciPowiazane: ['analiza kosztów'] },
  ];
  expect(pathsHelpedBy(sql, paths, links)).toEqual(['Analityk danych', 'Badacz']);
});
