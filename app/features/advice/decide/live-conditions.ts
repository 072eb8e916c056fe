// What a script adds to 'Co gdyby': each choice is tried at once. The page comes whole, as by the button, but only what follows from the
// choice takes its place, so that the list under the hand stays; rows move to their new places, unless motion is unwanted.
const PARTS = ['wynik-w-skrocie', 'wynik'];

export function listenForConditions(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    if (target.form?.dataset['liveConditions'] !== undefined) void tryAtOnce(target.form);
  });
}

let latest = new AbortController();

async function tryAtOnce(form: HTMLFormElement): Promise<void> {
  latest.abort();
  const { signal } = (latest = new AbortController());
  const url = new URL(form.action);
  // Only lists of choices are in it.
  for (const [name, value] of new FormData(form)) url.searchParams.set(name, String(value));
  try {
    const response = await fetch(url, { signal, headers: { Accept: 'text/html' } });
    // Signed out in between, or a fault: the browser's own way says which.
    if (!response.ok || response.redirected) return form.requestSubmit();
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (signal.aborted) return;
    window.history.replaceState(window.history.state, '', url);
    moving(() => {
      for (const id of PARTS) {
        const fresh = page.getElementById(id);
        if (fresh !== null) document.getElementById(id)?.replaceChildren(...fresh.childNodes);
      }
    });
  } catch {
    if (!signal.aborted) form.requestSubmit();
  }
}

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
