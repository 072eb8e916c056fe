// The line of an elevation profile: to the right the way, upwards what has been climbed, as smooth as a hill.

export type ProfileStage = {
  name: string;
  /** Its length on the way, in any unit that all stages share; above 0. */
  length: number;
  /** What it climbs, beside the others; 1 unless told. */
  effort?: number;
};

export type ProfilePoint = { x: number; y: number };

// Air above the last signpost and under the start, in percent.
const TOP = 14;
const BOTTOM = 92;

/** The start and the end of each stage, in percent of the drawing. */
export function profilePoints(stages: readonly ProfileStage[]): ProfilePoint[] {
  const length = sum(stages.map((stage) => stage.length));
  const climb = sum(stages.map((stage) => stage.effort ?? 1));
  const points: ProfilePoint[] = [{ x: 0, y: BOTTOM }];
  let walked = 0;
  let climbed = 0;
  for (const stage of stages) {
    walked += stage.length;
    climbed += stage.effort ?? 1;
    points.push({
      x: rounded((100 * walked) / length),
      y: rounded(BOTTOM - ((BOTTOM - TOP) * climbed) / climb),
    });
  }
  return points;
}

/** The path through the points: level at each of them, rising in between. */
export function profilePath(points: readonly ProfilePoint[]): string {
  return points
    .map((point, index) => {
      const previous = points[index - 1];
      if (previous === undefined) return `M${point.x} ${point.y}`;
      const middle = rounded((previous.x + point.x) / 2);
      return `C${middle} ${previous.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    })
    .join('');
}

/** Where the path is after a share of its stage, from 0 to 1: on the curve that `profilePath` draws. */
export function pointWithin([from, to]: readonly [ProfilePoint, ProfilePoint], share: number): ProfilePoint {
  return {
    x: rounded(from.x + (to.x - from.x) * (1.5 * share * (1 - share) + share ** 3)),
    y: rounded(from.y + (to.y - from.y) * (3 * share ** 2 - 2 * share ** 3)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
