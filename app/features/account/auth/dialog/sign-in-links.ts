// The first page's own links to sign in (JoinLink.tsx) open the dialog where the person is; its island then needs no load of the page. What
// they ask for stands in the address, as after a load, and the island reads it there.

export const SIGN_IN_ASKED = 'szlak-logowanie';

/** `start`: fetches the island; false = it can't be had. */
export function listenForSignIn(start: () => Promise<boolean>): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href^="/?auth="]');
    if (link === null || window.location.pathname !== '/') return;
    event.preventDefault();
    void open(link.href, start);
  });
}

async function open(address: string, start: () => Promise<boolean>): Promise<void> {
  window.history.replaceState(window.history.state, '', address);
  if (await start()) window.dispatchEvent(new Event(SIGN_IN_ASKED));
  else window.location.reload();
}
