// Shelves of the library: a goal that somebody comes with, and the categories that lead there. Each is a choice like any other, with
// an address of its own ('?polka=wejsc-do-it').
import type { CourseCategory } from '../course.ts';

const SHELVES = {
  'wejsc-do-it': ['Frontend', 'Backend', 'Bazy danych', 'Chmura', 'DevOps'],
  'dane-i-ai': ['Analiza danych', 'AI', 'Bazy danych'],
  'nowa-praca': ['Kariera', 'Rozwój osobisty'],
  'lepiej-rozmawiac': ['Umiejętności miękkie', 'Języki'],
  'wlasna-firma': [
    'Biznes',
    'Freelancing',
    'E-commerce',
    'Marketing',
    'Media społecznościowe',
    'Narzędzia bez kodu',
  ],
  'projektowac-i-tworzyc': ['Projektowanie', 'Grafika', 'Produkcja wideo i audio'],
  'prowadzic-ludzi': ['Zarządzanie'],
} as const satisfies Record<string, readonly CourseCategory[]>;

export type Shelf = keyof typeof SHELVES;

export const SHELF_NAMES = Object.keys(SHELVES) as Shelf[];

export function isOnShelf(category: CourseCategory, shelf: Shelf | null): boolean {
  const categories: readonly CourseCategory[] | null = shelf === null ? null : SHELVES[shelf];
  return categories === null || categories.includes(category);
}
