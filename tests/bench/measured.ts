// A row of the table: what must be, what we aim at, what was measured (issue 'Fast everywhere', 'Targets').

export type Row = { what: string; must: string; aim: string; measured: string; isMet: boolean };

type Limits = { must: number; aim: number };

/** `value`: not more than `must`. */
export function row(what: string, { must, aim }: Limits, value: number, unit: string, digits = 0): Row {
  const told = (number: number) => `${number.toLocaleString('en', { maximumFractionDigits: digits })}${unit}`;
  return {
    what,
    must: `≤ ${told(must)}`,
    aim: `≤ ${told(aim)}`,
    measured: told(value),
    isMet: value <= must,
  };
}

export function table(rows: readonly Row[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['what', 'must', 'aim', 'measured', '']),
    line(['---', '---', '---', '---', '---']),
    ...rows.map(({ what, must, aim, measured, isMet }) =>
      line([what, must, aim, measured, isMet ? '' : 'missed']),
    ),
  ].join('\n');
}
