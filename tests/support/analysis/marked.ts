// An analysis in which every text that a free plan may not see holds a marked word: of a locked path all but its occupation, of a locked
// skill all, of a long reasoning the end.
import type { AdvisedPath, CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import type { WrittenPath } from '#domain/advice/analysis/reply/written.ts';
import { replyOf } from './candidates.ts';

/** Stands in whatever a free or enterprise person must not get. */
export const MARK = /sekret|\btajn/i;

const VISIBLE_REASONING = 'Widać to w Twoich odpowiedziach. '.repeat(5).trim();

function path(zawodId: string, nazwa: string, text: string): AdvisedPath {
  return {
    zawodId,
    nazwa,
    opis: `Opis: ${text}.`,
    zarobki: null,
    dlaczego: [{ cytat: `las ${text}`, wniosek: `Wniosek: ${text}.` }],
    przeciw: [`Przeciw: ${text}.`, `Też przeciw: ${text}.`],
    luka: `Luka: ${text}.`,
    proba: { co: `Próba: ${text}.`, godziny: 3, koszt: 20 },
    kroki: [{ nazwa: `Krok: ${text}`, czasWykonania: `tydzień (${text})`, opis: `Jak: ${text}.` }],
    potencjalRozwoju: `Rozwój: ${text}.`,
    korzysci: [`Korzyść: ${text}`],
    wymagania: [`Wymaganie: ${text}`],
    umiejetnosciPowiazane: [`Powiązana: ${text}`],
    bilans: [{ factor: 'words', points: 5, evidence: text }],
  };
}

/** `occupations`: id and name of each path; the first is open. */
function marked(occupations: readonly (readonly [id: string, name: string])[]): CareerAnalysis {
  return {
    predyspozycje: [
      { nazwa: 'Uważność', uzasadnienie: `${VISIBLE_REASONING} Sekretne dalsze uzasadnienie.` },
      { nazwa: 'Spokój', uzasadnienie: 'Możesz wybrać coś w terenie.' },
    ],
    sciezkiKariery: occupations.map(([id, name], index) =>
      path(id, name, index === 0 ? 'widoczne' : `sekret ${index}`),
    ),
    umiejetnosci: [
      { nazwa: 'Cierpliwość', priorytet: 1, opis: 'Przyda się w terenie.' },
      { nazwa: 'Mapy', priorytet: 2, opis: 'Od czego zacząć.' },
      ...[3, 4, 5].map((priorytet) => ({
        nazwa: `Tajna umiejętność ${priorytet}`,
        priorytet,
        opis: `Sekretny opis ${priorytet}.`,
      })),
    ],
    planRozwoju: {
      kroki: [
        { nazwa: 'Rozmowa', czasWykonania: '2 tygodnie', opis: 'Zapytaj o zwykły dzień.' },
        { nazwa: 'Praktyka', czasWykonania: '2 miesiące', opis: 'Zrób pierwszy projekt.' },
      ],
      certyfikacje: ['Kurs pierwszej pomocy'],
      projekty: ['Dzień w terenie'],
    },
    podsumowanieInspirujace: 'Masz dobry początek. Zacznij dziś.',
  };
}

export const MARKED_ANALYSIS = marked([
  ['technik-lesnik', 'Podleśniczy / podleśnicza (technikum leśne)'],
  ['fotograf', 'Fotograf / fotografka'],
  ['geodeta', 'Geodeta / geodetka'],
  ['fizjoterapeuta', 'Fizjoterapeuta / fizjoterapeutka'],
]);

/** Another one of the same person, so that a comparison has something to tell. */
export const MARKED_OLDER_ANALYSIS = marked([
  ['ogrodnik', 'Ogrodnik / ogrodniczka'],
  ['spawacz', 'Spawacz / spawaczka'],
  ['ksiegowy', 'Księgowość'],
  ['geodeta', 'Geodeta / geodetka'],
]);

const written = (one: AdvisedPath): WrittenPath => {
  const { nazwa: _name, zarobki: _pay, bilans: _ledger, ...words } = one;
  return { ...words, dlaczego: [{ cytat: 'las', wniosek: words.dlaczego[0]?.wniosek ?? '' }] };
};

/** As the model would write it; its occupations are the first candidates. */
export const MARKED_REPLY = replyOf({
  ...MARKED_ANALYSIS,
  odrzucone: [],
  zastrzezenie: '',
  pytanie: null,
  pozaTabela: null,
  sciezkiKariery: MARKED_ANALYSIS.sciezkiKariery.flatMap((one) => ('zawodId' in one ? [written(one)] : [])),
});
