// Which words together say that somebody wants to die, hurts themselves or is being hurt. Order doesn't matter, Polish has hardly any;
// nearness does. `unless` looks at the part of the sentence between two pauses, `unlessAnywhere` at all of it.
import type { CONTEXT_WORDS } from '../words/context.ts';
import type { DEATH_WORDS } from '../words/death.ts';
import type { LIFE_WORDS } from '../words/life.ts';
import type { LIVING_WORDS } from '../words/living.ts';
import type { MEANS_WORDS } from '../words/means.ts';
import type { RULES_ONLY_WORDS } from '../words/rules-only.ts';
import type { VIOLENCE_WORDS } from '../words/violence.ts';

type Concept =
  | keyof typeof DEATH_WORDS
  | keyof typeof LIFE_WORDS
  | keyof typeof MEANS_WORDS
  | keyof typeof VIOLENCE_WORDS
  | keyof typeof CONTEXT_WORDS
  | keyof typeof LIVING_WORDS
  | keyof typeof RULES_ONLY_WORDS;

export type CrisisRule = {
  all: readonly [Concept, ...Concept[]];
  /** Words between the first concept's place and each other's, at most. */
  within?: number;
  unless?: readonly Concept[];
  unlessAnywhere?: readonly Concept[];
  /** Stands although a word of `unless` is there: 'żyć na tym świecie'. */
  inSpite?: readonly Concept[];
  /** The first concept stands before the others. */
  inOrder?: boolean;
  /** 'nie chcę się zabić' doesn't count. */
  mayBeNegated?: boolean;
};
