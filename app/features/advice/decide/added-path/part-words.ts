// A part of a path as it is written: its name, and its value in lines.
import type { WrittenPart } from '#domain/advice/added-path/reply.ts';
import type { PathPart } from '#domain/advice/analysis/events.ts';
import { zloty } from '../../analysis/money.ts';
import { hoursWords } from '../../analysis/path/hours-words.ts';

export const PART_NAMES: Readonly<Record<PathPart, string>> = {
  opis: 'Na czym polega ta praca',
  dlaczego: 'Twoje słowa',
  przeciw: 'Co przemawia przeciw',
  luka: 'Czego brakuje',
  proba: 'Zanim zdecydujesz, sprawdź',
  kroki: 'Kroki',
  potencjalRozwoju: 'Potencjał rozwoju',
  korzysci: 'Korzyści',
  wymagania: 'Wymagania',
  umiejetnosciPowiazane: 'Powiązane umiejętności',
};

export function linesOfPart(written: WrittenPart): string[] {
  switch (written.part) {
    case 'dlaczego':
      return written.value.map(({ cytat, wniosek }) => `„${cytat}”: ${wniosek}`);
    case 'kroki':
      return written.value.map(({ nazwa, czasWykonania, opis }) => `${nazwa} (${czasWykonania}). ${opis}`);
    case 'proba': {
      const { co, godziny, koszt } = written.value;
      return [`${co} ${hoursWords(godziny)}, ${koszt === 0 ? 'bez kosztów' : `do ${zloty(koszt)}`}.`];
    }
    default:
      return typeof written.value === 'string' ? [written.value] : written.value;
  }
}
