// A page without React shows its buttons before its script has come: its own HTML keeps what was clicked (app/lib/early-clicks.ts).

/** To be called once everything is listened for. What the browser did by itself, such as opening a menu, isn't done again. */
export function repeatFirstClick(): void {
  const { firstClick } = window;
  const button = firstClick instanceof Element ? firstClick.closest('button') : null;
  if (button?.type === 'button' && !button.matches('[popovertarget], [commandfor]')) button.click();
}
