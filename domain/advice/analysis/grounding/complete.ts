// What the model wrote, joined with the tables: a path with an id outside the list, with one that came before or with one that the model
// refused falls out, and with fewer than two left the reply is invalid; quotes that nobody said go with their reason, or with their refusal;
// name and pay are the tables'; no figure of the model's stays; what is missing comes from the ledger and the tables.
import { PREFERENCES } from '../../quiz/answers.ts';
import type { LedgerLine } from '../../ranking/ledger.ts';
import { isPartOf } from '../../reading/said-once.ts';
import {
  type AdvisedPath,
  ANALYSIS_LIMITS,
  type BeyondTable,
  type CareerAnalysis,
  type PlanStep,
  type Predisposition,
  type QuestionBack,
  type Reason,
  type Rejected,
  type Salary,
  type Skill,
} from '../analysis.ts';
import type { Section } from '../events.ts';
import { nameKey } from '../name-key.ts';
import { PREFERENCE_MEANINGS } from '../prompt.ts';
import { isTooLong } from '../schema.ts';
import type { WrittenAnalysis, WrittenPath, WrittenRejection, WrittenSection } from '../reply/written.ts';
import type { GivenFact } from '../../certainty.ts';
import type { PayFacts } from '../../public-facts.ts';
import { againstFromTables, brokenConditions } from './against.ts';
import type { AdviceContext, AdvisedCandidate } from './context.ts';
import { textWithoutFigures, withoutFigures } from './figures.ts';
import { quoteCheck } from './quotes.ts';
import { voivodeshipOf } from '../../voivodeships.ts';

type Completed =
  | { ok: true; analysis: CareerAnalysis; /** Quotes that stood in no answer. */ droppedQuotes: number }
  | { ok: false; reason: string };

export type Completion = {
  /** Null = a path that falls out. A reply is read from its first path on; what stands behind one that fell out moves up. */
  section: (written: WrittenSection) => Section | null;
  analysis: (written: WrittenAnalysis) => Completed;
};

const ASK_AROUND =
  'Zapytaj kogoś, kto pracuje w\u00a0tym zawodzie od kilku lat, jak można się w\u00a0nim rozwijać.';

/** A test that anybody can make, where the model had none that keeps to the hours and the cost. */
const ASK_SOMEBODY = {
  co: 'Porozmawiaj z kimś, kto wykonuje ten zawód: zapytaj o zwykły dzień, o to, co męczy, i o pierwsze zarobki.',
  godziny: 2,
  koszt: 0,
};

