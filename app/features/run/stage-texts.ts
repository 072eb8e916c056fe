// What the page says while the analysis is made (docs/product.md 'Run and model messages'): the specified sentence first, then what is
// being written.
import type { Section, SectionName, Stage } from '#domain/analysis/events.ts';

export const STAGE_TEXTS: Record<Stage, string> = {
  start: 'Generowanie analizy kariery...',
  predyspozycje: 'Piszemy o\u00a0Twoich predyspozycjach',
  sciezkiKariery: 'Wytyczamy Twoje ścieżki kariery',
  umiejetnosci: 'Wybieramy kluczowe umiejętności',
  planRozwoju: 'Układamy plan rozwoju',
  podsumowanieInspirujace: 'Piszemy podsumowanie',
  analiza: 'Sprawdzamy całą analizę',
  zapis: 'Zapisujemy analizę',
  koniec: 'Analiza jest gotowa',
};

const SECTION_WORDS: Record<SectionName, string> = {
  predyspozycje: 'predyspozycja',
  sciezkiKariery: 'ścieżka kariery',
  umiejetnosci: 'umiejętność',
  'planRozwoju.kroki': 'krok planu',
  'planRozwoju.certyfikacje': 'certyfikat',
  'planRozwoju.projekty': 'projekt',
  podsumowanieInspirujace: 'podsumowanie',
};

/** For those who listen: 'Gotowe: predyspozycja – Uważność'. */
export function announcementOf(section: Section): string {
  const word = SECTION_WORDS[section.name];
  if (section.name === 'podsumowanieInspirujace') return `Gotowe: ${word}`;
  return `Gotowe: ${word} – ${typeof section.value === 'string' ? section.value : section.value.nazwa}`;
}
