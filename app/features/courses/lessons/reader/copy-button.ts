// The button that copies, with or without React: one with data-copy, beside it an <output> that says how it went. It copies what
// data-copy holds; where that is empty, the lesson's code it stands in, as it is being changed (../run).

const SHOWN_MS = 2_000;

/** Returns the way to stop. */
export function listenForCopies(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', hear, { signal: stop.signal });
  return () => stop.abort();
}

function hear({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button !== null) void copy(button);
}

async function copy(button: HTMLElement): Promise<void> {
  const output = button.parentElement?.querySelector('output');
  const isCopied = await navigator.clipboard.writeText(button.dataset['copy'] || codeAround(button)).then(
    () => true,
    () => false,
  );
  if (!output) return;
  output.textContent = isCopied ? 'Skopiowano' : 'Nie udało się skopiować';
  setTimeout(() => {
    output.textContent = '';
  }, SHOWN_MS);
}

function codeAround(button: HTMLElement): string {
  const room = button.closest('[data-code]');
  const field = room?.querySelector<HTMLTextAreaElement>('textarea:not([hidden])');
  return field?.value ?? room?.querySelector('pre')?.textContent ?? '';
}
