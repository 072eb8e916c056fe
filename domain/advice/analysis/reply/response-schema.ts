// The JSON Schema sent to Gemini as responseJsonSchema, the same for everybody. It only asks; what comes back is checked by written.ts and
// grounding/. Numbers are said in words, since no bound may stand in it. Sections reach the waiting visitor in the order of the fields; the
// flag of a crisis comes before everything, so that nothing is shown where it is raised.
import { listOf, objectOf, text } from '../../../platform/model-requests/response-shapes.ts';
import { ANALYSIS_LIMITS } from '../analysis.ts';

const whole = (description: string) => ({ type: 'integer', description }) as const;

const texts = (description: string) => listOf({ type: 'string' } as const, description);

const predisposition = objectOf({
  nazwa: text('Krótka nazwa predyspozycji, 1–4 słowa.'),
  uzasadnienie: text('2–4 zdania: z czego w odpowiedziach wynika i w czym pomaga.'),
});

const reason = objectOf({
  cytat: text('Słowa przepisane dosłownie z odpowiedzi, 2–8 słów.'),
  wniosek: text('Jedno zdanie: co z tych słów wynika dla tego zawodu.'),
});

const pathTest = {
  ...objectOf({
    co: text('Co dokładnie zrobić, 1–2 zdania.'),
    godziny: whole(`Godziny, od 1 do ${ANALYSIS_LIMITS.maxTestHours}.`),
    koszt: whole(`Złote, od 0 do ${ANALYSIS_LIMITS.maxTestCost}.`),
  }),
  description: 'Próba przed decyzją, najwyżej 10 godzin i 100 zł.',
} as const;

const skill = objectOf({
  nazwa: text('Nazwa umiejętności, 1–5 słów.'),
  priorytet: whole('Od 1 do 5: 1 = najważniejsza, 5 = na później.'),
  opis: text('2–3 zdania: po co ona jest i od czego zacząć naukę.'),
});

const planStep = objectOf({
  nazwa: text('Nazwa kroku, zaczyna się od rzeczownika, np. „Poznanie podstaw…”.'),
  czasWykonania: text('Realny czas, jaki ta osoba ma, np. „4–6 tygodni”.'),
  opis: text('2–3 zdania: co dokładnie zrobić i po czym poznać, że krok jest skończony.'),
});

const flag = { type: 'string', enum: ['brak', 'kryzys'] } as const;

const pathFields = {
  opis: text('3–4 zdania: na czym polega praca i co w niej spotka tę osobę.'),
  dlaczego: listOf(reason, '1–3 powody.'),
  przeciw: texts(`${ANALYSIS_LIMITS.minAgainst}–4 uczciwe powody przeciw, po jednym zdaniu.`),
  luka: text('1–2 zdania: czego najbardziej brakuje na start.'),
  proba: pathTest,
  kroki: listOf(planStep, '3–6 kroków.'),
  potencjalRozwoju: text('1–3 zdania o możliwych kierunkach rozwoju. Bez liczb.'),
  korzysci: texts('1–4 zalety, których nie mają inne ścieżki, po jednym krótkim zdaniu. Bez kwot.'),
  wymagania: texts('1–5 rzeczy, których pracodawcy wymagają na start.'),
  umiejetnosciPowiazane: texts('2–6 nazw umiejętności, które należą do tej pracy.'),
};

const careerPath = objectOf({
  zawodId: text('Pole id jednego z kandydatów, przepisane dosłownie; każdy najwyżej raz.'),
  ...pathFields,
});

/** One path by itself, its occupation known. */
export const PATH_RESPONSE = objectOf({ uwaga: flag, ...pathFields });

const plan = {
  ...objectOf({
    kroki: listOf(planStep, '3–6 kroków.'),
    certyfikacje: texts('0–4 nazwy istniejących certyfikatów lub kursów, które można zdobyć w Polsce.'),
    projekty: texts('0–4 pomysły na małe projekty, po jednym zdaniu.'),
  }),
  description: 'Najbliższe cztery tygodnie, wspólne dla wszystkich ścieżek.',
} as const;

const rejection = objectOf({
  zawodId: text('Pole id kandydata, przepisane dosłownie.'),
  cytat: text('Słowa przepisane dosłownie z odpowiedzi, 2–8 słów.'),
  powod: text('Jedno zdanie: co w tym zawodzie kłóci się z tymi słowami.'),
});

const question = {
  ...objectOf({
    pytanie: text('Jedno krótkie pytanie, bez nazw zawodów.'),
    odpowiedzi: listOf(
      objectOf({
        odpowiedz: text('W pierwszej osobie, 1–6 słów.'),
        warunek: text('Jedno słowo z listy WARUNKI.'),
        jak: text('chce, unika albo obojetne.'),
      }),
      '2–4 gotowe odpowiedzi.',
    ),
  }),
  type: ['object', 'null'],
  description: 'Jedno pytanie, które najbardziej zmieniłoby listę; null = wszystko jest jasne.',
} as const;

const beyond = {
  ...objectOf({
    nazwa: text('Nazwa zawodu po polsku.'),
    dlaczego: text('1–2 zdania, bez liczb.'),
  }),
  type: ['object', 'null'],
  description: 'Zawód spoza listy, który pasuje wyraźnie lepiej; null = takiego nie ma.',
} as const;

export const ANALYSIS_RESPONSE = objectOf({
  uwaga: flag,
  odrzucone: listOf(rejection, 'Kandydaci, którzy przeczą słowom tej osoby; zwykle żaden.'),
  zastrzezenie: text('Że odpowiedzi mówią mało i czego brakuje; puste, jeśli wystarczają.'),
  predyspozycje: listOf(predisposition, '2–5 mocnych stron.'),
  sciezkiKariery: listOf(
    careerPath,
    `Od ${ANALYSIS_LIMITS.minPaths} do ${ANALYSIS_LIMITS.maxPaths} różnych ścieżek.`,
  ),
  umiejetnosci: listOf(skill, '5–9 umiejętności, od najważniejszej.'),
  planRozwoju: plan,
  podsumowanieInspirujace: text('3–5 zdań, ciepło i konkretnie; bez obietnic.'),
  pytanie: question,
  pozaTabela: beyond,
});
