/** Leads to the first field that has a sentence; false = there is none. */
export function focusFirstFault(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  field?.focus();
  return field !== null;
}
