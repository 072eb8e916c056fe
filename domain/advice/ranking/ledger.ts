// The ledger of a candidate: each factor's whole points with its evidence. The score is their sum, nothing else.

export const FACTOR_NAMES = [
  'words',
  'portrait',
  'interests',
  'preferences',
  'activities',
  'dislikes',
  'wanted',
  'ideas',
  'alike',
  'stays',
  'experience',
  'level',
  'conditions',
  'pay',
  'entry',
  'licence',
  'demand',
] as const;

/** Denied as a whole, since no single word or answer stands behind them. */
export const DENIED_AS_A_WHOLE: readonly string[] = [
  'portrait',
  'interests',
  'level',
  'pay',
  'entry',
  'licence',
  'demand',
];

export type FactorName = (typeof FACTOR_NAMES)[number];

/** Evidence of a pay line: what the tables know of the wish. `byTenths`: so many in ten earn it at least. `older`: of analyses that knew the median alone. */
export const PAY_EVIDENCE = {
  met: 'spelnia',
  unknown: 'brak',
  unknownAndRare: 'brak-rzadko',
  older: 'ponizej',
  byTenths: ['prawie-nikt', 'co-dziesiata', 'co-piata', 'trzy-na-dziesiec', 'cztery-na-dziesiec'],
} as const;

/** Evidence of a level line that speaks of years or a field, not of schooling. */
export const LEADS = 'staz';

/** Evidence of a licence line that speaks of work which is named to nobody who didn't ask for it. */
export const ASKED = 'na-pytanie';

/** `evidence`: the person's words as written, or the key of the answer ('helping', 'pielegniarka', 'deficyt'). */
export type LedgerLine = { factor: FactorName; points: number; evidence: string };

/** One reason for or against, for each occupation by its number. */
export type Factor = {
  points: (occupation: number) => number;
  /** Their points add up to `points`; lines of 0 are left out. */
  lines: (occupation: number) => LedgerLine[];
};

export function scoreOf(factors: readonly Factor[], occupation: number): number {
  return factors.reduce((sum, factor) => sum + factor.points(occupation), 0);
}

export function ledgerOf(factors: readonly Factor[], occupation: number): LedgerLine[] {
  return factors.flatMap((factor) => factor.lines(occupation)).filter(({ points }) => points !== 0);
}

/** A factor of one line. */
export function plainFactor(
  factor: FactorName,
  points: (occupation: number) => number,
  evidence: (occupation: number) => string,
): Factor {
  return {
    points,
    lines: (occupation) => [{ factor, points: points(occupation), evidence: evidence(occupation) }],
  };
}
