// Words of the catalogue that several screens share.
import type { CourseLevel } from '#domain/courses/course.ts';
import type { PriceBand, Sorting } from '#domain/courses/library/state.ts';

export const LEVEL_LABELS: Record<CourseLevel, string> = {
  początkujący: 'Początkujący',
  średniozaawansowany: 'Średniozaawansowany',
  zaawansowany: 'Zaawansowany',
};

export const PRICE_BAND_LABELS: Record<PriceBand, string> = {
  'do-100': 'do\u00a0100\u00a0PLN',
  '100-200': '100–200\u00a0PLN',
  '200-300': '200–300\u00a0PLN',
  'od-300': 'od\u00a0300\u00a0PLN',
};

export const SORTING_LABELS: Record<Sorting, string> = {
  trafnosc: 'Trafność',
  popularnosc: 'Popularność',
  cena: 'Cena: od\u00a0najniższej',
  'cena-malejaco': 'Cena: od\u00a0najwyższej',
  ocena: 'Ocena',
  rabat: 'Rabat',
};

export const FLAG_LABELS = {
  certificate: 'Z\u00a0zaświadczeniem',
  bestSeller: 'Bestsellery',
  textOnly: 'Tekstowe',
} as const;

/** No customer wrote the ratings (docs/decisions.md 'Ratings and review counts'). */
export const RATING_NOTE = 'ocena wystawiona przez redakcję';

export const COURSES_FORMS = ['kurs', 'kursy', 'kursów'] as const;
