// What travels from the person's Durable Object to the browser: written once, for the sender and the receiver
// (docs/contract.md 'The event stream').
import type { FactSources, PublicFacts } from '../public-facts.ts';
import type {
  BeyondTable,
  CareerAnalysis,
  CareerPath,
  PlanStep,
  Predisposition,
  QuestionBack,
  Rejected,
  Skill,
} from './analysis.ts';
import type { AnalysisLanguage } from './language.ts';

/** The type of each section's value. A section is one array item or one scalar; the plan comes by its parts. */
export type SectionValues = {
  odrzucone: Rejected;
  zastrzezenie: string;
  predyspozycje: Predisposition;
  sciezkiKariery: CareerPath;
  umiejetnosci: Skill;
  'planRozwoju.kroki': PlanStep;
  'planRozwoju.certyfikacje': string;
  'planRozwoju.projekty': string;
  podsumowanieInspirujace: string;
  pytanie: QuestionBack;
  pozaTabela: BeyondTable;
};

export type SectionName = keyof SectionValues;

/** A finished section. `index` is the position in its list; 0 for what is no list. */
export type Section = {
  [Name in SectionName]: { name: Name; index: number; value: SectionValues[Name] };
}[SectionName];

/** A path with what the tables say of its occupation; null = it has none (made before, or gone from the tables). */
export type OpenPath = CareerPath & {
  fakty: PublicFacts | null;
  /** Names of what its ledger has as keys; missing = it has none. */
  nazwy?: Record<string, string>;
};

/** A path whose personal part the plan doesn't show: its name and the public facts, which anybody may read. */
export type LockedPath = {
  locked: true;
  nazwa: string;
  zawodId: string | null;
  fakty: PublicFacts | null;
  /** How many steps it holds; missing = of an analysis made before the tables. */
  liczbaKrokow?: number;
};

export type VisiblePath = OpenPath | LockedPath;

export function isLocked(path: VisiblePath): path is LockedPath {
  return 'locked' in path;
}

export function isOpen(path: VisiblePath): path is OpenPath {
  return !isLocked(path);
}

/** With each path, where its facts come from; null = it has none. */
type PathSources = { zrodla: FactSources | null };

/** A section as a listener gets it: paths with their facts. */
export type ShownSection =
  | Exclude<Section, { name: 'sciezkiKariery' }>
  | ({ name: 'sciezkiKariery'; index: number; value: OpenPath } & PathSources);

/** A section the listener's plan may not see: its place, none of its text; of a path its public part. */
export type LockedSection =
  | ({ name: 'sciezkiKariery'; index: number } & LockedPath & PathSources)
  | { name: 'umiejetnosci'; index: number; locked: true }
  | { name: 'pozaTabela'; index: number; locked: true; nazwa: string };

export const STAGES = [
  'start',
  /** The model thinks before it writes; what it thinks goes nowhere. */
  'mysli',
  'predyspozycje',
  'sciezkiKariery',
  'umiejetnosci',
  'planRozwoju',
  'podsumowanieInspirujace',
  'analiza',
  'zapis',
  'koniec',
] as const;

export type Stage = (typeof STAGES)[number];

/** The parts of a path in the order in which they are asked for. */
export const PATH_PARTS = [
  'opis',
  'dlaczego',
  'przeciw',
  'luka',
  'proba',
  'kroki',
  'potencjalRozwoju',
  'korzysci',
  'wymagania',
  'umiejetnosciPowiazane',
] as const;

export type PathPart = (typeof PATH_PARTS)[number];

/**
 * What the rule did before the model was asked: how many occupations it compared, the names it left to choose from, and the highest
 * pay among them (of a group, in złoty), so that an axis of pay needn't change while paths come; null = none has a figure.
 */
export type Weighed = {
  occupations: number;
  candidates: string[];
  highestPay: number | null;
  /** The language of what will come; missing = Polish. */
  language?: AnalysisLanguage;
  /** A number to call stands beside it (domain/advice/gate/alarm.ts). */
  isGentle?: true;
};

/** A path whose writing has begun: what anybody may know of it, before a word about the person is there. */
export type BegunPath = { index: number; locked: boolean } & Omit<LockedPath, 'locked'> & PathSources;

type Percent = { percent: number; stage: Stage };

/**
 * `percent` is a whole number from 0 to 100 and never falls within a run. What else is there is new: the rule's work, once and
 * before everything; a path that begins; the part of it that is being written now.
 */
export type ProgressData = Percent & { weighed?: Weighed; begun?: BegunPath; part?: PathPart };

/** As the object keeps it. */
export type LoggedProgress = Percent & {
  weighed?: Weighed;
  begun?: { index: number; zawodId: string; nazwa: string };
  part?: PathPart;
};

/** An analysis as a plan may see it; locked skills are null, in their place. */
export type VisibleAnalysis = {
  predyspozycje: (Predisposition & { skrocone: boolean })[];
  sciezkiKariery: VisiblePath[];
  umiejetnosci: (Skill | null)[];
  planRozwoju: CareerAnalysis['planRozwoju'];
  podsumowanieInspirujace: string;
  zastrzezenie?: string;
  odrzucone?: Rejected[];
  pytanie?: QuestionBack;
  /** `dlaczego` null = the plan shows its name only. */
  pozaTabela?: { nazwa: string; dlaczego: string | null };
  jezyk?: AnalysisLanguage;
  /** Where the facts of its paths come from; null = no path has any. */
  zrodla: FactSources | null;
};

export type DoneData = { analysis: VisibleAnalysis; savedAt: string | null };

/** `raw` is there in development only (docs/decisions.md 'Debug copies'). */
export type FailedData = { code: string; error: string; raw?: string };

/** As the object keeps it: nothing redacted. */
export type LoggedEvent =
  | { event: 'progress'; data: LoggedProgress }
  | { event: 'section'; data: Section }
  | { event: 'done'; data: { analysis: CareerAnalysis; savedAt: string | null } }
  | { event: 'failed'; data: FailedData };

/** As one listener gets it: redacted for the plan of that moment. */
export type RunEvent =
  | { event: 'progress'; data: ProgressData }
  | { event: 'section'; data: ShownSection | LockedSection }
  | { event: 'done'; data: DoneData }
  | { event: 'failed'; data: FailedData };
