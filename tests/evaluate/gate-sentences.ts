// The sentences that the gate is measured on: people in danger, pupils, answers that say nothing, and what only looks like them.
import { BLIND_CRISIS_1 } from './gate-sentences/blind-1-crisis.ts';
import { BLIND_ORDINARY_1 } from './gate-sentences/blind-1-ordinary.ts';
import { BLIND_CRISIS_2, BLIND_ORDINARY_2 } from './gate-sentences/blind-2.ts';
import { FIRST_CRISIS } from './gate-sentences/first-crisis.ts';
import { FIRST_ORDINARY } from './gate-sentences/first-ordinary.ts';
import { HELD_OUT } from './gate-sentences/held-out.ts';

export const CRISIS_SENTENCES: string[] = [...FIRST_CRISIS, ...HELD_OUT.flatMap(({ CRISIS }) => CRISIS)];
export const ORDINARY_SENTENCES: string[] = [
  ...FIRST_ORDINARY,
  ...HELD_OUT.flatMap(({ ORDINARY }) => ORDINARY),
];

export { HELD_OUT, OUT_OF_REACH } from './gate-sentences/held-out.ts';
export { MINOR_SENTENCES, NOT_MINOR_SENTENCES } from './gate-sentences/minor.ts';
export { ENOUGH, TOO_LITTLE } from './gate-sentences/substance.ts';
export { BLIND_CRISIS_3, BLIND_ORDINARY_3 } from './gate-sentences/blind-3.ts';
export {
  BLIND_ENOUGH_1,
  BLIND_MINOR_1,
  BLIND_NOT_MINOR_1,
  BLIND_TOO_LITTLE_1,
} from './gate-sentences/blind-1-other.ts';

/**
 * Sets of one hand, each written before it was measured. At first sight the rule then without likeness.ts caught 83.5, 80.0 and 70.0 %
 * of the three sets of danger, and passed 92.5, 96.0 and 94.3 % of the ordinary ones; with it, 87.0 and 96.0 % of the second, 95.7 and
 * 91.4 % of the third. The first two have been learned from since; the third stays apart.
 */
export const LATER_CRISIS: readonly string[] = [...BLIND_CRISIS_1, ...BLIND_CRISIS_2];
export const LATER_ORDINARY: readonly string[] = [...BLIND_ORDINARY_1, ...BLIND_ORDINARY_2];
