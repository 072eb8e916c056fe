// An analysis in which every text that a free plan may not see holds a marked word, and every text that it may see also
// mentions the locked paths in an inflected form, as a model that forgets its orders might.
import type { CareerAnalysis, CareerPath } from '#domain/analysis/analysis.ts';

/** Stands in whatever a free or enterprise person must not get. */
export const MARK = /sekret|tajn|zamkni[eę]tnik/i;

const VISIBLE_REASONING = 'Widać to w Twoich odpowiedziach. '.repeat(5).trim();

function path(nazwa: string, text: string): CareerPath {
  return {
    nazwa,
    opis: `Opis: ${text}.`,
    zarobki: { min: 5000, max: 9000, waluta: 'PLN', komentarz: `Zależy od: ${text}.` },
    potencjalRozwoju: `Rozwój: ${text}.`,
    korzysci: [`Korzyść: ${text}`],
    wymagania: [`Wymaganie: ${text}`],
    umiejetnosciPowiazane: [`Powiązana: ${text}`],
  };
}

function marked(open: string, locked: readonly string[], mentions: string): CareerAnalysis {
  return {
    predyspozycje: [
      { nazwa: 'Uważność', uzasadnienie: `${VISIBLE_REASONING} Sekretne dalsze uzasadnienie.` },
      { nazwa: 'Spokój', uzasadnienie: `Możesz zostać ${mentions}.` },
    ],
    sciezkiKariery: [path(open, mentions), ...locked.map((name, index) => path(name, `sekret ${index}`))],
    umiejetnosci: [
      { nazwa: 'Cierpliwość', priorytet: 1, opis: `Przyda się ${mentions}.` },
      { nazwa: 'Mapy', priorytet: 2, opis: 'Od czego zacząć.' },
      ...[3, 4, 5].map((priorytet) => ({
        nazwa: `Tajna umiejętność ${priorytet}`,
        priorytet,
        opis: `Sekretny opis ${priorytet}.`,
      })),
    ],
    planRozwoju: {
      kroki: [
        {
          nazwa: `Rozmowa z: ${mentions}`,
          czasWykonania: '2 tygodnie',
          opis: `Zapytaj, co robi: ${mentions}.`,
        },
        { nazwa: 'Praktyka', czasWykonania: '2 miesiące', opis: 'Zrób pierwszy projekt.' },
      ],
      certyfikacje: [`Kurs dla: ${mentions}`],
      projekty: [`Dzień z: ${mentions}`],
    },
    podsumowanieInspirujace: `Możesz zostać ${mentions}. Zacznij dziś.`,
  };
}

export const MARKED_ANALYSIS = marked(
  'Leśnik',
  ['Sekretnik borowy', 'Tajniarz danych', 'Zamkniętnik'],
  'sekretnikiem borowym, Tajniarza danych i zamkniętnikiem',
);

/** Another one of the same person, so that a comparison has something to tell. */
export const MARKED_OLDER_ANALYSIS = marked(
  'Ogrodnik',
  ['Sekretarz dworu', 'Tajny doradca', 'Zamkniętnik'],
  'sekretarzem dworu, tajnego doradcy i zamkniętnikiem',
);

/** As the model would write it: the names of the paths first. */
export const MARKED_REPLY = JSON.stringify({
  nazwySciezek: MARKED_ANALYSIS.sciezkiKariery.map(({ nazwa }) => nazwa),
  ...MARKED_ANALYSIS,
});
