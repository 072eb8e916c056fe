// Words of the catalogue that several screens share.
import type { CourseLevel } from '#domain/courses/course.ts';
import type { Shelf } from '#domain/courses/library/shelves.ts';
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
} as const;

export const SHELF_TEXTS: Record<Shelf, { name: string; introduction: string }> = {
  'wejsc-do-it': {
    name: 'Wejść do\u00a0IT',
    introduction:
      'Od pierwszej strony po kontenery. Na początek HTML i CSS albo Python; SQL przyda się na każdej z tych dróg.',
  },
  'dane-i-ai': {
    name: 'Dane i\u00a0AI',
    introduction:
      'Arkusze, raporty i modele. Na początek wystarczą Excel i SQL, Python i uczenie maszynowe mogą poczekać.',
  },
  'nowa-praca': {
    name: 'Znaleźć nową pracę',
    introduction:
      'Sprawdź nową branżę małym kosztem, napisz CV pod konkretną ofertę i przećwicz rozmowę, zanim na nią pójdziesz.',
  },
  'lepiej-rozmawiac': {
    name: 'Lepiej rozmawiać',
    introduction:
      'Trudna rozmowa, prezentacja, mail po angielsku, telefon po niemiecku: najpierw gotowe zdania, potem własne.',
  },
  'wlasna-firma': {
    name: 'Własna firma',
    introduction:
      'Policz, czy to się opłaca, załóż działalność, postaw stronę albo sklep i znajdź pierwszych klientów.',
  },
  'projektowac-i-tworzyc': {
    name: 'Projektować i\u00a0tworzyć',
    introduction: 'Ekrany, grafiki, film i podcast: od pierwszego szkicu do pliku, który można komuś oddać.',
  },
  'prowadzic-ludzi': {
    name: 'Prowadzić ludzi',
    introduction:
      'Pierwszy zespół, pierwszy projekt, pierwszy sprint: co robić w pierwszych tygodniach i czego nie odkładać.',
  },
};

export const COURSES_FORMS = ['kurs', 'kursy', 'kursów'] as const;
