// A link may lead to what is folded away, such as an answer in /faq: what the address names is opened.

/** Returns the way to stop. */
export function openAddressed(): () => void {
  const stop = new AbortController();
  open();
  window.addEventListener('hashchange', open, { signal: stop.signal });
  return () => stop.abort();
}

function open(): void {
  const folded = document.getElementById(window.location.hash.slice(1))?.closest('details');
  if (folded === null || folded === undefined) return;
  folded.open = true;
  folded.scrollIntoView();
}
