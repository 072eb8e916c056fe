// A link may lead to what is folded away, such as an answer in /faq: what the address names is opened. Anyone who names the handle itself, a
// <summary>, means it as it stands: a review card comes unturned.

/** Returns the way to stop. */
export function openAddressed(): () => void {
  const stop = new AbortController();
  open();
  window.addEventListener('hashchange', open, { signal: stop.signal });
  return () => stop.abort();
}

function open(): void {
  const named = document.getElementById(window.location.hash.slice(1));
  const folded = named?.closest('details');
  if (folded === null || folded === undefined || named?.localName === 'summary') return;
  folded.open = true;
  folded.scrollIntoView();
}
