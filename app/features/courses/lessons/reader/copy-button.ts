// The button that copies a lesson's code, with or without React: one with data-copy, beside it an <output> that says how it went. Where
// the code is being changed (../run), that is copied.

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
  const output = button.parentElement?.querySelector('output');
  const room = button.closest('[data-code]');
  const field = room?.querySelector<HTMLTextAreaElement>('textarea:not([hidden])');
  const written = field?.value ?? room?.querySelector('pre')?.textContent ?? '';
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
