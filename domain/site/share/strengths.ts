// The three strengths on a shared card (docs/decisions.md 'The shared card'): keys of a closed list, so that nothing a person or the
// model wrote can stand on a picture that anybody may see.
import { RIASEC, type Occupation } from '../../advice/occupation.ts';
import type { LedgerLine } from '../../advice/ranking/ledger.ts';
import { PREFERENCES } from '../../advice/quiz/answers.ts';

/** The quiz's four inclinations, the six interests, and what a day in an occupation is like. */
const STRENGTHS = [...PREFERENCES, ...RIASEC, 'outdoors', 'moving', 'people', 'remote', 'calm'] as const;

export type Strength = (typeof STRENGTHS)[number];

const STRENGTHS_OF_A_CARD = 3;
const MAX_PREFERENCES = 2;
/** From 0 to 100; an interest that an occupation has less of leads nobody there. */
const TELLING_INTEREST = 35;

/** What says much the same and comes later. */
const ALIKE: Readonly<Partial<Record<Strength, readonly Strength[]>>> = {
  helping: ['S', 'people'],
  creative: ['A'],
  ambitious: ['E'],
  nature: ['outdoors'],
  S: ['people'],
};

export const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  nature: 'Natura',
  ambitious: 'Ambitne cele',
  helping: 'Pomaganie innym',
  creative: 'Twórczość',
  R: 'Praca rękami',
  I: 'Szukanie przyczyn',
  A: 'Wyczucie formy',
  S: 'Bycie z\u00a0ludźmi',
  E: 'Przekonywanie innych',
  C: 'Porządek i\u00a0zasady',
  outdoors: 'Praca na powietrzu',
  moving: 'Bycie w\u00a0ruchu',
  people: 'Kontakt z\u00a0ludźmi',
  remote: 'Praca z\u00a0domu',
  calm: 'Spokojne skupienie',
};

/**
 * What the ledger counts for the path among the person's inclinations, then the occupation's strong interests; where these are few, what
 * its day is like. No word that the ledger quotes: it is the person's own, and may say more of them than they want to show.
 */
export function strengthsOf(
  ledger: readonly LedgerLine[],
  { riasec, conditions }: Pick<Occupation, 'riasec' | 'conditions'>,
): Strength[] {
  const inclinations = ledger
    .filter(({ factor, points }) => factor === 'preferences' && points > 0)
    .toSorted((one, other) => other.points - one.points)
    .flatMap(({ evidence }) => PREFERENCES.filter((one) => one === evidence))
    .slice(0, MAX_PREFERENCES);
  const interests = RIASEC.filter((letter) => riasec[letter] >= TELLING_INTEREST).toSorted(
    (one, other) => riasec[other] - riasec[one],
  );
  const taken = new Set<Strength>();
  for (const one of [...inclinations, ...interests, ...daysOf(conditions)])
    if (![...taken].some((other) => ALIKE[other]?.includes(one) === true)) taken.add(one);
  return [...taken].slice(0, STRENGTHS_OF_A_CARD);
}

function daysOf({ outdoors, physical, people, remote }: Occupation['conditions']): Strength[] {
  const holds: Partial<Record<Strength, boolean>> = {
    outdoors: outdoors === true,
    people: people === true,
    moving: physical !== 'sitting',
    remote: remote === true,
    calm: people === false,
  };
  return STRENGTHS.filter((one) => holds[one] === true);
}

/** What was stored, whatever it is: keys that aren't known are left out. */
export function readStrengths(stored: string): Strength[] {
  const keys: unknown = JSON.parse(stored);
  if (!Array.isArray(keys)) return [];
  return STRENGTHS.filter((one) => keys.includes(one)).toSorted(
    (one, other) => keys.indexOf(one) - keys.indexOf(other),
  );
}
