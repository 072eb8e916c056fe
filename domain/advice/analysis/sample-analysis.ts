// Small valid analyses for the tests, one made before the advice stood on facts and one on them; every text differs, so that a leak of
// any of them can be found.
import type { PublicFacts, PublicFactsBook } from '../public-facts.ts';
import type { AdvisedPath, CareerAnalysis, SpecifiedPath } from './analysis.ts';
import type { WrittenAnalysis, WrittenPath } from './reply/written.ts';

const path = (nazwa: string, mark: string): SpecifiedPath => ({
  nazwa,
  opis: `Opis ścieżki ${mark}.`,
  zarobki: { min: 5000, max: 9000, waluta: 'PLN', komentarz: `Komentarz ${mark}.` },
  potencjalRozwoju: `Rozwój ${mark}.`,
  korzysci: [`Korzyść ${mark}`],
  wymagania: [`Wymaganie ${mark}`],
  umiejetnosciPowiazane: [`Powiązana ${mark}`],
});

export const SAMPLE_ANALYSIS: CareerAnalysis = {
  predyspozycje: [
    { nazwa: 'Uważność', uzasadnienie: 'Widać ją w Twoich odpowiedziach. '.repeat(12).trim() },
    { nazwa: 'Empatia', uzasadnienie: 'Lubisz pomagać innym.' },
  ],
  sciezkiKariery: [
    path('Ogrodniczka miejska', 'alfa'),
    path('Analityk danych', 'beta'),
    path('Doradca klienta', 'gamma'),
    path('Programista', 'delta'),
  ],
  umiejetnosci: [1, 2, 3, 4, 5].map((priorytet) => ({
    nazwa: `Umiejętność nr${priorytet}`,
    priorytet,
    opis: `Opis umiejętności nr${priorytet}.`,
  })),
  planRozwoju: {
    kroki: [
      { nazwa: 'Podstawy', czasWykonania: '4–6 tygodni', opis: 'Poznaj „podstawy”: zażółć gęślą jaźń 🌿.' },
      {
        nazwa: 'Praktyka',
        czasWykonania: '2 miesiące',
        opis: 'Zrób pierwszy projekt {mały} [tani], "tani".',
      },
    ],
    certyfikacje: ['ECDL Base'],
    projekty: ['Dziennik obserwacji', 'Mapa parku'],
  },
  podsumowanieInspirujace: 'Masz dobry początek. Zrób dziś jeden mały krok.',
};

const advised = (zawodId: string, nazwa: string, mark: string): AdvisedPath => ({
  ...path(nazwa, mark),
  zawodId,
  dlaczego: [{ cytat: `Cytat ${mark}`, wniosek: `Wniosek ${mark}.` }],
  przeciw: [`Przeciw ${mark}.`, `Też przeciw ${mark}.`],
  luka: `Luka ${mark}.`,
  proba: { co: `Próba ${mark}.`, godziny: 4, koszt: 50 },
  kroki: [{ nazwa: `Krok ${mark}`, czasWykonania: '2 tygodnie', opis: `Opis kroku ${mark}.` }],
  bilans: [{ factor: 'words', points: 9, evidence: `słowo ${mark}` }],
});

export const SAMPLE_ADVISED: CareerAnalysis = {
  ...SAMPLE_ANALYSIS,
  sciezkiKariery: [
    advised('ogrodnik', 'Ogrodniczka miejska', 'alfa'),
    advised('analityk-danych', 'Analityk danych', 'beta'),
    advised('doradca-klienta', 'Doradca klienta', 'gamma'),
    advised('programista', 'Programista', 'delta'),
  ],
};

const written = ({ nazwa: _name, zarobki: _pay, bilans: _ledger, ...rest }: AdvisedPath): WrittenPath => rest;

/** As a model would have written SAMPLE_ADVISED. */
export const SAMPLE_WRITTEN: WrittenAnalysis = {
  odrzucone: [],
  zastrzezenie: '',
  ...SAMPLE_ANALYSIS,
  pytanie: null,
  pozaTabela: null,
  sciezkiKariery: SAMPLE_ADVISED.sciezkiKariery.flatMap((one) => ('zawodId' in one ? [written(one)] : [])),
};

const factsOf = (id: string): PublicFacts => ({
  officialName: `Urzędowo ${id}`,
  code: '123456',
  oneLine: `Jednym zdaniem ${id}.`,
  pay: { group: `Grupa ${id}`, d1: 4300, median: 6500, d9: 9900 },
  payNote: null,
  demand: { group: `Grupa ${id}`, poland: 'deficyt', region: null },
  wayIn: { education: 'srednie', months: [3, 12], licence: null, withoutExperience: true },
});

/** Knows every id but 'nieznany'. */
export const SAMPLE_BOOK: PublicFactsBook = {
  namesIn: () => ({}),
  of: (id, voivodeship) => {
    if (id === 'nieznany') return null;
    const region = voivodeship === undefined ? null : { voivodeship, forecast: null };
    return { ...factsOf(id), demand: { group: `Grupa ${id}`, poland: 'deficyt', region } };
  },
  sources: {
    pay: { title: 'GUS', address: 'https://stat.gov.pl/', period: '2024-10', scope: 'Pracownicy.' },
    minimumWage: { gross: 4806, from: '2026-01-01' },
    demand: { title: 'Barometr zawodów', address: 'https://barometrzawodow.pl' },
    names: 'Klasyfikacja',
  },
};

/** What a model writes beside the parts that every analysis has. */
export const SAMPLE_ASIDE = {
  zastrzezenie: 'Mało wiemy.',
  odrzucone: [{ zawodId: 'spawacz', nazwa: 'Spawacz', cytat: 'bez hałasu', powod: 'W hali jest głośno.' }],
  pytanie: {
    pytanie: 'Noce?',
    odpowiedzi: [
      { odpowiedz: 'Nie', warunek: 'night', jak: 'avoid' },
      { odpowiedz: 'Tak', warunek: 'night', jak: 'want' },
    ],
  },
  pozaTabela: { nazwa: 'Bartnik', dlaczego: 'Lubisz las.' },
  jezyk: 'uk',
} satisfies Partial<CareerAnalysis>;
