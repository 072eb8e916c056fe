// What travels from the person's Durable Object to the browser: written once, for the sender and the receiver
// (docs/contract.md 'The event stream').
import type { CareerAnalysis, CareerPath, PlanStep, Predisposition, Skill } from './analysis.ts';

/** The type of each section's value. A section is one array item or one scalar; the plan comes by its parts. */
export type SectionValues = {
  predyspozycje: Predisposition;
  sciezkiKariery: CareerPath;
  umiejetnosci: Skill;
  'planRozwoju.kroki': PlanStep;
  'planRozwoju.certyfikacje': string;
  'planRozwoju.projekty': string;
  podsumowanieInspirujace: string;
};

export type SectionName = keyof SectionValues;

/** A finished section. `index` is the position in its list; 0 for the summary. */
export type Section = {
  [Name in SectionName]: { name: Name; index: number; value: SectionValues[Name] };
}[SectionName];

/** A section the listener's plan may not see: its place, none of its text. */
export type LockedSection = { name: SectionName; index: number; locked: true };

export const STAGES = [
  'start',
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

/** `percent` is a whole number from 0 to 100 and never falls within a run. */
export type ProgressData = { percent: number; stage: Stage };

/** An analysis as a plan may see it: locked entries are null, in their place. */
export type VisibleAnalysis = {
  predyspozycje: (Predisposition & { skrocone: boolean })[];
  sciezkiKariery: (CareerPath | null)[];
  umiejetnosci: (Skill | null)[];
  planRozwoju: CareerAnalysis['planRozwoju'];
  podsumowanieInspirujace: string;
};

export type DoneData = { analysis: VisibleAnalysis; savedAt: string | null };

/** `raw` is there in development only (docs/decisions.md 'Debug copies'). */
export type FailedData = { code: string; error: string; raw?: string };

/** As the object keeps it: nothing redacted. */
export type LoggedEvent =
  | { event: 'progress'; data: ProgressData }
  /** `names`: of the paths in their order, as the reply announced them. */
  | { event: 'section'; data: Section; names?: readonly string[] }
  | { event: 'done'; data: { analysis: CareerAnalysis; savedAt: string | null } }
  | { event: 'failed'; data: FailedData };

/** As one listener gets it: redacted for the plan of that moment. */
export type RunEvent =
  | { event: 'progress'; data: ProgressData }
  | { event: 'section'; data: Section | LockedSection }
  | { event: 'done'; data: DoneData }
  | { event: 'failed'; data: FailedData };
