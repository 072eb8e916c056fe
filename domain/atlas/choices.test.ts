import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitSetOf, both, countBits, countOfBoth, either, hasBit } from './choices.ts';

const LENGTH = 100;
const places = fc.uniqueArray(fc.nat(LENGTH - 1));
const setOf = (list: readonly number[]) => bitSetOf(LENGTH, (place) => list.includes(place));

test('a set has what was put in, and counts it', () => {
  fc.assert(
    fc.property(places, (list) => {
      const set = setOf(list);
      const held = Array.from({ length: LENGTH }, (_, place) => place).filter((place) => hasBit(set, place));
      expect(held).toEqual(list.toSorted((one, other) => one - other));
      expect(countBits(set)).toBe(list.length);
    }),
  );
});

test('both and either are those of the lists', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const common = one.filter((place) => other.includes(place));
      expect(both(setOf(one), setOf(other))).toEqual(setOf(common));
      expect(either(setOf(one), setOf(other))).toEqual(setOf([...one, ...other]));
      expect(countOfBoth(setOf(one), setOf(other))).toBe(common.length);
    }),
  );
});
