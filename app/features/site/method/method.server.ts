// What /dane-i-metoda tells besides its text: sources and coverage from the tables, and the measures that were taken last.
import { readCareers, readCareerSources, readMeasures } from '#content/careers.server.ts';
import type { CareerSources } from '#domain/advice/occupation.ts';

type Source = { name: string; gives: string; date: string; terms: string; url: string };

export type Method = {
  coverage: { occupations: number; withPay: number; withDemand: number };
  sources: readonly Source[];
  credits: readonly string[];
  nameSource: string;
  measures: { day: string; personas: number; sentences: number; rows: readonly ShownMeasure[] };
};

export async function readMethod(): Promise<Method> {
  const [{ occupations, payGroups }, { credits, nameSource, pay, demand }, measures] = await Promise.all([
    readCareers(),
    readCareerSources(),
    readMeasures(),
  ]);
  return {
    coverage: {
      occupations: occupations.length,
      withPay: occupations.filter((one) => one.pay !== null).length,
      withDemand: occupations.filter((one) => one.barometer?.match === 'pewne').length,
    },
    sources: sourcesWith(pay, payGroups.length, demand.sourceUrl),
    credits,
    nameSource,
    measures: {
      day: measures.date,
      ...measures.sizes,
      rows: MEASURES_SHOWN.flatMap((name) => {
        const row = measures.rows.find(({ measure }) => measure === name);
        return row === undefined ? [] : [shownMeasure(name, row)];
      }),
    },
  };
}

function sourcesWith(pay: CareerSources['pay'], payGroups: number, demandUrl: string): Source[] {
  const copied = pay.comparedWith === null;
  const wide = `średnie ${pay.wide.groups.length} szerszych grup tylko jako tło`;
  return [
    {
      name: 'Klasyfikacja zawodów i specjalności',
      gives: 'nazwy i kody zawodów',
      date: 'Dz.U. 2025 poz. 1534',
      terms: 'akt urzędowy',
      url: 'https://isap.sejm.gov.pl',
    },
    {
      name: 'GUS, Struktura wynagrodzeń według zawodów',
      gives: `zarobki ${payGroups} grup zawodów, ${wide}${copied ? '; z cudzych zestawień, których nie porównaliśmy z oryginałem' : ''}`,
      date: 'za październik 2024 r., ogłoszone 10 lutego 2026 r.',
      terms: 'z podaniem źródła',
      url: pay.sourceUrl,
    },
    {
      name: 'Barometr zawodów 2026',
      gives: 'zapotrzebowanie w grupach zawodów',
      date: 'prognoza na 2026 r., badanie z końca 2025 r.',
      terms: 'z podaniem źródła',
      url: demandUrl,
    },
    {
      name: 'O*NET, Departament Pracy USA',
      gives: 'typy zainteresowań, przeliczone przez nas na skalę od 0 do 100',
      date: 'luty 2026 r.',
      terms: 'CC BY 4.0',
      url: 'https://www.onetcenter.org/database.html',
    },
    {
      name: 'ESCO, Komisja Europejska',
      gives: 'adresy zawodów w klasyfikacji europejskiej',
      date: 'wersja 1.2.1',
      terms: 'bezpłatnie, z podaniem źródła',
      url: 'https://esco.ec.europa.eu/pl',
    },
  ];
}

// The measures of `npm run evaluate` in words for everybody, in the order shown. Measures that only we need aren't told.
type Row = { unit: string; measured: number; must: number | null };

type ShownMeasure = { name: string; measured: string; must: string };

