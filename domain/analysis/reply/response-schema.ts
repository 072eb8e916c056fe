// The JSON Schema sent to Gemini as responseJsonSchema. It only asks; what comes back is checked by written.ts and advice/.
// `propertyOrdering` is Gemini's own key: the order in which sections reach the waiting visitor. The flag of a crisis comes
// before everything, so that nothing is shown where it is raised.
import { ANALYSIS_LIMITS } from '../analysis.ts';

const text = (description: string) => ({ type: 'string', description }) as const;

const texts = (description: string, minItems: number, maxItems: number) =>
  ({ type: 'array', description, minItems, maxItems, items: { type: 'string' } }) as const;

const predisposition = {
  type: 'object',
  properties: {
    nazwa: text('Krótka nazwa predyspozycji, 1–4 słowa.'),
    uzasadnienie: text('3–4 zdania: z czego w odpowiedziach wynika i w czym pomaga.'),
  },
  required: ['nazwa', 'uzasadnienie'],
  propertyOrdering: ['nazwa', 'uzasadnienie'],
} as const;

const reason = {
  type: 'object',
  properties: {
    cytat: text('Słowa przepisane dosłownie z odpowiedzi, 2–8 słów.'),
    wniosek: text('Jedno zdanie: co z tych słów wynika dla tego zawodu.'),
  },
  required: ['cytat', 'wniosek'],
  propertyOrdering: ['cytat', 'wniosek'],
} as const;

const pathTest = {
  type: 'object',
  description: 'Próba przed decyzją, najwyżej 10 godzin i 100 zł.',
  properties: {
    co: text('Co dokładnie zrobić, 1–2 zdania.'),
    godziny: { type: 'integer', minimum: 1, maximum: ANALYSIS_LIMITS.maxTestHours },
    koszt: { type: 'integer', minimum: 0, maximum: ANALYSIS_LIMITS.maxTestCost, description: 'W złotych.' },
  },
  required: ['co', 'godziny', 'koszt'],
  propertyOrdering: ['co', 'godziny', 'koszt'],
} as const;

const skill = {
  type: 'object',
  properties: {
    nazwa: text('Nazwa umiejętności, 1–5 słów.'),
    priorytet: { type: 'integer', minimum: 1, maximum: 5, description: '1 = najważniejsza, 5 = na później.' },
    opis: text('2–3 zdania: po co ona jest i od czego zacząć naukę.'),
  },
  required: ['nazwa', 'priorytet', 'opis'],
  propertyOrdering: ['nazwa', 'priorytet', 'opis'],
} as const;

const planStep = {
  type: 'object',
  properties: {
    nazwa: text('Nazwa kroku, zaczyna się od rzeczownika, np. „Poznanie podstaw…”.'),
    czasWykonania: text('Realny czas obok pracy lub nauki, np. „4–6 tygodni”.'),
    opis: text('2–3 zdania: co dokładnie zrobić i po czym poznać, że krok jest skończony.'),
  },
  required: ['nazwa', 'czasWykonania', 'opis'],
  propertyOrdering: ['nazwa', 'czasWykonania', 'opis'],
} as const;

const PATH_FIELDS = [
  'zawodId',
  'opis',
  'dlaczego',
  'przeciw',
  'luka',
  'proba',
  'kroki',
  'potencjalRozwoju',
  'korzysci',
  'wymagania',
  'umiejetnosciPowiazane',
] as const;

const careerPath = (candidates: readonly string[]) => ({
  type: 'object',
  properties: {
    zawodId: { type: 'string', enum: candidates, description: 'Id z listy kandydatów; każdy najwyżej raz.' },
    opis: text('3–4 zdania: na czym polega praca i co w niej spotka tę osobę.'),
    dlaczego: { type: 'array', minItems: 2, maxItems: 3, items: reason },
    przeciw: texts('Uczciwe powody przeciw, po jednym zdaniu.', ANALYSIS_LIMITS.minAgainst, 4),
    luka: text('1–2 zdania: czego najbardziej brakuje na start.'),
    proba: pathTest,
    kroki: { type: 'array', minItems: 4, maxItems: 6, items: planStep },
    potencjalRozwoju: text('2–3 zdania o możliwych kierunkach rozwoju. Bez liczb.'),
    korzysci: texts('Zalety tej pracy, po jednym krótkim zdaniu. Bez kwot.', 3, 5),
    wymagania: texts('Czego wymagają pracodawcy na start.', 3, 5),
    umiejetnosciPowiazane: texts('Nazwy umiejętności przydatnych w tej pracy.', 3, 6),
  },
  required: PATH_FIELDS,
  propertyOrdering: PATH_FIELDS,
});

const plan = {
  type: 'object',
  description: 'Najbliższe cztery tygodnie, wspólne dla wszystkich ścieżek.',
  properties: {
    kroki: { type: 'array', minItems: 4, maxItems: 6, items: planStep },
    certyfikacje: texts('Nazwy istniejących certyfikatów lub kursów, które można zdobyć w Polsce.', 2, 4),
    projekty: texts('Pomysły na małe projekty do portfolio, po jednym zdaniu.', 2, 4),
  },
  required: ['kroki', 'certyfikacje', 'projekty'],
  propertyOrdering: ['kroki', 'certyfikacje', 'projekty'],
} as const;

const FIELDS = [
  'uwaga',
  'predyspozycje',
  'sciezkiKariery',
  'umiejetnosci',
  'planRozwoju',
  'podsumowanieInspirujace',
] as const;

/** `candidates`: ids of occupations, from which the model takes its four. */
export function responseSchema(candidates: readonly string[]) {
  return {
    type: 'object',
    properties: {
      uwaga: { type: 'string', enum: ['brak', 'kryzys'] },
      predyspozycje: { type: 'array', minItems: 4, maxItems: 5, items: predisposition },
      sciezkiKariery: {
        type: 'array',
        minItems: ANALYSIS_LIMITS.maxPaths,
        maxItems: ANALYSIS_LIMITS.maxPaths,
        items: careerPath(candidates),
      },
      umiejetnosci: { type: 'array', minItems: 6, maxItems: 9, items: skill },
      planRozwoju: plan,
      podsumowanieInspirujace: text('3–5 zdań, ciepło i konkretnie; bez obietnic.'),
    },
    required: FIELDS,
    propertyOrdering: FIELDS,
  };
}