export function completion(context: AdviceContext): Completion {
  const isSaid = quoteCheck(context.order.answers);
  // Nothing but the instruction keeps the model to the ids: one in another case, or the name in its place, is still the one that was meant.
  const candidates = new Map(
    context.candidates.flatMap((one) => [one.id, one.name].map((key) => [nameKey(key), one])),
  );
  const candidateOf = ({ zawodId }: { zawodId: string }) => candidates.get(nameKey(zawodId));

  function path(written: WrittenPath): AdvisedPath | null {
    const candidate = candidateOf(written);
    return candidate === undefined ? null : completePath(written, candidate, context.given, isSaid);
  }

  /** Null = no candidate, or a quote that nobody said. */
  function rejection(written: WrittenRejection): Rejected | null {
    const candidate = candidateOf(written);
    if (candidate === undefined || !isSaid(written.cytat)) return null;
    const { cytat, powod } = written;
    return { zawodId: candidate.id, nazwa: candidate.name, cytat, powod: textWithoutFigures(powod) };
  }

  /** One that would change nothing isn't asked. */
  function question(asked: QuestionBack | null): QuestionBack | null {
    if (asked === null) return null;
    const { odpowiedzi } = asked;
    if (odpowiedzi.every(({ jak }) => jak === 'any')) return null;
    return {
      pytanie: textWithoutFigures(asked.pytanie),
      odpowiedzi: odpowiedzi.map((one) => ({ ...one, odpowiedz: textWithoutFigures(one.odpowiedz) })),
    };
  }

  /** One that the tables have is none beyond them. */
  function beyond(named: BeyondTable | null): BeyondTable | null {
    if (named === null || context.knows(named.nazwa)) return null;
    return { nazwa: textWithoutFigures(named.nazwa), dlaczego: textWithoutFigures(named.dlaczego) };
  }

  let begun: string[] = [];
  let refused: string[] = [];

  return {
    section(written) {
      switch (written.name) {
        case 'odrzucone': {
          if (written.index === 0) refused = [];
          const value = refused.length >= ANALYSIS_LIMITS.maxRejected ? null : rejection(written.value);
          if (value === null || refused.includes(value.zawodId)) return null;
          return { name: written.name, index: refused.push(value.zawodId) - 1, value };
        }
        case 'pytanie': {
          const value = question(written.value);
          return value === null ? null : { name: written.name, index: 0, value };
        }
        case 'pozaTabela': {
          const value = beyond(written.value);
          return value === null ? null : { name: written.name, index: 0, value };
        }
        case 'sciezkiKariery':
          break;
        default:
          return cleanSection(written);
      }
      // The reply began anew.
      if (written.index === 0) begun = [];
      const value = begun.length >= ANALYSIS_LIMITS.maxPaths ? null : path(written.value);
      if (value === null || [...begun, ...refused].includes(value.zawodId)) return null;
      return { name: written.name, index: begun.push(value.zawodId) - 1, value };
    },
    analysis(written) {
      const odrzucone = written.odrzucone
        .flatMap((one) => rejection(one) ?? [])
        .filter(({ zawodId }, at, all) => all.findIndex((one) => one.zawodId === zawodId) === at)
        .slice(0, ANALYSIS_LIMITS.maxRejected);
      const ids = written.sciezkiKariery.map((one) => candidateOf(one)?.id);
      const isRefused = (id: string) => odrzucone.some(({ zawodId }) => zawodId === id);
      const known = written.sciezkiKariery.filter(
        (_, at) => ids[at] !== undefined && ids.indexOf(ids[at]) === at && !isRefused(ids[at]),
      );
      if (known.length < ANALYSIS_LIMITS.minPaths)
        return { ok: false, reason: 'Za mało ścieżek ma zawód z listy kandydatów, każda inny.' };
      const kept = known.slice(0, ANALYSIS_LIMITS.maxPaths);
      const { language = 'pl' } = context.order;
      const voivodeship = voivodeshipOf(context.order);
      const [pytanie, pozaTabela] = [question(written.pytanie), beyond(written.pozaTabela)];
      const zastrzezenie = withoutFigures(written.zastrzezenie);
      const analysis: CareerAnalysis = {
        ...cleanTexts(written),
        sciezkiKariery: kept.flatMap((one) => path(one) ?? []),
        ...(voivodeship === undefined ? {} : { wojewodztwo: voivodeship }),
        ...(zastrzezenie === '' ? {} : { zastrzezenie }),
        ...(odrzucone.length === 0 ? {} : { odrzucone }),
        ...(pytanie === null ? {} : { pytanie }),
        ...(pozaTabela === null ? {} : { pozaTabela }),
        ...(language === 'pl' ? {} : { jezyk: language }),
      };
      if (isTooLong(analysis)) return { ok: false, reason: 'Analiza jest za długa.' };
      const quotes = [...kept.flatMap(({ dlaczego }) => dlaczego), ...written.odrzucone];
      return { ok: true, analysis, droppedQuotes: quotes.filter(({ cytat }) => !isSaid(cytat)).length };
    },
  };
}

function completePath(
  written: WrittenPath,
  candidate: AdvisedCandidate,
  given: readonly GivenFact[],
  isSaid: (quote: string) => boolean,
): AdvisedPath {
  const { facts, ledger } = candidate;
  // What was asked for and isn't there is no reason for it.
  const broken = brokenConditions(ledger);
  const isBroken = (quote: string) =>
    broken.some(({ said: one }) => isPartOf(one.toLowerCase(), quote.toLowerCase()));
  const said = written.dlaczego
    .filter(({ cytat }) => isSaid(cytat) && !isBroken(cytat))
    .map(({ cytat, wniosek }) => ({ cytat, wniosek: textWithoutFigures(wniosek) }));
  const own = listWithoutFigures(written.przeciw);
  const untold = broken.filter((one) => !own.some((sentence) => sentence.includes(one.said)));
  const against = [...untold.slice(0, ANALYSIS_LIMITS.minAgainst).map(({ sentence }) => sentence), ...own];
  const missing = Math.max(0, ANALYSIS_LIMITS.minAgainst - against.length);
  return {
    nazwa: candidate.name,
    opis: withoutFigures(written.opis) || facts.oneLine,
    zarobki: facts.pay === null ? null : salaryOf(facts.pay),
    potencjalRozwoju:
      written.potencjalRozwoju === '' ? ASK_AROUND : textWithoutFigures(written.potencjalRozwoju),
    korzysci: listWithoutFigures(written.korzysci),
    wymagania: listWithoutFigures(written.wymagania),
    umiejetnosciPowiazane: listWithoutFigures(written.umiejetnosciPowiazane),
    zawodId: candidate.id,
    dlaczego: said.length > 0 ? said : reasonsOfLedger(ledger),
    przeciw: [...against, ...againstFromTables({ ...candidate, ledger: [] }).slice(0, missing)],
    luka: withoutFigures(written.luka),
    proba: testOf(written),
    kroki: written.kroki.map(cleanStep),
    bilans: [...ledger],
    podano: [...given],
  };
}

