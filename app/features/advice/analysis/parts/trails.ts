// The trail of each path, by its place (docs/look.md 'Name and idea'): the colour never stands without its word and number.
import type { TrailColour } from '../../../../styles/theme.css.ts';

type Trail = { colour: TrailColour; word: string };

const TRAILS: readonly [Trail, ...Trail[]] = [
  { colour: 'red', word: 'czerwony' },
  { colour: 'blue', word: 'niebieski' },
  { colour: 'green', word: 'zielony' },
  { colour: 'yellow', word: 'żółty' },
  { colour: 'black', word: 'czarny' },
];

export function trailOf(index: number): Trail {
  return TRAILS[index % TRAILS.length] ?? TRAILS[0];
}
