// The career analysis as it is stored, streamed and shown (docs/product.md 'Career analysis'). Field names are the
// specification's and stay Polish, since they are on the wire and in the model's reply.
import type { GivenFact } from '../certainty.ts';
import type { LedgerLine } from '../ranking/ledger.ts';
import type { AnswerMeaning } from '../answers-back.ts';
import type { AnalysisLanguage } from './language.ts';

export type Predisposition = { nazwa: string; uzasadnienie: string };

/** Gross monthly pay in whole units of `waluta`; `min` never exceeds `max`. */
export type Salary = { min: number; max: number; waluta: 'PLN'; komentarz: string };

/** The specified part of a path. `zarobki` null = the tables have no figure for it. */
export type SpecifiedPath = {
  nazwa: string;
  opis: string;
  zarobki: Salary | null;
  potencjalRozwoju: string;
  korzysci: string[];
  wymagania: string[];
  umiejetnosciPowiazane: string[];
};

/** `cytat`: the person's own words, or the answer by its name. */
export type Reason = { cytat: string; wniosek: string };

/** Something to try before deciding: at most 10 hours and 100 zł. */
export type PathTest = { co: string; godziny: number; koszt: number };

/** A path whose occupation comes from the tables: its name and pay are theirs, the words are the model's. */
export type AdvisedPath = SpecifiedPath & {
  zawodId: string;
  dlaczego: Reason[];
  przeciw: string[];
  luka: string;
  proba: PathTest;
  kroki: PlanStep[];
  /** The rule's ledger for this occupation, as it stood when the analysis was made. */
  bilans: LedgerLine[];
  /** What the rule knew beside the quiz's answers; missing = not kept then. */
  podano?: GivenFact[];
  /** Its owner had it written later, by itself. */
  dopisana?: true;
};

/** Analyses made before the advice stood on facts have the specified part only; their pay is the model's. */
export type CareerPath = SpecifiedPath | AdvisedPath;

export function isAdvised<Path extends CareerPath>(path: Path): path is Path & AdvisedPath {
  return 'zawodId' in path;
}

/** `priorytet` is a whole number from 1 (highest) to 5. */
export type Skill = { nazwa: string; priorytet: number; opis: string };

export type PlanStep = { nazwa: string; czasWykonania: string; opis: string };

export type DevelopmentPlan = { kroki: PlanStep[]; certyfikacje: string[]; projekty: string[] };

/** A candidate of the rule that the model refused, with the person's own words against it. The name is the tables'. */
export type Rejected = { zawodId: string; nazwa: string; cytat: string; powod: string };

/** What the model would still ask; each answer changes the ranking by one condition of work. */
export type QuestionBack = { pytanie: string; odpowiedzi: AnswerBack[] };

export type AnswerBack = AnswerMeaning & { odpowiedz: string };

/** An occupation that our tables don't have, in the model's own words: no facts stand behind it and it is no path. */
export type BeyondTable = { nazwa: string; dlaczego: string };

export type CareerAnalysis = {
  predyspozycje: Predisposition[];
  sciezkiKariery: CareerPath[];
  umiejetnosci: Skill[];
  planRozwoju: DevelopmentPlan;
  podsumowanieInspirujace: string;
  /** Whose demand is shown beside the country's; from the person's facts. */
  wojewodztwo?: string;
  /** That the answers say little, and what that means for the list; missing = they say enough. */
  zastrzezenie?: string;
  odrzucone?: Rejected[];
  pytanie?: QuestionBack;
  pozaTabela?: BeyondTable;
  /** Missing = Polish. */
  jezyk?: AnalysisLanguage;
};

/** How many of each the reply must hold (docs/product.md 'Analysis validity', docs/decisions.md 'Number of paths'). */
export const ANALYSIS_LIMITS = {
  minPaths: 2,
  maxPaths: 4,
  /** That its owner may have written later. */
  maxAdded: 4,
  minSkills: 5,
  /** Serialised size, in bytes of UTF-8, above which an analysis is invalid (docs/contract.md 'The event stream'). */
  maxBytes: 80_000,
  minAgainst: 2,
  maxTestHours: 10,
  maxTestCost: 100,
  maxRejected: 6,
  minAnswersBack: 2,
  maxAnswersBack: 4,
} as const;
