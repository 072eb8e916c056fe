// What the last deed came to, as its page says it: done by the address, refused by the action's own answer.

export type DeedOutcome = { done: string | null; fault: string | null };

/** The fields of a form that was refused, so that nothing that was typed is lost. */
export type Typed = Readonly<Record<string, string>>;

/** `search`: of the page's address. `sentences`: what each deed of the page is told as. */
export function outcomeOf(
  search: string,
  sentences: Readonly<Record<string, string>>,
  acted: { fault: string } | undefined,
): DeedOutcome {
  const name = new URLSearchParams(search).get('zrobione') ?? '';
  const done = acted === undefined && Object.hasOwn(sentences, name) ? (sentences[name] ?? null) : null;
  return { done, fault: acted?.fault ?? null };
}
