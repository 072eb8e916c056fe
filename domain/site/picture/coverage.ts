// How much of each pixel a shape covers, exactly: each edge adds its signed area to the pixels that it crosses, and a sum along the row
// says the rest. Outlines that overlap and run the same way count once.

/** A closed outline: x, y, x, y… in pixels, y downwards. */
export type Contour = readonly number[];

type Coverage = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** `width` + 2 a row: what to add to the sum so far, from left to right. */
  steps: Float32Array;
};

/** Null = the shape has no area at all. */
export function coverageOf(contours: readonly Contour[]): Coverage | null {
  const box = boundsOf(contours);
  if (box === null) return null;
  const { left, top, width, height } = box;
  const steps = new Float32Array((width + 2) * height);
  for (const contour of contours) {
    let x = (contour.at(-2) ?? 0) - left;
    let y = (contour.at(-1) ?? 0) - top;
    for (let at = 0; at + 1 < contour.length; at += 2) {
      const nextX = (contour[at] ?? 0) - left;
      const nextY = (contour[at + 1] ?? 0) - top;
      if (y < nextY) addEdge(steps, width + 2, 1, x, y, nextX, nextY);
      if (y > nextY) addEdge(steps, width + 2, -1, nextX, nextY, x, y);
      x = nextX;
      y = nextY;
    }
  }
  return { left, top, width, height, steps };
}

function boundsOf(contours: readonly Contour[]): Omit<Coverage, 'steps'> | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (let at = 0; at + 1 < contour.length; at += 2) {
      left = Math.min(left, contour[at] ?? left);
      right = Math.max(right, contour[at] ?? right);
      top = Math.min(top, contour[at + 1] ?? top);
      bottom = Math.max(bottom, contour[at + 1] ?? bottom);
    }
  }
  if (!(left < right && top < bottom)) return null;
  left = Math.floor(left);
  top = Math.floor(top);
  return { left, top, width: Math.ceil(right) - left, height: Math.ceil(bottom) - top };
}

/** An edge that runs downwards from (x0, y0); `direction` is how it ran. */
function addEdge(
  steps: Float32Array,
  stride: number,
  direction: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  const slope = (x1 - x0) / (y1 - y0);
  let x = x0;
  for (let row = Math.floor(y0); row < y1; row++) {
    const share = Math.min(row + 1, y1) - Math.max(row, y0);
    const next = x + slope * share;
    addInRow(steps, row * stride, direction * share, Math.min(x, next), Math.max(x, next));
    x = next;
  }
}

/** The piece of an edge within one row, from `from` to `to`: `area` is spread over the pixels it crosses. */
function addInRow(steps: Float32Array, row: number, area: number, from: number, to: number): void {
  const first = Math.floor(from);
  const last = Math.ceil(to);
  const at = row + first;
  if (last <= first + 1) {
    const right = area * (0.5 * (from + to) - first);
    add(steps, at, area - right);
    add(steps, at + 1, right);
    return;
  }
  const perPixel = 1 / (to - from);
  let reached = 0;
  let before = 0;
  for (let pixel = first; pixel < last; pixel++) {
    const start = Math.max(pixel, from);
    const end = Math.min(pixel + 1, to);
    // Right of the edge within this pixel, and wholly right of what was crossed before.
    const covered = perPixel * ((end - start) * (pixel + 1 - 0.5 * (start + end))) + reached;
    add(steps, row + pixel, area * (covered - before));
    before = covered;
    reached += perPixel * (end - start);
  }
  add(steps, row + last, area * (1 - before));
}

function add(steps: Float32Array, at: number, value: number): void {
  steps[at] = (steps[at] ?? 0) + value;
}
