// Which of the fitting occupations become candidates: the best, few of one kind, among them some to start now and some farther off, and
// none for the number's sake. The order stays that of the points.
import type { Occupation } from '../occupation.ts';
import { CHOICE } from './weights.ts';

/** `fit`: the part of the score that speaks of the person; `said`: of that, what they said or did; `isIdea`: the model that read proposes it. */
export type Scored = {
  number: number;
  id: string;
  score: number;
  fit: number;
  said: number;
  isIdea: boolean;
};

export type Reach = 'near' | 'adjacent' | 'farther';

/** `scored` in order. Same kind = same 4 digits (units) or 3 digits (groups) of the classification. */
export function chooseCandidates(
  scored: readonly Scored[],
  occupationOf: (number: number) => Occupation,
  isStartable: (number: number) => boolean,
  monthsOf: (number: number) => number,
): Scored[] {
  const speaking = scored.filter(({ score }) => score > 0);
  const varied = fewOfAKind(speaking.length === 0 ? scored : speaking, occupationOf);
  const bestFit = Math.max(0, ...varied.slice(0, CHOICE.least).map(({ fit }) => fit));
  // Where little was said the little counts, and what nobody spoke of stays behind it.
  const mostSaid = Math.max(0, ...varied.map(({ said }) => said));
  const isSaid = ({ said }: Scored, least: number) =>
    said >= Math.min(least, mostSaid * CHOICE.ofTheMostSaid);
  // Where enough was proposed, what wasn't has to be nearly as good: somebody who knew all of the text passed over it.
  const isMuchProposed = varied.filter(({ isIdea }) => isIdea).length >= CHOICE.manyIdeas;
  const worthOf = ({ number }: Scored) =>
    isMuchProposed ? CHOICE.worthBesideIdeas : worthOfWay(monthsOf(number));
  const fitting = varied.filter(
    (one) => one.isIdea || (isSaid(one, CHOICE.leastSaid) && one.fit >= bestFit * worthOf(one)),
  );
  const others = varied.filter(
    (one) =>
      !isMuchProposed &&
      !fitting.includes(one) &&
      isSaid(one, CHOICE.leastSaidOfThese) &&
      one.fit >= Math.min(bestFit * CHOICE.worthFilling, CHOICE.fillingFit) &&
      monthsOf(one.number) <= CHOICE.longWay,
  );
  const few = new Set(others.slice(0, Math.max(0, CHOICE.least - fitting.length)));
  const fewest = varied.filter((one) => fitting.includes(one) || few.has(one));
  // An analysis needs something to choose from: then what most was said of, however little that is.
  const spare = new Set(
    varied
      .filter((one) => !fewest.includes(one))
      .toSorted((one, other) => other.said - one.said || other.score - one.score)
      .slice(0, Math.max(0, CHOICE.toChooseFrom - fewest.length)),
  );
  const worthNaming = varied.filter((one) => fewest.includes(one) || spare.has(one));
  const best = worthNaming[0];
  if (best === undefined) return [];
  const field = ({ number }: Scored) => occupationOf(number).code.slice(0, 1);
  const bestFields = new Set(worthNaming.slice(0, 3).map(field));
  const worthTaking = worthNaming.filter(({ score }) => score >= best.score * CHOICE.worthTaking);
  const taken = new Set([
    ...worthTaking.filter(({ number }) => isStartable(number)).slice(0, CHOICE.startable),
    ...worthTaking.filter((one) => !bestFields.has(field(one))).slice(0, CHOICE.farther),
  ]);
  for (const one of worthNaming) {
    if (taken.size >= CHOICE.most) break;
    taken.add(one);
  }
  return worthNaming.filter((one) => taken.has(one));
}

function worthOfWay(months: number): number {
  if (months > CHOICE.wayOfYears) return CHOICE.worthYears;
  return months > CHOICE.longWay ? CHOICE.worthALongWay : CHOICE.worthNaming;
}

function fewOfAKind(scored: readonly Scored[], occupationOf: (number: number) => Occupation): Scored[] {
  const counts = new Map<string, number>();
  return scored.filter(({ number }) => {
    const { code } = occupationOf(number);
    const unit = code.slice(0, 4);
    const group = code.slice(0, 3);
    if ((counts.get(unit) ?? 0) >= CHOICE.ofOneUnit || (counts.get(group) ?? 0) >= CHOICE.ofOneGroup)
      return false;
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
    counts.set(group, (counts.get(group) ?? 0) + 1);
    return true;
  });
}

/** How far a candidate lies from the first: of its group, of its field, or beyond. */
export function reachOf(occupation: Occupation, firsts: readonly Occupation[]): Reach {
  const shares = (digits: number) =>
    firsts.some((first) => first.code.slice(0, digits) === occupation.code.slice(0, digits));
  if (shares(3)) return 'near';
  return shares(1) ? 'adjacent' : 'farther';
}
