// Leads from the quiz to a page of help within the same document: what was typed in a crisis lives in its memory alone
// (safety-pages.ts), and going back finds it there.

import { safetyPageAfter } from './safety-pages.ts';

type Page = { title: string; parts: ChildNode[] };

/** Null = the code belongs to no such page; `leave`: before the page changes. */
export function leadToHelp(code: string, leave?: () => void): Promise<void> | null {
  const page = safetyPageAfter(code);
  if (page === null) return null;
  leave?.();
  return leadAway(page);
}

async function leadAway(path: string): Promise<void> {
  const help = await pageAt(path);
  if (help === null) return window.location.assign(path);
  const quiz = { title: document.title, parts: partsOf(document.body) };
  window.history.pushState(null, '', path);
  let shown = quiz;
  const follow = () => {
    const wanted = window.location.pathname + window.location.search === path ? help : quiz;
    if (wanted === shown) return;
    show(wanted, shown);
    shown = wanted;
  };
  window.addEventListener('popstate', follow);
  follow();
  window.scrollTo(0, 0);
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Null = it can't be had. */
async function pageAt(path: string): Promise<Page | null> {
  try {
    const response = await fetch(path);
    if (!response.ok) return null;
    // Without its style, which this document has: the policy speaks for this one's alone.
    const html = (await response.text()).replaceAll(/<style>.*?<\/style>/gs, '');
    const { title, body } = new DOMParser().parseFromString(html, 'text/html');
    for (const link of body.querySelectorAll('a[href="/#quiz"]')) link.addEventListener('click', goBack);
    return { title, parts: partsOf(body) };
  } catch {
    return null;
  }
}

/** What is seen of a page; its scripts stay where they have run, or never do. */
function partsOf(body: HTMLElement): ChildNode[] {
  return [...body.childNodes].filter(({ nodeName }) => !['SCRIPT', 'TEMPLATE', 'LINK'].includes(nodeName));
}

function goBack(event: Event): void {
  event.preventDefault();
  window.history.back();
}

function show({ title, parts }: Page, instead: Page): void {
  for (const part of instead.parts) part.remove();
  document.title = title;
  const rest = document.body.firstChild;
  for (const part of parts) document.body.insertBefore(part, rest);
}
