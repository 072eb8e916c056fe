// What a cell becomes where it is copied to: addresses in a formula go along, but for what stands behind '$'.
import { isFormula, MAX_COLUMNS, MAX_INPUT, type SheetCell } from './compute.ts';
import { columnName, type Place } from './formula.ts';

/** Text is passed over; then a cell, and a whole column of 'A:C'. */
const ADDRESS =
  /"(?:[^"]|"")*"|(?<![\p{L}\d._$])(\$?)([a-z])(?:(\$?)([1-9]\d{0,3})(?![\p{L}\d(._])|(?=:\$?[a-z](?![\p{L}\d(._]))|(?<=:\$?[a-z])(?![\p{L}\d(._]))/giu;

/** `by`: rows and columns. An address that would leave the sheet is none any more, as in Excel. */
export function movedCell(cell: SheetCell, by: Place): SheetCell {
  if (!isFormula(cell.input)) return cell;
  const input = cell.input.replaceAll(
    ADDRESS,
    (all: string, keepsColumn?: string, letter?: string, keepsRow?: string, digits?: string) => {
      if (letter === undefined) return all;
      const column = letter.toUpperCase().charCodeAt(0) - 65 + (keepsColumn === '$' ? 0 : by.column);
      const row = digits === undefined ? 1 : Number(digits) + (keepsRow === '$' ? 0 : by.row);
      if (column < 0 || column >= MAX_COLUMNS || row < 1) return '#ADR!';
      return `${keepsColumn}${columnName(column)}${keepsRow ?? ''}${digits === undefined ? '' : row}`;
    },
  );
  return { ...cell, input: input.slice(0, MAX_INPUT) };
}

/** Of cells that were copied, as other programs read it. */
export function asTabs(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((text) => text.replaceAll(/[\t\n]/g, ' ')).join('\t')).join('\n');
}

/** What other programs wrote: rows of texts to be typed. */
export function fromTabs(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
}
