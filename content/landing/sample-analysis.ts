// The sample that the landing page's first screen draws with the analysis's own components. Written by us, not by a model.
import type { CareerPath } from '#domain/analysis/analysis.ts';

export const SAMPLE_PATH: CareerPath = {
  nazwa: 'Analityk danych w logistyce',
  opis: 'Znasz magazyn od środka i lubisz szukać przyczyn. Tu zamieniasz jedno i drugie w decyzje poparte liczbami.',
  zarobki: { min: 8_500, max: 14_500, waluta: 'PLN', komentarz: '' },
  potencjalRozwoju: '',
  korzysci: [],
  wymagania: [],
  umiejetnosciPowiazane: [],
};

/** `length` in weeks. */
export const SAMPLE_STEPS = [
  { name: 'Arkusz i bazy', length: 8 },
  { name: 'Projekt z pracy', length: 6 },
  { name: 'Rozmowy o\u00a0pracę', length: 12 },
] as const;
