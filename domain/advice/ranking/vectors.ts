// Interests as directions: centred, so that the level of somebody's answers plays no part, and of length 1.
import { RIASEC, type RiasecProfile } from '../occupation.ts';

export function centred(profile: RiasecProfile): Float64Array {
  const values = RIASEC.map((letter) => profile[letter]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return ofLengthOne(Float64Array.from(values, (value) => value - mean));
}

export function ofLengthOne(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return length < 1e-9 ? vector.fill(0) : vector.map((value) => value / length);
}

/** From -1 to 1: both centred and of length 1. */
export function likeness(one: Float64Array | undefined, other: Float64Array | undefined): number {
  if (one === undefined || other === undefined) return 0;
  let sum = 0;
  for (let letter = 0; letter < one.length; letter++) sum += (one[letter] ?? 0) * (other[letter] ?? 0);
  return sum;
}
