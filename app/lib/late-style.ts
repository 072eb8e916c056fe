// A shared page has the style that its HTML needs inlined; a link to the rest comes with React's scripts (worker/style), and what
// React is going to show needs it.
// What a person gains: the first paint doesn't wait for a sheet that it doesn't need. What breaks it: nothing seen so far.

/** Once the rest is there, or can't be had. */
export async function lateStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');
  if (link === null || link.sheet !== null) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
