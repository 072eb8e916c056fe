// The trail of each path, by its place (docs/look.md 'Name and idea'): the colour never stands without the path's number or name.
import type { TrailColour } from '../../../../styles/theme.css.ts';

const TRAILS: readonly TrailColour[] = ['red', 'blue', 'green', 'yellow', 'black'];

export function trailColour(index: number): TrailColour {
  return TRAILS[index % TRAILS.length] ?? 'red';
}
