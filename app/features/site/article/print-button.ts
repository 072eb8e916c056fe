// The button that prints the page, with or without React: one with data-print.

/** Returns the way to stop. */
export function listenForPrint(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', hear, { signal: stop.signal });
  return () => stop.abort();
}

function hear({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-print]') !== null) window.print();
}
