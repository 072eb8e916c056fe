// The sentences that the gate is measured on: people in danger, pupils, answers that say nothing, and what only looks like them.
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
