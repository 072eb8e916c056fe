// What is seen of the plane: its corner and how many pixels a unit has. Pure, so that keys, wheel and fingers reckon alike.
import { NEAREST } from '#domain/atlas/map/names.ts';
import { PLANE } from '#domain/atlas/map/geography.ts';

export type Frame = { width: number; height: number };
export type View = { x: number; y: number; scale: number };
export type Spot = { x: number; y: number };

/** So that all of it is seen; what a high frame has to spare is below, where the buttons are. */
export function wholeMap({ width, height }: Frame): View {
  const scale = Math.min(width, height) / PLANE;
  return { x: (PLANE - width / scale) / 2, y: 0, scale };
}

/** `at`: what stays where it is, in pixels of the frame. */
export function nearer(view: View, factor: number, at: Spot, frame: Frame): View {
  const scale = Math.min(NEAREST, Math.max(wholeMap(frame).scale, view.scale * factor));
  const [x, y] = [view.x + at.x / view.scale, view.y + at.y / view.scale];
  return kept({ x: x - at.x / scale, y: y - at.y / scale, scale }, frame);
}

export function moved(view: View, dx: number, dy: number, frame: Frame): View {
  return kept({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, frame);
}

/** With this in the middle. */
export function around({ x, y }: Spot, scale: number, { width, height }: Frame): View {
  return { x: x - width / scale / 2, y: y - height / scale / 2, scale };
}

/** So that all of these are seen, with room for their names. */
export function holding(spots: readonly Spot[], frame: Frame, nearest: number): View {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fitting = Math.min(frame.width / (right - left + 1), frame.height / (bottom - top + 1)) * 0.7;
  const scale = Math.max(wholeMap(frame).scale, Math.min(nearest, fitting));
  return kept(around({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale, frame), frame);
}

/** Never past the map's edge; what is wider than the map has it in the middle, what is higher, at the top. */
export function kept(view: View, frame: Frame): View {
  const whole = wholeMap(frame);
  if (view.scale <= whole.scale) return whole;
  const spare = { x: PLANE - frame.width / view.scale, y: PLANE - frame.height / view.scale };
  return {
    scale: view.scale,
    x: spare.x < 0 ? spare.x / 2 : Math.min(Math.max(view.x, 0), spare.x),
    y: spare.y < 0 ? 0 : Math.min(Math.max(view.y, 0), spare.y),
  };
}

/** `share` of the way, from 0 to 1: what is in the middle moves straight, nearness by equal factors. */
export function between(from: View, to: View, share: number, frame: Frame): View {
  const scale = from.scale * (to.scale / from.scale) ** share;
  const middle = (view: View) => ({
    x: view.x + frame.width / view.scale / 2,
    y: view.y + frame.height / view.scale / 2,
  });
  const [start, end] = [middle(from), middle(to)];
  // As far as the change of nearness has come, so that a flight doesn't run past its aim before it is near.
  const way =
    Math.abs(to.scale / from.scale - 1) < 0.01
      ? share
      : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return around({ x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way }, scale, frame);
}
