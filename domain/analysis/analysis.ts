// The career analysis as it is stored, streamed and shown (docs/product.md 'Career analysis'). Field names are the
// specification's and stay Polish, since they are on the wire and in the model's reply.

export type Predisposition = { nazwa: string; uzasadnienie: string };

/** Gross monthly pay in whole units of `waluta`; `min` never exceeds `max`. */
export type Salary = { min: number; max: number; waluta: 'PLN'; komentarz: string };

export type CareerPath = {
  nazwa: string;
  opis: string;
  zarobki: Salary;
  potencjalRozwoju: string;
  korzysci: string[];
  wymagania: string[];
  umiejetnosciPowiazane: string[];
};

/** `priorytet` is a whole number from 1 (highest) to 5. */
export type Skill = { nazwa: string; priorytet: number; opis: string };

export type PlanStep = { nazwa: string; czasWykonania: string; opis: string };

export type DevelopmentPlan = { kroki: PlanStep[]; certyfikacje: string[]; projekty: string[] };

export type CareerAnalysis = {
  predyspozycje: Predisposition[];
  sciezkiKariery: CareerPath[];
  umiejetnosci: Skill[];
  planRozwoju: DevelopmentPlan;
  podsumowanieInspirujace: string;
};

/** How many of each the reply must hold (docs/product.md 'Analysis validity', docs/decisions.md 'Number of paths'). */
export const ANALYSIS_LIMITS = {
  minPaths: 3,
  maxPaths: 4,
  minSkills: 5,
  /** Serialised size, in bytes of UTF-8, above which an analysis is invalid (docs/contract.md 'The event stream'). */
  maxBytes: 80_000,
} as const;