function salaryOf({ d1, d9, group }: PayFacts): Salary {
  const komentarz = `GUS, październik 2024: od pierwszego do dziewiątego decyla w grupie „${group}”.`;
  return { min: d1, max: d9, waluta: 'PLN', komentarz };
}

function testOf({ proba }: WrittenPath) {
  if (proba === null) return ASK_SOMEBODY;
  const co = withoutFigures(proba.co);
  return co === '' ? ASK_SOMEBODY : { ...proba, co };
}

function cleanTexts(written: WrittenAnalysis) {
  const { planRozwoju } = written;
  return {
    predyspozycje: written.predyspozycje.map(cleanPredisposition),
    umiejetnosci: written.umiejetnosci.map(cleanSkill),
    planRozwoju: {
      kroki: planRozwoju.kroki.map(cleanStep),
      certyfikacje: listWithoutFigures(planRozwoju.certyfikacje),
      projekty: listWithoutFigures(planRozwoju.projekty),
    },
    podsumowanieInspirujace: textWithoutFigures(written.podsumowanieInspirujace),
  };
}

/** Those that need the candidates, the answers or the tables. */
type JoinedName = 'sciezkiKariery' | 'odrzucone' | 'pytanie' | 'pozaTabela';

// As cleanTexts does, one by one.
function cleanSection(written: Exclude<WrittenSection, { name: JoinedName }>): Section {
  const { index } = written;
  switch (written.name) {
    case 'predyspozycje':
      return { name: written.name, index, value: cleanPredisposition(written.value) };
    case 'umiejetnosci':
      return { name: written.name, index, value: cleanSkill(written.value) };
    case 'planRozwoju.kroki':
      return { name: written.name, index, value: cleanStep(written.value) };
    default:
      return { name: written.name, index, value: textWithoutFigures(written.value) };
  }
}

function cleanPredisposition({ nazwa, uzasadnienie }: Predisposition): Predisposition {
  return { nazwa: textWithoutFigures(nazwa), uzasadnienie: textWithoutFigures(uzasadnienie) };
}

function cleanSkill({ nazwa, priorytet, opis }: Skill): Skill {
  return { nazwa: textWithoutFigures(nazwa), priorytet, opis: textWithoutFigures(opis) };
}

function cleanStep({ nazwa, czasWykonania, opis }: PlanStep): PlanStep {
  return {
    nazwa: textWithoutFigures(nazwa),
    czasWykonania: textWithoutFigures(czasWykonania),
    opis: textWithoutFigures(opis),
  };
}

function listWithoutFigures(list: readonly string[]): string[] {
  return list.map(withoutFigures).filter((text) => text !== '');
}

// Reasons for a path that the model gave none for: the strongest lines of the ledger, each with the person's own word or answer.
const MOST = 2;

export function reasonsOfLedger(ledger: readonly LedgerLine[]): Reason[] {
  const reasons = ledger
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .flatMap(reasonOf)
    .slice(0, MOST);
  return reasons.length > 0 ? reasons : [NOTHING_SAID];
}

const NOTHING_SAID: Reason = {
  cytat: 'Twoje odpowiedzi jako całość',
  wniosek: 'Żadne pojedyncze słowo nie wskazuje na ten zawód. Pasuje do reszty tylko ogólnie.',
};

// The evidence may be an occupation's key, which is nothing that a person reads.
const WORK_DONE = 'Twoja dotychczasowa praca';

function reasonOf({ factor, evidence }: LedgerLine): Reason[] {
  if (factor === 'words')
    return [{ cytat: evidence, wniosek: 'To wprost należy do codziennej pracy w tym zawodzie.' }];
  if (factor === 'interests')
    return [{ cytat: evidence, wniosek: 'Takie zainteresowania są bliskie temu zawodowi.' }];
  if (factor === 'experience')
    return [
      { cytat: WORK_DONE, wniosek: 'To, co już potrafisz z poprzedniej pracy, przyda się tu od początku.' },
    ];
  const preference = factor === 'preferences' ? PREFERENCES.find((one) => one === evidence) : undefined;
  if (preference === undefined) return [];
  const [cytat = ''] = PREFERENCE_MEANINGS[preference].split(' – ');
  return [{ cytat, wniosek: 'W tym zawodzie jest tego na co dzień więcej niż w wielu innych.' }];
}
