// What one run knows before the model is asked: the answers, the limits, and the candidates of the rule with what the tables say of
// them. The prompt is written from it and the reply is checked against it, so both are of the same list.
import { conceptName } from '../../reading/known-ids.ts';
import type { StatedLimits } from '../../reading/stated-limits.ts';
import { withAnswersBack } from '../../with-answers-back.ts';
import { givenFacts, type GivenFact } from '../../certainty.ts';
import type { Careers, Conditions, Education } from '../../occupation.ts';
import type { Denied, PersonCondition } from '../../person.ts';
import { advertName, publicFactsOf, type PublicFacts } from '../../public-facts.ts';
import { rankWhole, type Candidate, type Ranking } from '../../rank.ts';
import type { LedgerLine } from '../../ranking/ledger.ts';
import type { Condition, Reading, Stance, WorkRelation } from '../../reading/reading.ts';
import type { Facts } from '../../facts.ts';
import type { Portrait } from '../../../atlas/portrait.ts';
import { lazy } from '../../../platform/lazy.ts';
import type { QuizAnswers } from '../../quiz/answers.ts';
import type { AnalysisLanguage } from '../language.ts';
import { nameKey } from '../name-key.ts';
import { voivodeshipOf } from '../../voivodeships.ts';

export type AdviceOrder = {
  answers: QuizAnswers;
  facts: Facts;
  denied: readonly Denied[];
  /** What was confirmed of the answers; missing = nobody was asked. */
  reading?: Reading;
  /** Missing = Polish. */
  language?: AnalysisLanguage;
};

export type AdvisedCandidate = {
  id: string;
  name: string;
  facts: PublicFacts;
  conditions: Conditions;
  ledger: readonly LedgerLine[];
  /** For this person; the table's months are from zero. */
  monthsLeft: number;
  startableNow: boolean;
  /** Null = it wasn't read. */
  portrait: Portrait | null;
};

export type AdviceContext = {
  order: AdviceOrder;
  /** What the model is told of the person beside the quiz's answers. */
  person: ToldPerson;
  /** What is known of the person beside the quiz's answers. */
  given: readonly GivenFact[];
  /** As ranking holds them. */
  conditions: readonly PersonCondition[];
  /** In the rule's order. */
  candidates: readonly AdvisedCandidate[];
  /** Whether the tables have an occupation of this name. */
  knows: (name: string) => boolean;
};

/** Fewer leave the model no choice, so no run begins. */
export const MIN_CANDIDATES = 4;

/** Whole ones: more would be a heap that nobody weighs. */
export const MAX_TOLD = 12;

/** By id. */
type Portraits = Readonly<Record<string, Portrait | undefined>>;

/** With what we write of each candidate ourselves, where it could be read. */
export function withPortraits(context: AdviceContext, portraits: Portraits): AdviceContext {
  const candidates = context.candidates.map((one) => ({ ...one, portrait: portraits[one.id] ?? null }));
  return { ...context, candidates };
}

export function adviceContext(given: AdviceOrder, careers: Careers): AdviceContext {
  const order = withAnswersBack(given, careers);
  const { ranking } = rankWhole(order, careers);
  return contextOf(order, ranking, ranking.candidates.slice(0, MAX_TOLD), careers);
}

/** Of one occupation alone, on the list or not; null = something excludes it, or there is no such one. */
export function contextOfOne(given: AdviceOrder, careers: Careers, id: string): AdviceContext | null {
  const order = withAnswersBack(given, careers);
  const { ranking, scored, asCandidate } = rankWhole(order, careers);
  const one = scored.find((other) => other.id === id);
  return one === undefined ? null : contextOf(order, ranking, [asCandidate(one)], careers);
}

