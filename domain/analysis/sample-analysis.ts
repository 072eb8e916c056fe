// A small valid analysis for the tests; every text differs, so that a leak of any of them can be found.
import type { CareerAnalysis, CareerPath } from './analysis.ts';

const path = (nazwa: string, mark: string): CareerPath => ({
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
