// The JSON Schema sent to Gemini as responseJsonSchema, the same for everybody. It only asks; what comes back is checked by written.ts and
// advice/. No bound of a list or a number is in it and no long enum: the provider unrolls them and refuses the whole request (docs/decisions.md
// 'Schemas for the model'), so numbers are said in words. `propertyOrdering` is Gemini's own key: the order in which sections reach the waiting
// visitor. The flag of a crisis comes before everything, so that nothing is shown where it is raised.
import { ANALYSIS_LIMITS } from '../analysis.ts';

const text = (description: string) => ({ type: 'string', description }) as const;

const whole = (description: string) => ({ type: 'integer', description }) as const;

const listOf = <Items extends object>(description: string, items: Items) =>
  ({ type: 'array', description, items }) as const;

const texts = (description: string) => listOf(description, { type: 'string' } as const);

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
    godziny: whole(`Godziny, od 1 do ${ANALYSIS_LIMITS.maxTestHours}.`),
    koszt: whole(`Złote, od 0 do ${ANALYSIS_LIMITS.maxTestCost}.`),
  },
  required: ['co', 'godziny', 'koszt'],
  propertyOrdering: ['co', 'godziny', 'koszt'],
} as const;

const skill = {
  type: 'object',
  properties: {
    nazwa: text('Nazwa umiejętności, 1–5 słów.'),
    priorytet: whole('Od 1 do 5: 1 = najważniejsza, 5 = na później.'),
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

const careerPath = {
  type: 'object',
  properties: {
    zawodId: text('Pole id jednego z kandydatów, przepisane dosłownie; każdy najwyżej raz.'),
    opis: text('3–4 zdania: na czym polega praca i co w niej spotka tę osobę.'),
    dlaczego: listOf('2–3 powody.', reason),
    przeciw: texts(`${ANALYSIS_LIMITS.minAgainst}–4 uczciwe powody przeciw, po jednym zdaniu.`),
    luka: text('1–2 zdania: czego najbardziej brakuje na start.'),
    proba: pathTest,
    kroki: listOf('4–6 kroków.', planStep),
    potencjalRozwoju: text('2–3 zdania o możliwych kierunkach rozwoju. Bez liczb.'),
    korzysci: texts('3–5 zalet tej pracy, po jednym krótkim zdaniu. Bez kwot.'),
    wymagania: texts('3–5 rzeczy, których pracodawcy wymagają na start.'),
    umiejetnosciPowiazane: texts('3–6 nazw umiejętności przydatnych w tej pracy.'),
  },
  required: PATH_FIELDS,
  propertyOrdering: PATH_FIELDS,
} as const;

const plan = {
  type: 'object',
  description: 'Najbliższe cztery tygodnie, wspólne dla wszystkich ścieżek.',
  properties: {
    kroki: listOf('4–6 kroków.', planStep),
    certyfikacje: texts('2–4 nazwy istniejących certyfikatów lub kursów, które można zdobyć w Polsce.'),
    projekty: texts('2–4 pomysły na małe projekty do portfolio, po jednym zdaniu.'),
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

export const ANALYSIS_RESPONSE = {
  type: 'object',
  properties: {
    uwaga: { type: 'string', enum: ['brak', 'kryzys'] },
    predyspozycje: listOf('4–5 mocnych stron.', predisposition),
    sciezkiKariery: listOf(`Dokładnie ${ANALYSIS_LIMITS.maxPaths} różne ścieżki.`, careerPath),
    umiejetnosci: listOf('6–9 umiejętności, od najważniejszej.', skill),
    planRozwoju: plan,
    podsumowanieInspirujace: text('3–5 zdań, ciepło i konkretnie; bez obietnic.'),
  },
  required: FIELDS,
  propertyOrdering: FIELDS,
} as const;
