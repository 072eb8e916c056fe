// What stands near an occupation: by interests and shared tags, and three next steps from it – up (more schooling or more pay), aside
// (another field, alike in interests), and one to start now.
import { indexOf, type OccupationIndex } from '../advice/ranking/occupation-index.ts';
import { likeness } from '../advice/ranking/vectors.ts';
import { levelOf } from '../advice/ranking/way-in.ts';
import type { Careers, Occupation } from '../advice/occupation.ts';

/** Ids of occupations. */
export type Near = {
  near: readonly string[];
  up: string | null;
  aside: string | null;
  startNow: string | null;
};

const NEAR = 6;
const OF_TAGS = 0.6;
const LEAST_KINSHIP = 0.25;
/** Of a step up that leaves the field. */
const LEAST_KINSHIP_AFAR = 0.45;
const LEAST_LIKENESS = 0.6;
const NOW_MONTHS = 3;

/** Throws for an id that isn't in the tables. */
export function nearTo(id: string, careers: Careers): Near {
  const index = indexOf(careers);
  const number = index.numberOf.get(id);
  const occupation = number === undefined ? undefined : index.occupations[number];
  if (number === undefined || occupation === undefined) throw new Error(`There is no occupation ${id}.`);
  const medians = new Map(careers.payGroups.map((group) => [group.id, group.median]));
  const medianOf = ({ pay }: Occupation) => (pay === null ? null : (medians.get(pay.group) ?? null));
  const others = kinsOf(number, index);
  const first = (test: (other: Kin) => boolean) =>
    others.find((other) => other.kinship >= LEAST_KINSHIP && test(other))?.occupation.id ?? null;
  const field = occupation.code.slice(0, 2);
  const up = first(
    ({ occupation: other, kinship }) =>
      (other.code.slice(0, 2) === field || kinship >= LEAST_KINSHIP_AFAR) &&
      isStepUp(occupation, other, medianOf),
  );
  return {
    near: others.slice(0, NEAR).map((other) => other.occupation.id),
    up,
    aside:
      others.find(
        ({ occupation: other, likeness: alike }) =>
          alike >= LEAST_LIKENESS && other.code[0] !== occupation.code[0],
      )?.occupation.id ?? null,
    startNow: isOpenNow(occupation) ? null : first((other) => isOpenNow(other.occupation)),
  };
}

type Kin = { occupation: Occupation; kinship: number; likeness: number };

/** The nearest first, without itself. */
function kinsOf(number: number, index: OccupationIndex): Kin[] {
  const { occupations, interests, holders } = index;
  const own = occupations[number]?.tags ?? [];
  const shared = new Float64Array(occupations.length);
  let most = 0;
  for (const tag of own) {
    const held = holders.get(tag) ?? [];
    const rarity = Math.log(1 + occupations.length / (1 + held.length));
    most += rarity;
    for (const other of held) shared[other] = (shared[other] ?? 0) + rarity;
  }
  return occupations
    .map((occupation, other) => {
      const alike = Math.max(0, likeness(interests[number], interests[other]));
      const kinship = OF_TAGS * Math.min(1, (shared[other] ?? 0) / Math.max(1, most)) + (1 - OF_TAGS) * alike;
      return { occupation, kinship, likeness: alike };
    })
    .filter((_, other) => other !== number)
    .sort((one, other) => other.kinship - one.kinship || (one.occupation.id < other.occupation.id ? -1 : 1));
}

function isStepUp(from: Occupation, to: Occupation, medianOf: (one: Occupation) => number | null): boolean {
  const [payNow, payThen] = [medianOf(from), medianOf(to)];
  const levels = levelOf(to.entry.education) - levelOf(from.entry.education);
  if (payNow !== null && payThen !== null && payThen !== payNow) return payThen > payNow && levels >= 0;
  return levels > 0 || (levels === 0 && !to.entry.withoutExperience && from.entry.withoutExperience);
}

function isOpenNow({ entry }: Occupation): boolean {
  return entry.withoutExperience && (entry.months?.[0] ?? Infinity) <= NOW_MONTHS;
}
