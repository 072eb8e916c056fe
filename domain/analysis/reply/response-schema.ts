// The JSON Schema sent to Gemini as responseJsonSchema. It only asks; what comes back is checked by schema.ts.
// `propertyOrdering` is Gemini's own key: the order in which sections reach the waiting visitor. The names of the paths come
// before everything, so that the locked ones can be masked in all that follows (plan/redact.ts); they are not stored.
import { ANALYSIS_LIMITS } from '../analysis.ts';

const text = (description: string) => ({ type: 'string', description }) as const;

const texts = (description: string, minItems: number, maxItems: number) =>
  ({ type: 'array', description, minItems, maxItems, items: { type: 'string' } }) as const;

const salary = {
  type: 'object',
  description: 'Typowe miesięczne wynagrodzenie brutto w Polsce, w pełnych złotych.',
  properties: {
    min: { type: 'integer', minimum: 0, description: 'Dolna granica widełek, np. 6500.' },
    max: { type: 'integer', minimum: 0, description: 'Górna granica widełek, nie mniejsza niż min.' },
    waluta: { type: 'string', enum: ['PLN'] },
    komentarz: text('Jedno zdanie: od czego zależy ta kwota. Bez obietnic.'),
  },
  required: ['min', 'max', 'waluta', 'komentarz'],
  propertyOrdering: ['min', 'max', 'waluta', 'komentarz'],
} as const;

const predisposition = {
  type: 'object',
  properties: {
    nazwa: text('Krótka nazwa predyspozycji, 1–4 słowa.'),
    uzasadnienie: text('3–4 zdania: z czego w odpowiedziach wynika i w czym pomaga. Bez nazw zawodów.'),
  },
  required: ['nazwa', 'uzasadnienie'],
  propertyOrdering: ['nazwa', 'uzasadnienie'],
} as const;

const careerPath = {
  type: 'object',
  properties: {
    nazwa: text('Nazwa zawodu, pod jaką szuka się go w ogłoszeniach, najlepiej 2–4 słowa.'),
    opis: text('3–4 zdania: na czym polega praca i dlaczego pasuje do odpowiedzi.'),
    zarobki: salary,
    potencjalRozwoju: text('2–3 zdania o możliwych kierunkach rozwoju i zapotrzebowaniu w Polsce.'),
    korzysci: texts('Zalety tej pracy, po jednym krótkim zdaniu.', 3, 5),
    wymagania: texts('Czego wymagają pracodawcy na start.', 3, 5),
    umiejetnosciPowiazane: texts('Nazwy umiejętności przydatnych w tej pracy.', 3, 6),
  },
  required: [
    'nazwa',
    'opis',
    'zarobki',
    'potencjalRozwoju',
    'korzysci',
    'wymagania',
    'umiejetnosciPowiazane',
  ],
  propertyOrdering: [
    'nazwa',
    'opis',
    'zarobki',
    'potencjalRozwoju',
    'korzysci',
    'wymagania',
    'umiejetnosciPowiazane',
  ],
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

const plan = {
  type: 'object',
  description: 'Plan wspólny dla wszystkich ścieżek; nie wymienia nazwy żadnej z nich.',
  properties: {
    kroki: { type: 'array', minItems: 5, maxItems: 7, items: planStep },
    certyfikacje: texts('Nazwy istniejących certyfikatów lub kursów, które można zdobyć w Polsce.', 2, 4),
    projekty: texts('Pomysły na małe projekty do portfolio, po jednym zdaniu.', 2, 4),
  },
  required: ['kroki', 'certyfikacje', 'projekty'],
  propertyOrdering: ['kroki', 'certyfikacje', 'projekty'],
} as const;

export const RESPONSE_SCHEMA = {
  type: 'object',
  properties: {
    nazwySciezek: texts(
      'Nazwy czterech ścieżek: te same i w tej samej kolejności co potem w sciezkiKariery.',
      ANALYSIS_LIMITS.maxPaths,
      ANALYSIS_LIMITS.maxPaths,
    ),
    predyspozycje: { type: 'array', minItems: 4, maxItems: 5, items: predisposition },
    sciezkiKariery: {
      type: 'array',
      minItems: ANALYSIS_LIMITS.maxPaths,
      maxItems: ANALYSIS_LIMITS.maxPaths,
      items: careerPath,
    },
    umiejetnosci: { type: 'array', minItems: 6, maxItems: 9, items: skill },
    planRozwoju: plan,
    podsumowanieInspirujace: text('3–5 zdań, ciepło i konkretnie; bez nazw ścieżek i bez obietnic.'),
  },
  required: [
    'nazwySciezek',
    'predyspozycje',
    'sciezkiKariery',
    'umiejetnosci',
    'planRozwoju',
    'podsumowanieInspirujace',
  ],
  propertyOrdering: [
    'nazwySciezek',
    'predyspozycje',
    'sciezkiKariery',
    'umiejetnosci',
    'planRozwoju',
    'podsumowanieInspirujace',
  ],
} as const;
