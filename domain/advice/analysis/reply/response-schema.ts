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
    uzasadnienie: text('2–4 zdania: z czego w odpowiedziach wynika i w czym pomaga.'),
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
    czasWykonania: text('Realny czas, jaki ta osoba ma, np. „4–6 tygodni”.'),
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
    dlaczego: listOf('1–3 powody.', reason),
    przeciw: texts(`${ANALYSIS_LIMITS.minAgainst}–4 uczciwe powody przeciw, po jednym zdaniu.`),
    luka: text('1–2 zdania: czego najbardziej brakuje na start.'),
    proba: pathTest,
    kroki: listOf('3–6 kroków.', planStep),
    potencjalRozwoju: text('1–3 zdania o możliwych kierunkach rozwoju. Bez liczb.'),
    korzysci: texts('1–4 zalety, których nie mają inne ścieżki, po jednym krótkim zdaniu. Bez kwot.'),
    wymagania: texts('1–5 rzeczy, których pracodawcy wymagają na start.'),
    umiejetnosciPowiazane: texts('2–6 nazw umiejętności, które należą do tej pracy.'),
  },
  required: PATH_FIELDS,
  propertyOrdering: PATH_FIELDS,
} as const;

const plan = {
  type: 'object',
  description: 'Najbliższe cztery tygodnie, wspólne dla wszystkich ścieżek.',
  properties: {
    kroki: listOf('3–6 kroków.', planStep),
    certyfikacje: texts('0–4 nazwy istniejących certyfikatów lub kursów, które można zdobyć w Polsce.'),
    projekty: texts('0–4 pomysły na małe projekty, po jednym zdaniu.'),
  },
  required: ['kroki', 'certyfikacje', 'projekty'],
  propertyOrdering: ['kroki', 'certyfikacje', 'projekty'],
} as const;

const REJECTION_FIELDS = ['zawodId', 'cytat', 'powod'] as const;

const rejection = {
  type: 'object',
  properties: {
    zawodId: text('Pole id kandydata, przepisane dosłownie.'),
    cytat: text('Słowa przepisane dosłownie z odpowiedzi, 2–8 słów.'),
    powod: text('Jedno zdanie: co w tym zawodzie kłóci się z tymi słowami.'),
  },
  required: REJECTION_FIELDS,
  propertyOrdering: REJECTION_FIELDS,
} as const;

const ANSWER_FIELDS = ['odpowiedz', 'warunek', 'jak'] as const;

const question = {
  type: ['object', 'null'],
  description: 'Jedno pytanie, które najbardziej zmieniłoby listę; null = wszystko jest jasne.',
  properties: {
    pytanie: text('Jedno krótkie pytanie, bez nazw zawodów.'),
    odpowiedzi: listOf('2–4 gotowe odpowiedzi.', {
      type: 'object',
      properties: {
        odpowiedz: text('W pierwszej osobie, 1–6 słów.'),
        warunek: text('Jedno słowo z listy WARUNKI.'),
        jak: text('chce, unika albo obojetne.'),
      },
      required: ANSWER_FIELDS,
      propertyOrdering: ANSWER_FIELDS,
    } as const),
  },
  required: ['pytanie', 'odpowiedzi'],
  propertyOrdering: ['pytanie', 'odpowiedzi'],
} as const;

const beyond = {
  type: ['object', 'null'],
  description: 'Zawód spoza listy, który pasuje wyraźnie lepiej; null = takiego nie ma.',
  properties: {
    nazwa: text('Nazwa zawodu po polsku.'),
    dlaczego: text('1–2 zdania, bez liczb.'),
  },
  required: ['nazwa', 'dlaczego'],
  propertyOrdering: ['nazwa', 'dlaczego'],
} as const;

const FIELDS = [
  'uwaga',
  'odrzucone',
  'zastrzezenie',
  'predyspozycje',
  'sciezkiKariery',
  'umiejetnosci',
  'planRozwoju',
  'podsumowanieInspirujace',
  'pytanie',
  'pozaTabela',
] as const;

export const ANALYSIS_RESPONSE = {
  type: 'object',
  properties: {
    uwaga: { type: 'string', enum: ['brak', 'kryzys'] },
    odrzucone: listOf('Kandydaci, którzy przeczą słowom tej osoby; zwykle żaden.', rejection),
    zastrzezenie: text('Że odpowiedzi mówią mało i czego brakuje; puste, jeśli wystarczają.'),
    predyspozycje: listOf('2–5 mocnych stron.', predisposition),
    sciezkiKariery: listOf(
      `Od ${ANALYSIS_LIMITS.minPaths} do ${ANALYSIS_LIMITS.maxPaths} różnych ścieżek.`,
      careerPath,
    ),
    umiejetnosci: listOf('5–9 umiejętności, od najważniejszej.', skill),
    planRozwoju: plan,
    podsumowanieInspirujace: text('3–5 zdań, ciepło i konkretnie; bez obietnic.'),
    pytanie: question,
    pozaTabela: beyond,
  },
  required: FIELDS,
  propertyOrdering: FIELDS,
} as const;
