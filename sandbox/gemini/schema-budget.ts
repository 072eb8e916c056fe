// How much a reply's schema may ask for (public reports of 2026): bounds of an array are unrolled, item by item, and a schema that
// grows too large by it, or bounds more than two arrays of objects, is refused with a bare 400.
import { isObject } from './json.ts';

const MAX_LEAVES = 150;
const MAX_BOUNDED_ARRAYS = 2;

export function isOverBudget(schema: unknown): boolean {
  return leavesOf(schema) > MAX_LEAVES || boundedArrays(schema) > MAX_BOUNDED_ARRAYS;
}

/** A value is a leaf, and each of an enum's is one. */
function leavesOf(schema: unknown): number {
  if (!isObject(schema)) return 0;
  if ('items' in schema) return leavesOf(schema['items']) * Math.max(1, ...boundsOf(schema));
  if ('properties' in schema) return sumOf(schema['properties'], leavesOf);
  return Array.isArray(schema['enum']) ? schema['enum'].length : 1;
}

function boundedArrays(schema: unknown): number {
  if (!isObject(schema)) return 0;
  const { items, properties } = schema;
  const own = isObject(items) && 'properties' in items && boundsOf(schema).length > 0 ? 1 : 0;
  return own + boundedArrays(items) + sumOf(properties, boundedArrays);
}

const boundsOf = ({ minItems, maxItems }: Record<string, unknown>): number[] =>
  [minItems, maxItems].filter((bound) => typeof bound === 'number');

const sumOf = (parts: unknown, count: (part: unknown) => number): number =>
  Object.values(parts ?? {}).reduce<number>((sum, part) => sum + count(part), 0);
