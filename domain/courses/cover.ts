// A course's drawn cover (docs/decisions.md 'Images'): where it is found, and its size.
export const COVER_SIZE = { width: 400, height: 225 } as const;

/** `night`: for the dark theme. */
type CoverLight = 'day' | 'night';

export function coverFile(courseId: string, light: CoverLight): string {
  return light === 'day' ? `${courseId}.svg` : `${courseId}-noc.svg`;
}

/** Its address, from the root. */
export function coverPath(courseId: string, light: CoverLight): string {
  return `/obrazy/kursy/${coverFile(courseId, light)}`;
}
