// The button that copies a lesson's code, with or without React: one with data-copy, before it an <output> that says how it went, and
// before both the code.

const SHOWN_MS = 2_000;

/** Returns the way to stop. */
export function listenForCopies(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', hear, { signal: stop.signal });
  return () => stop.abort();
}

function hear({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-copy]') : null;
  if (button !== null) void copy(button);
}

async function copy(button: Element): Promise<void> {
  const row = button.parentElement;
  const output = row?.querySelector('output');
  const written = row?.previousElementSibling?.textContent ?? '';
  const isCopied = await navigator.clipboard.writeText(written).then(
    () => true,
    () => false,
  );
  if (!output) return;
  output.textContent = isCopied ? 'Skopiowano' : 'Nie udało się skopiować';
  setTimeout(() => {
    output.textContent = '';
  }, SHOWN_MS);
}
