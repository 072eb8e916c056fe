// What a script adds to the discount of /plany, which comes without React: the press that shares opens the phone's sheet or copies the link
// before it is sent, and what is left of the 24 hours goes on. The clock counts by what has passed here, so that a wrong one shows the same.
import { shareLink } from '../../../lib/share.ts';
import { SHARE_FAILED, timeLeftSentence } from './plan-texts.ts';

const REFRESH_MS = 60_000;
const COPIED_MS = 2_000;

export function listenForReferral(): void {
  document.addEventListener('submit', hear);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-selected-whole]')) target.select();
  });
  for (const place of document.querySelectorAll<HTMLElement>('[data-left-ms]')) countDown(place);
}

function hear(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const url = form.dataset['sharedAddress'];
  if (url === undefined) return;
  event.preventDefault();
  void share(form, url);
}

const sharing = new WeakSet<HTMLFormElement>();

async function share(form: HTMLFormElement, url: string): Promise<void> {
  if (sharing.has(form)) return;
  sharing.add(form);
  const outcome = await shareLink({ title: 'Szlak – doradca kariery AI', url }, navigator);
  const how = form.elements.namedItem('jak');
  const said = form.querySelector('output');
  if (said !== null) said.textContent = outcome === 'failed' ? SHARE_FAILED : '';
  if (outcome === 'cancelled' || outcome === 'failed' || !(how instanceof HTMLInputElement)) {
    sharing.delete(form);
    return;
  }
  how.value = outcome;
  form.submit();
  const label = form.querySelector('button span');
  const words = label?.textContent ?? '';
  if (outcome === 'copied' && label !== null) label.textContent = 'Skopiowano!';
  // The page stays where the response doesn't come, or is come back to.
  setTimeout(() => {
    if (label !== null) label.textContent = words;
    sharing.delete(form);
  }, COPIED_MS);
}

/** Once it is over, the server is asked what holds now. */
function countDown(place: HTMLElement): void {
  const leftMs = Number(place.dataset['leftMs']);
  const startedAt = performance.now();
  setInterval(() => {
    place.textContent = timeLeftSentence(leftMs - (performance.now() - startedAt));
  }, REFRESH_MS);
  setTimeout(() => window.location.replace(window.location.pathname), leftMs);
}
