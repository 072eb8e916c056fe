// What the page says while the analysis is made (docs/product.md 'Run and model messages'): the specified sentence first, then what is
// being written.
import type { PathPart, Section, SectionName, Stage } from '#domain/advice/analysis/events.ts';
import type { RunState } from './run-state.ts';

export const STAGE_TEXTS: Record<Stage, string> = {
  start: 'Generowanie analizy kariery…',
  mysli: 'Model myśli nad\u00a0odpowiedzią',
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
  odrzucone: 'pominięty zawód',
  zastrzezenie: 'zastrzeżenie',
  predyspozycje: 'predyspozycja',
  sciezkiKariery: 'ścieżka kariery',
  umiejetnosci: 'umiejętność',
  'planRozwoju.kroki': 'krok planu',
  'planRozwoju.certyfikacje': 'certyfikat',
  'planRozwoju.projekty': 'projekt',
  podsumowanieInspirujace: 'podsumowanie',
  pytanie: 'pytanie do Ciebie',
  pozaTabela: 'zawód spoza naszej tabeli',
};

/** For those who listen: 'Gotowe: predyspozycja – Uważność'. */
export function announcementOf(section: Section): string {
  const word = SECTION_WORDS[section.name];
  if (section.name === 'podsumowanieInspirujace' || section.name === 'pytanie') return `Gotowe: ${word}`;
  return `Gotowe: ${word} – ${typeof section.value === 'string' ? section.value : section.value.nazwa}`;
}

/** Of a path, part by part, in as few words as a phone has room for beside the percentage. */
const PART_NAMES: Record<PathPart, string> = {
  opis: 'opis pracy',
  dlaczego: 'Twoje słowa',
  przeciw: 'co przeciw',
  luka: 'czego brakuje',
  proba: 'próba',
  kroki: 'pierwsze kroki',
  potencjalRozwoju: 'dokąd dalej',
  korzysci: 'dobre strony',
  wymagania: 'wymagania',
  umiejetnosciPowiazane: 'umiejętności',
};

/** The same in whole words. */
const PART_TEXTS: Record<PathPart, string> = {
  opis: 'Piszemy, na czym polega ta praca',
  dlaczego: 'Szukamy w\u00a0Twoich słowach, dlaczego właśnie ona',
  przeciw: 'Sprawdzamy, co przemawia przeciw',
  luka: 'Nazywamy to, czego jeszcze brakuje',
  proba: 'Szukamy próby na kilka godzin',
  kroki: 'Układamy pierwsze kroki',
  potencjalRozwoju: 'Patrzymy, dokąd można stąd dojść',
  korzysci: 'Zbieramy dobre strony',
  wymagania: 'Spisujemy, czego wymagają na start',
  umiejetnosciPowiazane: 'Dobieramy przydatne umiejętności',
};

type Now = Pick<RunState, 'stage' | 'begun' | 'part'>;

/** Beside the bar. */
export function stageLabel({ stage, begun, part }: Now): string {
  if (stage !== 'sciezkiKariery' || begun.size === 0 || part === null) return STAGE_TEXTS[stage];
  return `Ścieżka ${begun.size} · ${PART_NAMES[part]}`;
}

/** What is being written at this moment. */
export function nowWriting({ stage, begun, part }: Now): string {
  if (stage !== 'sciezkiKariery' || begun.size === 0 || part === null) return STAGE_TEXTS[stage];
  return `Ścieżka ${begun.size}: ${lowered(PART_TEXTS[part])}`;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
