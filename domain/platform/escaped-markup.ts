/** A text as it stands in HTML, SVG or XML, between tags or in a quoted attribute. */
export function escapedMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
