// What the landing page tells of people who were here (docs/decisions.md 'Success stories and figures'): counted at night from our own
// tables, each from a hundred on. Until then its place is taken by what is true anyway.
import { pluralized } from '../../platform/pluralized.ts';

export const LANDING_COUNTS = ['people_analysed', 'steps_walked', 'courses_finished'] as const;

type LandingCount = (typeof LANDING_COUNTS)[number];

const MIN_TOLD = 100;

export type LandingFigure = { title: string; text: string };

const WORDS: Record<LandingCount, { forms: readonly [string, string, string]; text: string }> = {
  people_analysed: { forms: ['osoba', 'osoby', 'osób'], text: 'Tyle osób ma dziś u nas swoją analizę.' },
  steps_walked: { forms: ['krok', 'kroki', 'kroków'], text: 'Tyle kroków planu jest już za nimi.' },
  courses_finished: {
    forms: ['kurs', 'kursy', 'kursów'],
    text: 'Tyle razy ktoś doszedł do ostatniej lekcji.',
  },
};

export function landingFigures(counts: Partial<Record<LandingCount, number>>): LandingFigure[] {
  return LANDING_COUNTS.flatMap((name) => {
    const count = counts[name] ?? 0;
    if (count < MIN_TOLD) return [];
    const { forms, text } = WORDS[name];
    return [{ title: pluralized(count, forms).replace(/\d(?=(?:\d{3})+\D)/g, '$&\u00a0'), text }];
  });
}