const NAMES = {
  'personas with at least 3 acceptable of the first 8':
    'Osoby, którym wśród pierwszych 8 zawodów podajemy co najmniej 3 rozsądne',
  'written blind, mended by since: at least 3 acceptable of the first 8':
    'Osoby opisane bez patrzenia na wyniki, potem użyte do poprawek, którym wśród pierwszych 8 zawodów podajemy co najmniej 3 rozsądne',
  'acceptable among all first 8': 'Rozsądne zawody wśród pierwszych 8',
  'acceptable among the first 8 of people written blind, mended by since':
    'Rozsądne zawody wśród pierwszych 8, osoby opisane bez patrzenia na wyniki, potem użyte do poprawek',
  'personas with nothing unacceptable': 'Osoby bez niedorzecznego zawodu wśród kandydatów',
  'written blind, mended by since: nothing unacceptable':
    'Osoby opisane bez patrzenia na wyniki, potem użyte do poprawek, bez niedorzecznego zawodu wśród kandydatów',
  'newest people, at first sight: acceptable of the first 8':
    'Rozsądne zawody wśród pierwszych 8, 25 najnowszych osób przy pierwszym pomiarze',
  'newest people, at first sight: nothing absurd in the first 8':
    '25 najnowszych osób: listy bez niedorzecznego zawodu wśród pierwszych 8, przy pierwszym pomiarze',
  'people after the freeze, at first sight: acceptable of the first 8':
    'Rozsądne zawody wśród pierwszych 8, 12 osób opisanych po przedostatniej poprawce, przy pierwszym pomiarze',
  'people after the freeze, at first sight: nothing absurd in the first 8':
    '12 osób opisanych po przedostatniej poprawce: listy bez niedorzecznego zawodu wśród pierwszych 8, przy pierwszym pomiarze',
  'fifteen people after the last mends, at first sight: acceptable of the first 8':
    'Rozsądne zawody wśród pierwszych 8, 15 osób opisanych później, przy pierwszym pomiarze',
  'fifteen people after the last mends, at first sight: nothing absurd in the first 8':
    '15 osób opisanych później: listy bez niedorzecznego zawodu wśród pierwszych 8, przy pierwszym pomiarze',
  'strangers of a hundred words, at first sight: acceptable of the first 8':
    'Rozsądne zawody wśród pierwszych 8, 20 osób z długimi odpowiedziami, opisał je i ocenił model AI, przy pierwszym pomiarze',
  'strangers of a hundred words, at first sight: nothing absurd in the first 8':
    '20 osób z długimi odpowiedziami: listy bez niedorzecznego zawodu wśród pierwszych 8, opisał je i ocenił model AI, przy pierwszym pomiarze',
  'strangers of the week after, at first sight: acceptable of the first 8':
    'Rozsądne zawody wśród pierwszych 8, 24 osoby opisane i ocenione później przez model AI, czytane bez AI, przy pierwszym pomiarze',
  'strangers of the week after, at first sight: nothing absurd in the first 8':
    '24 osoby opisane później, czytane bez AI: listy bez niedorzecznego zawodu wśród pierwszych 8, przy pierwszym pomiarze',
  'strangers of the week after, read by a model, at first sight: acceptable of the first 8':
    'Rozsądne zawody wśród pierwszych 8, te same 24 osoby przeczytane przez duży model AI (inny niż w serwisie), przy pierwszym pomiarze',
  'strangers of the week after, read by a model, at first sight: nothing absurd in the first 8':
    'Te same 24 osoby przeczytane przez duży model AI (inny niż w serwisie): listy bez niedorzecznego zawodu wśród pierwszych 8, przy pierwszym pomiarze',
  'people of short and long answers, at first sight: acceptable of the first 8':
    'Rozsądne zawody wśród pierwszych 8, 20 osób z krótkimi i długimi odpowiedziami, opisał je model AI, czytane bez AI, przy pierwszym pomiarze',
  'people of short and long answers, at first sight: nothing absurd in the first 8':
    '20 osób z krótkimi i długimi odpowiedziami, czytane bez AI: listy bez niedorzecznego zawodu wśród pierwszych 8, przy pierwszym pomiarze',
  'people of a counsellor, at first sight: acceptable of the first 8':
    'Rozsądne zawody wśród pierwszych 8, 20 kolejnych osób z krótkimi i długimi odpowiedziami, opisał je model AI, czytane bez AI, przy pierwszym pomiarze',
  'people of a counsellor, at first sight: nothing absurd in the first 8':
    '20 kolejnych osób z krótkimi i długimi odpowiedziami, czytane bez AI: listy bez niedorzecznego zawodu wśród pierwszych 8, przy pierwszym pomiarze',
  'the rule, given a right reading: acceptable among the first 8, people mended by since':
    'Rozsądne zawody wśród pierwszych 8, gdy dobrze odczytano odpowiedzi, osoby opisane później i potem użyte do poprawek',
  'the rule, given a right reading: acceptable among the first 8':
    'Rozsądne zawody wśród pierwszych 8, gdy dobrze odczytano odpowiedzi, osoby, na których stroiliśmy',
  'the rule, given a right reading: absurd among the first 8, people mended by since':
    'Niedorzeczne zawody wśród pierwszych 8, gdy dobrze odczytano odpowiedzi, osoby opisane później i potem użyte do poprawek',
  'reading by rules: what is read is right, unseen texts':
    'Warunki i praca, które program bez AI odczytał dobrze, nowe teksty',
  'reading by rules: what is there is read, unseen texts':
    'Ile z tego, co ktoś napisał, program bez AI odczytał, nowe teksty',
  'reading by rules: what is read is right, seen texts':
    'Warunki i praca, które program bez AI odczytał dobrze, teksty, na których stroiliśmy',
  'hard limits broken': 'Zawody podane mimo rozpoznanego ograniczenia, na przykład „bez dźwigania”',
  'gender, names, age, nationality swapped: changed lists':
    'Listy zmienione przez płeć, imię, wiek lub narodowość',
  'paraphrases: candidates in common': 'Wspólni kandydaci, gdy to samo powiedzieć innymi słowami',
  'gate: crisis sentences caught': 'Rozpoznane zdania osób w kryzysie, na których stroiliśmy',
  'gate: crisis sentences caught, written later': 'Rozpoznane nowe zdania osób w kryzysie albo krzywdzonych',
  'gate: crisis sentences stopped or told a number, written later':
    'Nowe zdania osób w kryzysie albo krzywdzonych, przy których podajemy numer telefonu',
  'gate: ordinary sentences let through':
    'Przepuszczone podobne zwykłe zdania („zabijam czas”), na których stroiliśmy',
  'gate: ordinary let through, written later': 'Przepuszczone nowe zwykłe zdania o życiu i pracy',
  'figures with a source': 'Liczby w tabelach, które mają źródło',
} as const;

export const MEASURES_SHOWN = Object.keys(NAMES) as (keyof typeof NAMES)[];

function shownMeasure(name: keyof typeof NAMES, { unit, measured, must }: Row): ShownMeasure {
  const shown = (value: number) => (unit === 'share' ? percent(value) : String(value));
  return {
    name: NAMES[name],
    measured: shown(measured),
    must: must === null ? '–' : mostOrLeast(unit, shown(must)),
  };
}

const mostOrLeast = (unit: string, limit: string) =>
  unit === 'share' ? (limit === '100%' ? limit : `co najmniej ${limit}`) : limit;

/** Rounded down: what misses its mark by a little must not look as if it met it. */
const percent = (share: number) => `${String(Math.floor(share * 1000 + 1e-6) / 10).replace('.', ',')}%`;
