// A skill's priority, 1 (highest) to 5, as a step of a scale that grows to the right (docs/product.md 'Career analysis').

export const PRIORITY_SCALE = ['najniższy', 'niższy', 'średni', 'wysoki', 'najwyższy'] as const;

/** Five for the highest priority, one for the lowest. */
export function priorityLevel(priority: number): number {
  const steps = PRIORITY_SCALE.length;
  return steps + 1 - Math.min(steps, Math.max(1, Math.round(priority)));
}
