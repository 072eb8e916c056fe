// The colour of each path's trail, by its place (docs/look.md 'Name and idea'): on screens it never stands without the path's number or name.

const TRAIL_COLOURS = ['red', 'blue', 'green', 'yellow', 'black'] as const;

export type TrailColour = (typeof TRAIL_COLOURS)[number];

/** `place`: from 0. */
export function trailColour(place: number): TrailColour {
  return TRAIL_COLOURS[place % TRAIL_COLOURS.length] ?? 'red';
}
