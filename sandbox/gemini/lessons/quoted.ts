/** In Polish quotes; those inside become the inner kind. */
export function quoted(text: string): string {
  return `„${text.replaceAll('„', '«').replaceAll('”', '»')}”`;
}
