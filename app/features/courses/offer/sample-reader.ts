// Opens the beginning of a course's first lesson in the course's page, with or without React: a link with data-sample, after it an
// <output> for what is to be said, and the hidden place for the text. Without a response the link leads to the sample's own page.

const NOT_WRITTEN =
  'Pierwsza lekcja jeszcze nie powstała: przygotujemy ją, gdy otworzy ją pierwsza osoba, która kupi ten kurs. Plan kursu jest powyżej.';

type Sample = { title: string; blocks: string[] };

/** Returns the way to stop. */
export function listenForSamples(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', hear, { signal: stop.signal });
  return () => stop.abort();
}

function hear(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-sample]') : null;
  if (link === null || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  void open(link);
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const response = await fetch(`/api/courses/${link.dataset['sample']}/sample`).catch(() => null);
  if (response?.status === 404) return say(link, NOT_WRITTEN);
  // The response may break off, too.
  const read: unknown = response?.ok === true ? await response.json().catch(() => null) : null;
  const sample = read as Sample | null;
  if (sample === null || !show(link, sample)) window.location.href = link.href;
}

function say(link: HTMLAnchorElement, word: string): void {
  link.nextElementSibling?.replaceChildren(word);
  link.hidden = true;
}

/** A lesson's parts begin at h2, and here they stand under the sample's own h3. */
function underHeading(html: string): string {
  return html.replaceAll(/<(\/?)h[2-4]\b/g, '<$1h4');
}

function show(link: HTMLAnchorElement, { title, blocks }: Sample): boolean {
  const place = link.nextElementSibling?.nextElementSibling;
  const heading = place?.querySelector('h3');
  const text = heading?.nextElementSibling;
  if (!(place instanceof HTMLElement) || !heading || !text) return false;
  heading.textContent = title;
  // Ready HTML of our own server, which lets no foreign tag through (worker/markdown).
  text.innerHTML = underHeading(blocks.join(''));
  place.hidden = false;
  link.hidden = true;
  place.focus();
  return true;
}
