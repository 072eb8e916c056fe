// Chance that repeats: the same seed text gives the same numbers (FNV-1a, then mulberry32).

/** Each call gives a number from 0 (inclusive) to 1 (exclusive). */
export type Chance = () => number;

export function chanceFrom(seedText: string): Chance {
  let state = 0x811c9dc5;
  for (let at = 0; at < seedText.length; at += 1) {
    state = Math.imul(state ^ seedText.charCodeAt(at), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
