// What the operator may switch for a while (docs/operations.md 'Switches'). A switch ends by itself: whether it is in force is worked out
// from its times, so nothing has to run at its end.

export const SWITCH_NAMES = ['analyses-off', 'registrations-off', 'notice'] as const;

export type SwitchName = (typeof SWITCH_NAMES)[number];

/** Times in epoch ms; `sentence` is what people read, as it was set. */
export type Switch = { name: SwitchName; sentence: string; from: number; until: number };

/** What people are told of each switch that is in force. */
export type SwitchSentences = { readonly [Name in SwitchName]?: string };

export function isInForce({ from, until }: Pick<Switch, 'from' | 'until'>, now: number): boolean {
  return from <= now && now < until;
}

export function sentencesInForce(switches: readonly Switch[], now: number): SwitchSentences {
  return Object.fromEntries(
    switches.filter((one) => isInForce(one, now)).map(({ name, sentence }) => [name, sentence]),
  );
}
