// Which entries of a long list have something: one bit each, so that dozens of facets over thousands of entries cost next to nothing.

export type BitSet = Uint32Array;

const BITS = 32;

export function bitSetOf(length: number, has: (place: number) => boolean): BitSet {
  const set = new Uint32Array(Math.ceil(length / BITS));
  for (let place = 0; place < length; place++) if (has(place)) setBit(set, place);
  return set;
}

export function setBit(set: BitSet, place: number): void {
  const word = Math.floor(place / BITS);
  set[word] = (set[word] ?? 0) | (1 << (place % BITS));
}

export function hasBit(set: BitSet, place: number): boolean {
  return ((set[Math.floor(place / BITS)] ?? 0) & (1 << (place % BITS))) !== 0;
}

export function both(one: BitSet, other: BitSet): BitSet {
  return one.map((word, at) => word & (other[at] ?? 0));
}

export function either(one: BitSet, other: BitSet): BitSet {
  return one.map((word, at) => word | (other[at] ?? 0));
}

export function countBits(set: BitSet): number {
  let count = 0;
  for (const word of set) count += bitsOf(word);
  return count;
}

export function countOfBoth(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) count += bitsOf((one[at] ?? 0) & (other[at] ?? 0));
  return count;
}

// The usual sum of neighbouring bits, two, four, eight at a time.
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}