function contextOf(
  order: AdviceOrder,
  { limits, education, conditions: held }: Pick<Ranking, 'limits' | 'education' | 'conditions'>,
  candidates: readonly Candidate[],
  careers: Careers,
): AdviceContext {
  const occupations = new Map(careers.occupations.map((one) => [one.id, one]));
  const voivodeship = voivodeshipOf(order);
  const names = lazy(
    () =>
      new Set(careers.occupations.flatMap((one) => [one.name, advertName(one)].map((name) => nameKey(name)))),
  );
  return {
    order,
    knows: (name) => names().has(nameKey(name)),
    person: toldPerson(order, limits, education, careers),
    conditions: held,
    given: givenFacts(voivodeship === undefined ? order.facts : { ...order.facts, voivodeship }, education),
    candidates: candidates.flatMap(({ id, ledger, monthsLeft, startableNow }) => {
      const occupation = occupations.get(id);
      if (occupation === undefined) return [];
      const facts = publicFactsOf(occupation, careers, voivodeship);
      const { conditions } = occupation;
      const name = advertName(occupation);
      return [{ id, name, facts, conditions, ledger, monthsLeft, startableNow, portrait: null }];
    }),
  };
}

// What the model is told of a person beside their own answers: the confirmed reading in Polish words, or, where there is none, their facts
// and the limits that the rule read. Work, schooling, licences, place and hours; nothing that identifies anybody.

/** Polish keys, as the rest of the prompt. Plain data. */
type ToldPerson = Readonly<Record<string, unknown>>;

const STANCES: Record<Stance, string> = { likes: 'lubi', can: 'potrafi', dislikes: 'nie lubi' };

const RELATIONS: Record<WorkRelation, string> = {
  now: 'robi teraz',
  before: 'ma za sobą',
  trained: 'ma wyuczone',
  wants: 'chce',
  leaves: 'odchodzi',
  refuses: 'nie chce',
};

function toldPerson(
  { facts, reading }: AdviceOrder,
  limits: StatedLimits,
  education: Education | null,
  careers: Careers,
): ToldPerson {
  const names = new Map(careers.occupations.map(({ id, name }) => [id, name]));
  const licences = new Map(careers.licences.map(({ key, name }) => [key, name]));
  const common = { godzinNaNauke: facts.hoursPerWeek, wojewodztwo: voivodeshipOf({ facts, reading }) };
  if (reading !== undefined) return withoutMissing({ ...ofReading(reading, careers, licences), ...common });
  return withoutMissing({
    praca: facts.from?.flatMap((id) => names.get(id) ?? []),
    lataDoswiadczenia: facts.years,
    wyksztalcenie: education,
    uprawnienia: facts.licences?.flatMap((key) => licences.get(key) ?? []),
    warunki: Object.fromEntries(
      Object.entries(limits).filter(([, value]) => value !== null && value !== false),
    ),
    ...common,
  });
}

function ofReading(
  { language, activities, work, conditions, background }: Reading,
  { words }: Careers,
  licences: ReadonlyMap<string, string>,
) {
  const concepts = new Map(words.map((row) => [row.slug, conceptName(row)]));
  return {
    jezykOdpowiedzi: language,
    zajecia: activities.map(({ concept, stance, quote }) =>
      withoutMissing({ co: concepts.get(concept) ?? concept, stosunek: STANCES[stance], cytat: quote }),
    ),
    praca: work.map(({ label, relation, years, quote }) =>
      withoutMissing({ co: label, stosunek: RELATIONS[relation], lata: years, cytat: quote }),
    ),
    warunki: conditions.map(ofCondition),
    wyksztalcenie: background.education?.level,
    kierunek: background.education?.field,
    uprawnienia: background.licences.flatMap(({ key }) => licences.get(key) ?? []),
    jezyki: background.languages.map(({ language: name, level }) => [name, level].filter(Boolean).join(' ')),
    miejsce: background.place?.label,
    okolicznosci: background.circumstances.map(({ label }) => label),
  };
}

function ofCondition({ kind, value, firm, quote }: Condition) {
  return withoutMissing({ czego: kind, jak: value, twardo: firm, cytat: quote });
}

/** Without what is null, missing or empty. */
function withoutMissing(values: Record<string, unknown>): ToldPerson {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
