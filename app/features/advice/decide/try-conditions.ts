// What 'Co gdyby' does with a choice (live-conditions.ts), fetched with the first one.
const PARTS = ['wynik-w-skrocie', 'wynik'];

let latest = new AbortController();

export async function tryAtOnce(form: HTMLFormElement): Promise<void> {
  latest.abort();
  const { signal } = (latest = new AbortController());
  const url = new URL(form.action);
  // No file is in it.
  for (const [name, value] of new FormData(form)) url.searchParams.append(name, String(value));
  try {
    const response = await fetch(url, { signal, headers: { Accept: 'text/html' } });
    // Signed out in between, or a fault: the browser's own way says which.
    if (!response.ok || response.redirected) return form.requestSubmit();
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (signal.aborted) return;
    window.history.replaceState(window.history.state, '', url);
    moving(() => {
      const opened = new Set(
        disclosures()
          .filter(({ open }) => open)
          .map(subjectOf),
      );
      for (const id of PARTS) {
        const fresh = page.getElementById(id);
        if (fresh !== null) document.getElementById(id)?.replaceChildren(...fresh.childNodes);
      }
      for (const one of disclosures()) if (opened.has(subjectOf(one))) one.open = true;
    });
  } catch {
    if (!signal.aborted) form.requestSubmit();
  }
}

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('#wynik details')];

/** By its words without figures, which a choice changes: what was opened stays open. */
const subjectOf = (one: HTMLDetailsElement) =>
  one.querySelector('summary')?.textContent?.replaceAll(/\d/g, '') ?? '';

function moving(change: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return change();
  nameRows();
  document.startViewTransition(() => {
    change();
    nameRows();
  });
}

/** A name stands once on a page: in the whole list, which comes after the paths. */
function nameRows(): void {
  const named = new Set<string>();
  for (const row of [...document.querySelectorAll<HTMLElement>('#wynik [data-row]')].toReversed()) {
    const name = `row-${row.dataset['row']}`;
    row.style.viewTransitionName = named.has(name) ? 'none' : name;
    named.add(name);
  }
}
