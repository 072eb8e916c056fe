// Where each occupation lies on the map: around its massif's centre by its interests, drawn towards those it is akin to (likeness and steps), and
// as far from every other as two dots need. No chance in it, and each step only weighs what is near: one more occupation moves its
// neighbours a little and nobody else.
import { RIASEC, type Careers, type Occupation, type RiasecLetter } from '../../advice/occupation.ts';
import { fieldOf, type Field } from '../fields.ts';
import { CENTRES, PLANE, type Point } from './geography.ts';

type Kin = Pick<Careers, 'occupations' | 'near' | 'moves'>;

/** No two dots are nearer than that. */
export const MIN_DISTANCE = 22;

/** How far apart they settle where there is room. */
const EASY_DISTANCE = 28;
/** How much of its place is its kin's, from 0 to 1. */
const KINSHIP = 0.36;
const STEP_LIKENESS = 90;
const SPREAD = 1.15;
/** How much of the way home is gone each round. */
const HOMESICK = 0.02;
const EDGE = 30;
const ROUNDS = { kin: 24, room: 120 };

/** In whole numbers from 0 to PLANE, by id. */
export function placesOf(careers: Kin): Map<string, Point> {
  const { occupations } = careers;
  const numbers = new Map(occupations.map(({ id }, number) => [id, number]));
  const own = ownPlaces(occupations);
  const kin = occupations.map(({ id }) => kinOf(id, careers, numbers));
  const drawn = repeated(ROUNDS.kin, own, (places) =>
    places.map((_, number) => towardsKin(own[number] ?? [0, 0], kin[number] ?? [], places)),
  );
  const roomy = withRoom(drawn);
  return new Map(occupations.map(({ id }, number) => [id, roomy[number] ?? [0, 0]]));
}

function repeated<Value>(times: number, start: Value, step: (value: Value) => Value): Value {
  let value = start;
  for (let round = 0; round < times; round += 1) value = step(value);
  return value;
}

/** Where each would lie alone in its field. */
function ownPlaces(occupations: readonly Occupation[]): Point[] {
  const members = Map.groupBy(occupations, fieldOf);
  const means = new Map([...members].map(([field, all]) => [field, meanPull(all)]));
  return occupations.map((occupation) => {
    const field: Field = fieldOf(occupation);
    const [centreX, centreY] = CENTRES[field];
    const [meanX, meanY] = means.get(field) ?? [0, 0];
    const [x, y] = pullOf(occupation);
    const [aX, aY] = ownAside(occupation.id);
    return [centreX + (x - meanX) * SPREAD + aX, centreY + (y - meanY) * SPREAD + aY];
  });
}

// The hexagon of interests as a compass: things in the west, people in the east, ideas in the north.
const COMPASS: Record<RiasecLetter, number> = { R: 180, I: 240, A: 300, S: 0, E: 60, C: 120 };

function pullOf({ riasec }: Occupation): Point {
  return RIASEC.reduce<Point>(
    ([x, y], letter) => {
      const angle = (COMPASS[letter] * Math.PI) / 180;
      return [x + riasec[letter] * Math.cos(angle), y + riasec[letter] * Math.sin(angle)];
    },
    [0, 0],
  );
}

function meanPull(all: readonly Occupation[]): Point {
  const pulls = all.map(pullOf);
  const mean = (axis: 0 | 1) => pulls.reduce((sum, pull) => sum + pull[axis], 0) / pulls.length;
  return [mean(0), mean(1)];
}

/** Two with the same interests don't lie on one another: by a few units, from the letters of the id. */
function ownAside(id: string): Point {
  let hash = 2_166_136_261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  const angle = ((hash % 360) * Math.PI) / 180;
  return [12 * Math.cos(angle), 12 * Math.sin(angle)];
}

type Relative = { number: number; weight: number };

function kinOf(id: string, { near, moves }: Kin, numbers: ReadonlyMap<string, number>): Relative[] {
  const likes = [...(near[id] ?? '').matchAll(/(\S+) (\d+)/g)].map(([, other = '', likeness]) => ({
    other,
    weight: Number(likeness) - 30,
  }));
  const steps = Object.values(moves[id] ?? {}).flat();
  return [...likes, ...steps.map((other) => ({ other, weight: STEP_LIKENESS }))].flatMap(
    ({ other, weight }) => {
      const number = numbers.get(other);
      return number === undefined ? [] : [{ number, weight }];
    },
  );
}

function towardsKin([x, y]: Point, kin: readonly Relative[], places: readonly Point[]): Point {
  let [sumX, sumY, sum] = [0, 0, 0];
  for (const { number, weight } of kin) {
    const [otherX, otherY] = places[number] ?? [0, 0];
    sumX += otherX * weight;
    sumY += otherY * weight;
    sum += weight;
  }
  if (sum === 0) return [x, y];
  return [x + KINSHIP * (sumX / sum - x), y + KINSHIP * (sumY / sum - y)];
}

/** Who is too near to another gives way, both by half; who has room goes back a little to where they belong. */
function withRoom(wanted: readonly Point[]): Point[] {
  const xs = Float64Array.from(wanted, ([x]) => x);
  const ys = Float64Array.from(wanted, ([, y]) => y);
  for (let round = 0; round < ROUNDS.room; round += 1) {
    pushApart(xs, ys, EASY_DISTANCE, 0.4);
    for (const [number, [x, y]] of wanted.entries()) {
      xs[number] = inside((xs[number] ?? 0) * (1 - HOMESICK) + x * HOMESICK);
      ys[number] = inside((ys[number] ?? 0) * (1 - HOMESICK) + y * HOMESICK);
    }
  }
  // A little more than asked for, since the last places are whole numbers.
  for (let round = 0; round < ROUNDS.room; round += 1) pushApart(xs, ys, MIN_DISTANCE + 2, 0.5);
  return wanted.map((_, number) => [
    Math.round(inside(xs[number] ?? 0)),
    Math.round(inside(ys[number] ?? 0)),
  ]);
}

/** In place; everybody moves by what all others say, so that no order of theirs matters. */
function pushApart(xs: Float64Array, ys: Float64Array, distance: number, share: number): void {
  const [moveX, moveY] = [new Float64Array(xs.length), new Float64Array(xs.length)];
  for (let one = 0; one < xs.length; one += 1) {
    const [x, y] = [xs[one] ?? 0, ys[one] ?? 0];
    for (let other = one + 1; other < xs.length; other += 1) {
      const dx = (xs[other] ?? 0) - x;
      const dy = (ys[other] ?? 0) - y;
      const squared = dx * dx + dy * dy;
      if (squared >= distance * distance) continue;
      const apart = Math.max(0.01, Math.sqrt(squared));
      const push = (share * (distance - apart)) / apart;
      moveX[one] = (moveX[one] ?? 0) - dx * push;
      moveY[one] = (moveY[one] ?? 0) - dy * push;
      moveX[other] = (moveX[other] ?? 0) + dx * push;
      moveY[other] = (moveY[other] ?? 0) + dy * push;
    }
  }
  for (let one = 0; one < xs.length; one += 1) {
    xs[one] = (xs[one] ?? 0) + (moveX[one] ?? 0);
    ys[one] = (ys[one] ?? 0) + (moveY[one] ?? 0);
  }
}

function inside(value: number): number {
  return Math.min(PLANE - EDGE, Math.max(EDGE, value));
}
