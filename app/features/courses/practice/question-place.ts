/** Where a question stands in its page. */
export function questionPlace(number: number): string {
  return `pytanie-${number}`;
}
