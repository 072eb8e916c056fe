// What a plan may see of an analysis and of a run's log (docs/product.md 'What each plan opens'; docs/decisions.md 'Locked content'):
// redacted on the server, before anything leaves it. A locked path keeps its name, the public facts of its occupation and how many steps it
// holds, a locked skill nothing, an occupation beyond the tables its name, a long reasoning is cut at a word. What the model refused and what it
// would still ask is of everybody: it says how the person was understood.
import {
  isAdvised,
  type CareerAnalysis,
  type CareerPath,
  type Predisposition,
} from '../../advice/analysis/analysis.ts';
import type {
  LockedSection,
  LoggedEvent,
  LoggedProgress,
  ProgressData,
  RunEvent,
  ShownSection,
  Section,
} from '../../advice/analysis/events.ts';
import type { VisibleAnalysis, VisiblePath } from '../../advice/analysis/events.ts';
import type { PublicFacts, PublicFactsBook } from '../../advice/public-facts.ts';
import type { ViewLimits } from './plans.ts';
import { shortened } from './shortened.ts';

export function redactAnalysis(
  analysis: CareerAnalysis,
  view: ViewLimits,
  book: PublicFactsBook,
): VisibleAnalysis {
  const { pozaTabela } = analysis;
  const factsOf = (path: CareerPath) => factsFor(path, book, analysis.wojewodztwo);
  return {
    predyspozycje: analysis.predyspozycje.map((one) => cutPredisposition(one, view.reasoningCharacters)),
    sciezkiKariery: analysis.sciezkiKariery.map((path, index) =>
      visiblePath(path, factsOf(path), index < view.paths, book),
    ),
    umiejetnosci: analysis.umiejetnosci.map((skill, index) => (index < view.skills ? skill : null)),
    planRozwoju: analysis.planRozwoju,
    podsumowanieInspirujace: analysis.podsumowanieInspirujace,
    ...openParts(analysis),
    ...(pozaTabela === undefined
      ? {}
      : { pozaTabela: { ...pozaTabela, dlaczego: view.beyondTable ? pozaTabela.dlaczego : null } }),
    zrodla: analysis.sciezkiKariery.some((path) => factsOf(path) !== null) ? book.sources : null,
  };
}

/** Nothing of a locked path's is in them; what is missing stays so. */
function openParts({ zastrzezenie, odrzucone, pytanie, jezyk }: CareerAnalysis) {
  return {
    ...(zastrzezenie === undefined ? {} : { zastrzezenie }),
    ...(odrzucone === undefined ? {} : { odrzucone }),
    ...(pytanie === undefined ? {} : { pytanie }),
    ...(jezyk === undefined ? {} : { jezyk }),
  };
}

/** One listener's view of one log, event by event. */
export function createStreamRedactor(
  view: ViewLimits,
  book: PublicFactsBook,
  voivodeship?: string,
): (event: LoggedEvent) => RunEvent {
  return (event) => {
    if (event.event === 'section')
      return { event: 'section', data: shownSection(event.data, view, book, voivodeship) };
    if (event.event === 'progress')
      return { event: 'progress', data: shownProgress(event.data, view, book, voivodeship) };
    if (event.event !== 'done') return event;
    const { analysis, savedAt } = event.data;
    return { event: 'done', data: { analysis: redactAnalysis(analysis, view, book), savedAt } };
  };
}

function shownProgress(
  { begun, ...progress }: LoggedProgress,
  view: ViewLimits,
  book: PublicFactsBook,
  voivodeship: string | undefined,
): ProgressData {
  if (begun === undefined) return progress;
  const fakty = book.of(begun.zawodId, voivodeship);
  const locked = begun.index >= view.paths;
  return { ...progress, begun: { ...begun, locked, fakty, zrodla: fakty === null ? null : book.sources } };
}

function shownSection(
  section: Section,
  view: ViewLimits,
  book: PublicFactsBook,
  voivodeship: string | undefined,
): ShownSection | LockedSection {
  const { index } = section;
  switch (section.name) {
    case 'sciezkiKariery': {
      const shown = visiblePath(
        section.value,
        factsFor(section.value, book, voivodeship),
        index < view.paths,
        book,
      );
      const place = { name: section.name, index, zrodla: shown.fakty === null ? null : book.sources };
      return 'locked' in shown ? { ...place, ...shown } : { ...place, value: shown };
    }
    case 'umiejetnosci':
      return index < view.skills ? section : { name: section.name, index, locked: true };
    case 'pozaTabela':
      return view.beyondTable
        ? section
        : { name: section.name, index, locked: true, nazwa: section.value.nazwa };
    case 'predyspozycje': {
      const { nazwa, uzasadnienie } = cutPredisposition(section.value, view.reasoningCharacters);
      return { name: section.name, index, value: { nazwa, uzasadnienie } };
    }
    default:
      return section;
  }
}

function visiblePath(
  path: CareerPath,
  fakty: PublicFacts | null,
  isOpen: boolean,
  book: PublicFactsBook,
): VisiblePath {
  if (isOpen) {
    const nazwy = isAdvised(path) ? book.namesIn(path.bilans) : {};
    return Object.keys(nazwy).length === 0 ? { ...path, fakty } : { ...path, fakty, nazwy };
  }
  const locked = { locked: true, nazwa: path.nazwa, fakty } as const;
  return isAdvised(path)
    ? { ...locked, zawodId: path.zawodId, liczbaKrokow: path.kroki.length }
    : { ...locked, zawodId: null };
}

function factsFor(
  path: CareerPath,
  book: PublicFactsBook,
  voivodeship: string | undefined,
): PublicFacts | null {
  return isAdvised(path) ? book.of(path.zawodId, voivodeship) : null;
}

/** `skrocone` tells whether the reasoning was cut. */
function cutPredisposition({ nazwa, uzasadnienie }: Predisposition, length: number) {
  const shown = shortened(uzasadnienie, length);
  return { nazwa, uzasadnienie: shown, skrocone: shown !== uzasadnienie };
}
