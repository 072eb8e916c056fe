import type { Facts } from '#domain/advice/facts.ts';

/** How many facts there are; all activities together are one. */
export function countFacts(facts: Facts): number {
  return Object.values(facts).filter((value) => value !== false).length;
}
