// What the work done so far is worth: near to it, or away from it, as the person wants; and what would be a step down.
import type { Occupation, WayIn } from '../occupation.ts';
import type { Person } from '../person.ts';
import { plainFactor, type Factor } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { likeness } from './vectors.ts';
import { levelOf } from './way-in.ts';

const NEAR = 18;
const SAME_WORK = -32;
const SAME_FIELD = -14;
const STEP_DOWN = -10;
const OF_TAGS = 0.6;
const A_LEVEL_BELOW = -3;
const LEVELS_UNNOTICED = 2;
const MOST_LEVELS = 3;

export function experienceFactor(person: Person, index: OccupationIndex): Factor {
  const before = [...person.from.keys()].flatMap((id) => index.numberOf.get(id) ?? []);
  if (before.length === 0)
    return plainFactor(
      'experience',
      () => 0,
      () => '',
    );
  const kinships = before.map((number) => kinshipsOf(number, index));
  const evidence = [...new Set(person.from.values())].join(', ');
  const points = (occupation: number) => {
    const one = index.occupations[occupation];
    if (one === undefined) return 0;
    if (person.stay === 'far') return awayFrom(before, one, index);
    const kinship = Math.max(...kinships.map((all) => all[occupation] ?? 0));
    const isDown = before.some((number) => isStepDown(index.occupations[number], one, kinship));
    return Math.round(NEAR * kinship) + (isDown ? STEP_DOWN : 0);
  };
  return plainFactor('experience', points, () => evidence);
}

function awayFrom(before: readonly number[], { code }: Occupation, index: OccupationIndex): number {
  const codes = before.map((number) => index.occupations[number]?.code ?? '');
  if (codes.some((one) => one.slice(0, 3) === code.slice(0, 3))) return SAME_WORK;
  return codes.some((one) => one.slice(0, 2) === code.slice(0, 2)) ? SAME_FIELD : 0;
}

function isStepDown(before: Occupation | undefined, one: Occupation, kinship: number): boolean {
  if (before === undefined || kinship < 0.3) return false;
  return isOpenToAll(one.entry) && levelOf(one.entry.education) < levelOf(before.entry.education);
}

// A trade that asks for no school but a year of practice (a web developer's) is no step down.
function isOpenToAll({ withoutExperience, months }: WayIn): boolean {
  return withoutExperience && (months?.[0] ?? 0) <= 1;
}

/** From 0 to 1: shared tags, rare ones more, and shared interests. */
function kinshipsOf(number: number, index: OccupationIndex): Float64Array {
  const shared = new Float64Array(index.occupations.length);
  for (const tag of index.occupations[number]?.tags ?? []) {
    const holders = index.holders.get(tag) ?? [];
    const rarity = Math.log(1 + shared.length / (1 + holders.length));
    for (const holder of holders) shared[holder] = (shared[holder] ?? 0) + rarity;
  }
  const own = Math.max(1, shared[number] ?? 1);
  return shared.map((sum, other) => {
    const interests = Math.max(0, likeness(index.interests[number], index.interests[other]));
    return Math.min(1, OF_TAGS * Math.min(1, (1.6 * sum) / own) + (1 - OF_TAGS) * interests);
  });
}

/** Work far below the schooling that somebody has; nothing when it isn't known. */
export function levelFactor(person: Person, index: OccupationIndex): Factor {
  const { education } = person;
  const points = (occupation: number) => {
    const entry = index.occupations[occupation]?.entry;
    if (education === null || entry === undefined || !isOpenToAll(entry)) return 0;
    const below = levelOf(education) - levelOf(entry.education) - LEVELS_UNNOTICED;
    return below <= 0 ? 0 : A_LEVEL_BELOW * Math.min(MOST_LEVELS, below);
  };
  return plainFactor('level', points, () => education ?? '');
}
