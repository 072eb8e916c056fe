import { expect, test } from 'vitest';
import { pathsHelpedBy, similarCourses } from './similar.ts';

const course = (id: string, category: 'AI' | 'Języki', tags: string[], reviews = 500) => ({
  id,
  category,
  tags,
  reviews,
});

test('similar courses share tags or the category, the nearest first, and are at most three', () => {
  const all = [
    course('sam', 'AI', ['Python', 'dane']),
    course('daleki', 'Języki', ['niemiecki']),
    course('jeden-tag', 'Języki', ['dane']),
    course('dział', 'AI', []),
    course('dział-popularny', 'AI', [], 900),
    course('dwa-tagi', 'AI', ['python', 'Dane']),
  ];
  const [itself] = all;
  expect(itself && similarCourses(itself, all).map(({ id }) => id)).toEqual([
    'dwa-tagi',
    'dział-popularny',
    'dział',
  ]);
});

test('a course helps on the paths in whose name or skills its title or tags appear', () => {
  const sql = {
    id: 'sql',
    title: 'Bazy danych od podstaw',
    tags: ['analiza danych'],
    description: 'Dla księgowych.',
    category: 'Bazy danych' as const,
    bestSeller: true,
  };
  const paths = [
    { nazwa: 'Analityk danych', umiejetnosciPowiazane: [] },
    { nazwa: 'Kontroler', umiejetnosciPowiazane: ['analiza kosztów'] },
    { nazwa: 'Księgowa', umiejetnosciPowiazane: ['podatki'] },
  ];
  expect(pathsHelpedBy(sql, paths)).toEqual(['Analityk danych', 'Kontroler']);
});
