// What the rule knows of somebody: the words that mean something, the limits, the past. Name, age, sex and nationality are not read.
import { folded } from '../folded-text.ts';
import { readFacts, type Facts } from './facts.ts';
import type { Education } from './occupation.ts';
import type { Reading } from './reading/reading.ts';
import { LIKED, LIVED } from './reading/cues.ts';
import { hear, saidWords, type HeardWords, type SaidWord } from './reading/heard-words.ts';
import { standsOf } from './reading/stands.ts';
import { backgroundIn } from './reading/stated-background.ts';
import { statedLimits, type StatedLimits } from './reading/stated-limits.ts';
import { plainText, tokensOf } from './reading/tokens.ts';
import { DENIED_AS_A_WHOLE } from './ranking/ledger.ts';
import type { OccupationIndex } from './ranking/occupation-index.ts';
import { levelOf } from './ranking/way-in.ts';

export type AdviceAnswers = {
  preferences: readonly string[];
  additional_interests: string;
  additional_info: string;
};

/** A line of the ledger that the person marked as not true; its evidence may join several with ', '. */
export type Denied = { factor: string; evidence: string };

export type AdviceInput = {
  answers: AdviceAnswers;
  facts?: unknown;
  denied?: readonly Denied[];
  /** What was confirmed of what they wrote; missing = it was ranked before there were readings. */
  reading?: Reading;
};

export type Person = {
  liked: readonly SaidWord[];
  disliked: readonly SaidWord[];
  preferences: readonly string[];
  limits: StatedLimits;
  education: Education | null;
  /** Ids of work done before, with what says so. */
  from: ReadonlyMap<string, string>;
  stay: 'near' | 'far' | null;
  licences: readonly string[];
  facts: Facts;
  /** Factors that the person denied as a whole, since no single word or answer stands behind them. */
  setAside: ReadonlySet<string>;
};

export function personOf(
  { answers, facts: given, denied = [] }: AdviceInput,
  index: OccupationIndex,
): Person {
  const facts = readFacts(given);
  const deniedLines = new Set(
    denied.flatMap((line) => line.evidence.split(', ').map((one) => `${line.factor} ${folded(one)}`)),
  );
  const isDenied = (factor: string, evidence: string) => deniedLines.has(`${factor} ${folded(evidence)}`);
  const interests = tokensOf(answers.additional_interests);
  const info = tokensOf(answers.additional_info);
  const liked: HeardWords = new Map();
  const disliked: HeardWords = new Map();
  hear(interests, standsOf(interests, LIKED), index, liked, disliked);
  hear(info, standsOf(info, LIVED), index, liked, disliked);
  const plain = `${plainText(interests)} ${plainText(info)}`;
  const stated = statedLimits(plain, plainText(info));
  const background = backgroundIn(plain, interests, info, index);
  const from = new Map([...background.from, ...(facts.from ?? []).map((id) => [id, id] as const)]);
  return {
    liked: saidWords(liked).filter(({ word }) => !isDenied('words', word)),
    disliked: saidWords(disliked).filter(({ word }) => !isDenied('dislikes', word)),
    preferences: [...new Set(answers.preferences)].filter((key) => !isDenied('preferences', key)),
    limits: limitsOf(facts, stated, (limit) => isDenied('limits', limit)),
    education: facts.education ?? background.education ?? levelOfWork(from.keys(), index),
    from: new Map([...from].filter(([, evidence]) => !isDenied('experience', evidence))),
    stay: facts.stay ?? (background.wantsAway ? 'far' : null),
    licences: facts.licences ?? [],
    facts: withoutActivities(facts, (key) => isDenied('activities', key)),
    setAside: new Set(
      denied.map(({ factor }) => factor).filter((factor) => DENIED_AS_A_WHOLE.includes(factor)),
    ),
  };
}

function withoutActivities(facts: Facts, isDenied: (key: string) => boolean): Facts {
  const answered = Object.entries(facts.activities ?? {});
  return { ...facts, activities: Object.fromEntries(answered.filter(([key]) => !isDenied(key))) };
}

// Who did the work had its schooling; the least of it when the word means several occupations.
function levelOfWork(ids: Iterable<string>, { occupations, numberOf }: OccupationIndex): Education | null {
  const levels = [...ids].flatMap((id) => occupations[numberOf.get(id) ?? -1]?.entry.education ?? []);
  const least = levels.toSorted((one, other) => levelOf(one) - levelOf(other))[0];
  return least === undefined || levelOf(least) < levelOf('branzowe') ? null : least;
}

function limitsOf(facts: Facts, said: StatedLimits, isDenied: (limit: string) => boolean): StatedLimits {
  const stated = {
    ...said,
    ...Object.fromEntries(
      Object.keys(said)
        .filter(isDenied)
        .map((limit) => [limit, null]),
    ),
  };
  const either = (key: 'noLifting' | 'noStanding' | 'noShifts' | 'noScreen' | 'remoteOnly' | 'outdoors') =>
    facts[key] === true || stated[key] === true;
  return {
    noLifting: either('noLifting'),
    noStanding: either('noStanding'),
    noShifts: either('noShifts'),
    noScreen: either('noScreen'),
    remoteOnly: either('remoteOnly'),
    outdoors: either('outdoors'),
    maxMonths: facts.maxMonths ?? stated.maxMonths,
    minPay: facts.minPay ?? stated.minPay,
    polishLevel: facts.polishLevel ?? stated.polishLevel,
  };
}
