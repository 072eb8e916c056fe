// A row of the table: what must be, what we aim at, what was measured (docs/performance.md 'Measured').
import type { Budget } from './budgets.ts';

export type Row = { what: string; must: string; aim: string; measured: string; isMet: boolean };

/** `value`: not more than `must`; as parts of a whole with `least`, not less. */
export function row(
  what: string,
  { must, aim, least = false }: Budget & { least?: boolean },
  value: number,
  unit: string,
  digits = 0,
): Row {
  const told = (number: number) => `${number.toLocaleString('en', { maximumFractionDigits: digits })}${unit}`;
  const sign = least ? '≥' : '≤';
  return {
    what,
    must: `${sign} ${told(must)}`,
    aim: `${sign} ${told(aim)}`,
    measured: told(value),
    isMet: least ? value >= must : value <= must,
  };
}

export function kilobytes(what: string, { must, aim }: Budget, bytes: number): Row {
  return row(what, { must: must / 1000, aim: aim / 1000 }, bytes / 1000, ' kB', 1);
}

/** What explains another row and has no limit of its own. */
export function note(what: string, measured: string): Row {
  return { what, must: '', aim: '', measured, isMet: true };
}

export function table(rows: readonly Row[]): string {
  return markdown(
    ['what', 'must', 'aim', 'measured', ''],
    rows.map(({ what, must, aim, measured, isMet }) => [what, must, aim, measured, isMet ? '' : 'missed']),
  );
}

export function markdown(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n');
}
