// The plans as data (docs/product.md 'What each plan opens'): what each may do and see. Nothing else compares plan names.

export const PLAN_NAMES = ['free', 'premium', 'enterprise'] as const;

export type Plan = (typeof PLAN_NAMES)[number];

/** How much of an analysis is shown; counts of entries, and characters of a predisposition's reasoning. */
export type ViewLimits = {
  paths: number;
  skills: number;
  offers: number;
  reasoningCharacters: number;
  /** Whether what the model says of an occupation beyond the tables is shown, and not its name alone. */
  beyondTable: boolean;
  /** Whether every candidate is shown with its points, and not the first names alone. */
  wholeList: boolean;
};

type PlanRow = {
  label: string;
  /** Analyses and resets of one paid period; the free ones are for good. */
  generations: number;
  resets: number;
  /** To the adviser, of each analysis. */
  questions: number;
  /** Paths written on their own, of one paid period. */
  addedPaths: number;
  view: ViewLimits;
};

const TASTE: ViewLimits = {
  paths: 1,
  skills: 2,
  offers: 1,
  reasoningCharacters: 160,
  beyondTable: false,
  wholeList: false,
};

const EVERYTHING: ViewLimits = {
  paths: Infinity,
  skills: Infinity,
  offers: 3,
  reasoningCharacters: Infinity,
  beyondTable: true,
  wholeList: true,
};

export const PLANS = {
  free: { label: 'Plan darmowy', generations: 1, resets: 0, questions: 3, addedPaths: 0, view: TASTE },
  premium: {
    label: 'Plan Premium',
    generations: 5,
    resets: 5,
    questions: 10,
    addedPaths: 2,
    view: EVERYTHING,
  },
  enterprise: {
    label: 'Plan Enterprise',
    generations: 10,
    resets: 10,
    questions: 3,
    addedPaths: 0,
    view: TASTE,
  },
} as const satisfies Record<Plan, PlanRow>;

/** Of several, the one with the highest rank counts. */
export const PLAN_RANK: Record<Plan, number> = { premium: 2, enterprise: 1, free: 0 };

/** The part of a plan's view that decides what leaves the server. */
export function viewOf(plan: Plan): ViewLimits {
  return PLANS[plan].view;
}
