// Twenty-five people written before their author had looked at the rule, and kept out of its mending: measured, never tuned on.
// What a list names is what an adviser could say without explaining himself; whole groups stand where any of them would do.
import { BLIND_FIRST } from './blind-first.ts';
import { BLIND_SECOND } from './blind-second.ts';
import type { Persona } from './persona.ts';

export const BLIND: readonly Persona[] = [...BLIND_FIRST, ...BLIND_SECOND];
