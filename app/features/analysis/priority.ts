// A skill's priority, 1 (highest) to 5, in words and as full dots (application.md §3).

export const PRIORITY_DOTS = 5;

const WORDS = ['najwyższy', 'wysoki', 'średni', 'niższy', 'najniższy'] as const;

export function priorityWord(priority: number): string {
  return WORDS[placeOf(priority) - 1] ?? WORDS[0];
}

/** Five for the highest priority, one for the lowest. */
export function fullDots(priority: number): number {
  return PRIORITY_DOTS + 1 - placeOf(priority);
}

function placeOf(priority: number): number {
  return Math.min(PRIORITY_DOTS, Math.max(1, Math.round(priority)));
}
