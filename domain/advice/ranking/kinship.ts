// How close two occupations are, from 0 to 1: next steps that a person read, O*NET's likeness of knowledge, skills and activities, and
// shared tags of ours. The closest of the three counts; for anyone who has done the one, what a model proposed as the next, too.
import { keptByIndex, type OccupationIndex } from './occupation-index.ts';
import { likeness } from './vectors.ts';
import { KINSHIP, NEXT_WORK } from './weights.ts';

/** By occupation, how close it is to this one. */
export const kinshipsOf = keptByIndex(makeKinships);

function makeKinships(number: number, index: OccupationIndex): Float64Array {
  const kinships = byTags(number, index);
  const raise = (other: number | undefined, kinship: number) => {
    if (other !== undefined && other !== number) kinships[other] = Math.max(kinships[other] ?? 0, kinship);
  };
  const id = index.occupations[number]?.id ?? '';
  const steps = index.careers.moves[id];
  for (const one of steps?.aside ?? []) raise(index.numberOf.get(one), KINSHIP.aside);
  for (const one of steps?.up ?? []) raise(index.numberOf.get(one), KINSHIP.up);
  for (const one of steps?.start ?? []) raise(index.numberOf.get(one), KINSHIP.start);
  // Two steps off: from an ambulance to a ward, and from there to a school.
  for (const step of [...(steps?.aside ?? []), ...(steps?.up ?? [])]) {
    const { aside = [], up = [] } = index.careers.moves[step] ?? {};
    for (const one of [...aside, ...up]) raise(index.numberOf.get(one), KINSHIP.beyond);
  }
  const tagged = Float64Array.from(kinships);
  const believed = (other: number) => (isBorneOut(number, other, tagged, index) ? 1 : KINSHIP.unsupported);
  for (const [other, like] of index.near[number] ?? []) raise(other, ofLikeness(like) * believed(other));
  for (const [other, near] of index.near.entries()) {
    const like = near.get(number);
    if (like !== undefined) raise(other, KINSHIP.reversed * ofLikeness(like) * believed(other));
  }
  kinships[number] = 1;
  return kinships;
}

/** By occupation, how well this one, done for years, leads to it as a model proposed. */
export const nextFrom = keptByIndex(makeNext);

function makeNext(number: number, { occupations, careers, numberOf }: OccupationIndex): Float64Array {
  const leads = new Float64Array(occupations.length);
  const { now = '', school = '' } = careers.nextWork[occupations[number]?.id ?? ''] ?? {};
  const put = (id: string, worth: number) => {
    const other = numberOf.get(id);
    if (other !== undefined) leads[other] = worth;
  };
  for (const [at, id] of now.split(' ').entries()) put(id, NEXT_WORK.now - at * NEXT_WORK.inRow);
  for (const id of school.split(' ')) put(id, NEXT_WORK.school);
  return leads;
}

/** From 0 to 1: how close the other one is to the person who did this one for years. */
export function leadsTo(number: number, other: number, index: OccupationIndex): number {
  return Math.max(kinshipsOf(number, index)[other] ?? 0, nextFrom(number, index)[other] ?? 0);
}

// O*NET finds cleaning offices like felling trees, since both are done by hand: something of ours has to say so, too.
function isBorneOut(
  number: number,
  other: number,
  kinships: Float64Array,
  { occupations, careers }: OccupationIndex,
): boolean {
  const [one, two] = [occupations[number], occupations[other]];
  if (one === undefined || two === undefined) return false;
  const steps = (from: string) => {
    const { up = [], aside = [], start = [] } = careers.moves[from] ?? {};
    return [...up, ...aside, ...start];
  };
  const own = steps(one.id);
  return (
    (kinships[other] ?? 0) > 0 ||
    one.code.slice(0, 2) === two.code.slice(0, 2) ||
    steps(two.id).some((id) => id === one.id || own.includes(id))
  );
}

function ofLikeness(like: number): number {
  const { likenessFrom, likenessTo } = KINSHIP;
  return Math.min(1, Math.max(0, (like - likenessFrom) / (likenessTo - likenessFrom)));
}

/** Shared tags, rare ones more, as far as interests agree. */
function byTags(number: number, index: OccupationIndex): Float64Array {
  const shared = new Float64Array(index.occupations.length);
  for (const tag of index.occupations[number]?.tags ?? []) {
    const holders = index.holders.get(tag) ?? [];
    const rarity = Math.log(1 + shared.length / (1 + holders.length));
    for (const holder of holders) shared[holder] = (shared[holder] ?? 0) + rarity;
  }
  const own = Math.max(1, shared[number] ?? 1);
  return shared.map((sum, other) =>
    sum === 0
      ? 0
      : KINSHIP.tags *
        Math.min(1, (1.6 * sum) / own) *
        Math.max(0, likeness(index.interests[number], index.interests[other])),
  );
}
