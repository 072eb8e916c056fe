// How much a reply's schema may ask for (public reports of 2026): bounds of an array are unrolled, item by item, and a schema that
// grows too large by it, or bounds more than two arrays of objects, is refused with a bare 400.
import { isObject } from './is-object.ts';

const MOST_LEAVES = 150;
const MOST_BOUNDED_ARRAYS = 2;

type Cost = { leaves: number; boundedArrays: number };

export function isOverBudget(schema: unknown): boolean {
  const { leaves, boundedArrays } = costOf(schema);
  return leaves > MOST_LEAVES || boundedArrays > MOST_BOUNDED_ARRAYS;
}

/** A value is a leaf, and each of an enum's is one. */
function costOf(schema: unknown): Cost {
  if (!isObject(schema)) return { leaves: 0, boundedArrays: 0 };
  if (isObject(schema['properties'])) return sumOf(Object.values(schema['properties']).map(costOf));
  if (!('items' in schema)) {
    return { leaves: Array.isArray(schema['enum']) ? schema['enum'].length : 1, boundedArrays: 0 };
  }
  const items = costOf(schema['items']);
  const bounds = [schema['minItems'], schema['maxItems']].filter((bound) => typeof bound === 'number');
  const holdsObjects = isObject(schema['items']) && isObject(schema['items']['properties']);
  return {
    leaves: items.leaves * Math.max(1, ...bounds),
    boundedArrays: items.boundedArrays + (bounds.length > 0 && holdsObjects ? 1 : 0),
  };
}

function sumOf(costs: Cost[]): Cost {
  return costs.reduce(
    (sum, one) => ({
      leaves: sum.leaves + one.leaves,
      boundedArrays: sum.boundedArrays + one.boundedArrays,
    }),
    { leaves: 0, boundedArrays: 0 },
  );
}
