// A course's page says once that nothing was paid (docs/product.md 'Checkout return'): a reload, a bookmark or a link that is passed on
// doesn't say it again.

export function forgetGivenUp(): void {
  if (document.querySelector('[data-given-up]') === null) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
}
