// The person who comes back while their path is being written finds it there by itself: the page looks again every few seconds.
const PAUSE_MS = 4_000;

export function waitForPath(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-awaits]');
  if (link === null) return;
  // Never a reload: this page may be the answer to a form.
  setTimeout(() => location.replace(link.href.replace(/#.*/, '')), PAUSE_MS);
}
