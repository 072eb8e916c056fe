/** Leads to the first field that has a sentence, whatever is folded over it; false = there is none. */
export function focusFirstFault(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  const folded = field?.closest('details') ?? null;
  if (folded !== null) folded.open = true;
  field?.focus();
  return field !== null;
}
