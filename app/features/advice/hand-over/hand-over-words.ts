// What the parts of a hand-over are called, for anyone who hands over and for anyone who reads.
import type { HandOverPart } from '#domain/advice/hand-over/hand-over.ts';
import { pluralized } from '#domain/platform/pluralized.ts';

export const PART_WORDS: Readonly<Record<HandOverPart, { label: string; description: string }>> = {
  answers: { label: 'Odpowiedzi z\u00a0quizu', description: 'Twoje słowa, tak jak je wpisujesz.' },
  reading: {
    label: 'Co z\u00a0nich wyczytaliśmy',
    description: 'To, co widać na ekranie „Tak Cię rozumiemy”, z\u00a0cytatami.',
  },
  facts: {
    label: 'Fakty o\u00a0Tobie',
    description: 'Wykształcenie, dotychczasowa praca, warunki – też zdrowotne, jeśli są zaznaczone.',
  },
  paths: {
    label: 'Zawody z\u00a0uzasadnieniem',
    description: 'Dlaczego pasują, co przemawia przeciw, zarobki ze źródłem.',
  },
  ledger: {
    label: 'Bilans punktów',
    description: 'Co podniosło i\u00a0obniżyło każdy zawód na liście.',
  },
  decision: {
    label: 'Ważenie ścieżek',
    description: 'Twoje kryteria, oceny i\u00a0to, co z\u00a0nich wychodzi.',
  },
  plan: { label: 'Plan i\u00a0postępy', description: 'Kroki, terminy i\u00a0to, co już zrobione.' },
};

export const PART_TITLES: Readonly<Record<HandOverPart, string>> = {
  answers: 'Odpowiedzi z\u00a0quizu',
  reading: 'Co Szlak wyczytał z\u00a0odpowiedzi',
  facts: 'Fakty podane osobno',
  paths: 'Zawody, które zaproponował Szlak',
  ledger: 'Bilans: co ważyło',
  decision: 'Ścieżki zważone po swojemu',
  plan: 'Plan',
};

export function timesWords(times: number): string {
  return pluralized(times, ['raz', 'razy', 'razy']);
}
