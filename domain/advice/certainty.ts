// How sure the advice is of one path: how many independent kinds of what the person said speak for it, and whether facts were given.
// Demand or a short way in are good reasons, but they say nothing of the person, so they don't count.
import type { Facts } from './facts.ts';
import type { Education } from './occupation.ts';
import type { FactorName, LedgerLine } from './ranking/ledger.ts';

/** What the rule may know beside the quiz's answers. */
export const GIVEN_FACTS = ['wyksztalcenie', 'doswiadczenie', 'zajecia', 'wojewodztwo'] as const;

export type GivenFact = (typeof GIVEN_FACTS)[number];

const EVIDENCE_KINDS = ['words', 'preferences', 'activities', 'experience'] as const;

export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export type Certainty = {
  level: 'low' | 'middle' | 'high';
  /** Those that speak for the path. */
  kinds: EvidenceKind[];
  /** Something that the person dislikes weighs against it. */
  hasDislikes: boolean;
  /** Education and something of work done or activities are known. */
  hasFacts: boolean;
};

/** Fewer points are as good as none: they come with nearly every occupation. */
const MIN_POINTS = 3;

const KIND_OF: Partial<Record<FactorName, EvidenceKind>> = {
  words: 'words',
  interests: 'words',
  preferences: 'preferences',
  activities: 'activities',
  experience: 'experience',
};

export function certaintyOf(ledger: readonly LedgerLine[], given: readonly GivenFact[] = []): Certainty {
  const sums = new Map<EvidenceKind, number>();
  for (const { factor, points } of ledger) {
    const kind = KIND_OF[factor];
    if (kind !== undefined) sums.set(kind, (sums.get(kind) ?? 0) + points);
  }
  const kinds = EVIDENCE_KINDS.filter((kind) => (sums.get(kind) ?? 0) >= MIN_POINTS);
  const hasDislikes = ledger.some(({ factor, points }) => factor === 'dislikes' && points <= -MIN_POINTS);
  const hasFacts =
    given.includes('wyksztalcenie') && (given.includes('doswiadczenie') || given.includes('zajecia'));
  return { level: levelOf(kinds.length - (hasDislikes ? 1 : 0), hasFacts), kinds, hasDislikes, hasFacts };
}

function levelOf(independent: number, hasFacts: boolean): Certainty['level'] {
  if (independent < 2) return 'low';
  return independent > 2 && hasFacts ? 'high' : 'middle';
}

/** `education`: as the rule knows it, by a fact or by the text. */
export function givenFacts(facts: Facts, education: Education | null): GivenFact[] {
  const isGiven: Record<GivenFact, boolean> = {
    wyksztalcenie: education !== null,
    doswiadczenie: (facts.from?.length ?? 0) > 0,
    zajecia: Object.keys(facts.activities ?? {}).length > 0,
    wojewodztwo: facts.voivodeship !== undefined,
  };
  return GIVEN_FACTS.filter((fact) => isGiven[fact]);
}
