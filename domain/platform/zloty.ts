// Salaries as docs/look.md 'Formats' writes them: '13 900 zł', '7 000–12 000 zł'. Grouped by hand, since Intl in Polish leaves four
// digits together, and so that server and browser never differ.

const NBSP = '\u00a0';

/** Whole złoty, with non-breaking spaces; grosze are rounded. */
export function zloty(amount: number): string {
  return `${grouped(amount)}${NBSP}zł`;
}

/** '7 000–12 000 zł'; one figure if both ends are the same. */
export function zlotyRange(min: number, max: number): string {
  return Math.round(min) === Math.round(max) ? zloty(max) : `${grouped(min)}–${zloty(max)}`;
}

function grouped(amount: number): string {
  return String(Math.round(amount)).replaceAll(/\B(?=(\d{3})+$)/g, NBSP);
}
