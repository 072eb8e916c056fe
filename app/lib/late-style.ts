// A shared page has the style that its HTML needs inlined, and a link to the whole sheet that waits as if it were for paper
// (worker/style): the browser fetches that last and paints without it. What React is going to show needs the rest.
// What a person gains: the first paint doesn't wait for a sheet that it doesn't need. What breaks it: a sheet that
// is meant for paper, which would be used on the screen.

export function applyLateStyle(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')) {
    sheet.media = 'all';
  }
}
