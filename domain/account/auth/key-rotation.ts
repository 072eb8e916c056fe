// Which secrets there are after a step of a rotation (docs/operations.md 'Keys'): the present one makes keys, the retiring ones still open
// what they sealed.

export type Secrets = { current: string; retiring: readonly string[] };

/** More than these at a time mean that nobody retires any. */
export const MAX_RETIRING = 3;

/** Null = the oldest has to be retired first. */
export function rotated({ current, retiring }: Secrets, next: string): Secrets | null {
  if (retiring.length >= MAX_RETIRING) return null;
  return { current: next, retiring: [current, ...retiring] };
}

/** Without the retiring ones under which nothing lies sealed any more. */
export function withoutUnused({ current, retiring }: Secrets, isUsed: (secret: string) => boolean): Secrets {
  return { current, retiring: retiring.filter(isUsed) };
}
