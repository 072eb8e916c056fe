// The share button of a text, with or without React: a button with data-share-address and data-share-title, and after it an
// <output> that says how it went.
import { shareLink } from '../../../lib/share.ts';

const SHOWN_MS = 2_000;

const WORDS = { shared: null, cancelled: null, copied: 'Skopiowano!', failed: 'Nie udało się udostępnić' };

/** Returns the way to stop. */
export function listenForShares(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', hear, { signal: stop.signal });
  return () => stop.abort();
}

function hear({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-share-address]') : null;
  if (button !== null) void share(button);
}

async function share(button: HTMLElement): Promise<void> {
  const { shareAddress: url = '', shareTitle: title = '' } = button.dataset;
  const word = WORDS[await shareLink({ title, url }, navigator)];
  const status = button.nextElementSibling;
  if (word === null || status === null) return;
  status.textContent = word;
  setTimeout(() => {
    status.textContent = '';
  }, SHOWN_MS);
}
