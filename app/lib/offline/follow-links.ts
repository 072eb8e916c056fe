/**
 * Without a network the browser follows a link, not the router, which would load the present page anew: the service worker then opens the
 * copy of where the link leads, or says that there is none.
 */
export function followLinksWithoutLine(): void {
  const follow = (event: MouseEvent) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    const { origin, pathname } = window.location;
    if (link?.origin === origin && link.pathname !== pathname) event.stopImmediatePropagation();
  };
  window.addEventListener('click', follow, { capture: true });
}
