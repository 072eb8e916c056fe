// What the last deed came to, as its page says it: done by the address, refused by the action's own answer.

export type DeedOutcome = { done: string | null; fault: string | null };

/** The fields of a form that was refused, so that nothing that was typed is lost. */
export type Typed = Readonly<Record<string, string>>;

/** `done`: the sentence that the page's address stands for. */
export function outcomeOf(done: string | null, acted?: { fault: string }): DeedOutcome {
  return acted === undefined ? { done, fault: null } : { done: null, fault: acted.fault };
}
