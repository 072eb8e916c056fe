// A sheet in a lesson (docs/decisions.md 'Sheets'): a fenced block `sheet` of rows between bars, the first cell being A1. Lines before the rows say
// what to try. A cell may end in how it is to look: '3,456 {0}'.
import { isFormula, MAX_COLUMNS, MAX_INPUT, workedOut, type Cells, type SheetCell } from './compute.ts';
import { closedFormula } from './formula.ts';
import { isDate } from './patterns.ts';
import { readTyped } from './values.ts';

export type Sheet = { title: string; cells: Cells };

export const SHEET_BOUNDS = { rows: 20, columns: 8, title: 200 } as const;

const HEADING = /^ {0,3}#{1,6}\s/;
const ROW = /^\s*\|/;
/** Between a table's head and its rows, which a sheet hasn't. */
const RULE = /^[\s|:-]*$/;
const LOOK = /^(.*\S)\s*\{([^{}]+)\}$/;
const SPLIT = /(?<!\\)\|/;

/** `language`: what stands after the fence. */
export function isSheet(language: string | undefined): boolean {
  return /^(?:sheet|arkusz)(?![\p{L}\d-])/iu.test(language ?? '');
}

/** More is no sheet to try something in. */
const MAX_CHARACTERS = 6_000;

/** Whether a line still belongs to the sheet that these are the beginning of: a model may forget the fence that ends it. */
export function sheetGoesOn(lines: readonly string[], next: string): boolean {
  return ROW.test(next) || !(HEADING.test(next) || lines.some((line) => ROW.test(line)));
}

/** `text`: what stands between the fences. Null = no rows, or more of them than fit. */
export function parseSheet(text: string): Sheet | null {
  if (text.length > MAX_CHARACTERS) return null;
  const rows = rowsIn(text);
  const title = text
    .split('\n')
    .filter((line) => !ROW.test(line))
    .join(' ')
    .replaceAll('`', '')
    .trim();
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const { rows: maxRows, columns: maxColumns, title: maxTitle } = SHEET_BOUNDS;
  const isBounded = rows.length <= maxRows && columns <= maxColumns && title.length <= maxTitle;
  if (rows.length === 0 || !isBounded || rows.flat().some(({ input }) => input.length > MAX_INPUT))
    return null;
  return { title, cells: widenedCells(rows, columns, rows.length) };
}

function rowsIn(text: string): SheetCell[][] {
  const isRule = (line: string) => line.includes('--') && RULE.test(line);
  return text
    .split('\n')
    .filter((line) => ROW.test(line) && !isRule(line))
    .map(cellsOf);
}

function cellsOf(line: string): SheetCell[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(SPLIT)
    .map((cell) => cellOf(cell.trim().replaceAll('\\|', '|')));
}

function cellOf(text: string): SheetCell {
  // As models and habit write them.
  const plain = text.replace(/^`(.*)`$/, '$1').replace(/^\*\*(.*)\*\*$/, '$1');
  const [, inner, look] = LOOK.exec(plain) ?? [];
  if (inner !== undefined && look !== undefined && /0|d|m|r/i.test(look))
    return { input: inner, pattern: look };
  if (isFormula(plain)) return { input: plain, pattern: '' };
  // What has a unit keeps it when another number is typed over it.
  const { pattern } = readTyped(plain, null);
  return {
    input: plain.replace(/[ \u00a0]?zł$/, (unit) => (pattern.endsWith('zł') ? '' : unit)),
    pattern: pattern.endsWith('zł') || pattern.endsWith('%') ? pattern : '',
  };
}

/** With empty cells up to that size. */
export function widenedCells(cells: Cells, columns: number, rows: number): SheetCell[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cells[row]?.[column] ?? { input: '', pattern: '' }),
  );
}

/** After somebody has typed into it: a number takes the look of its cell, what has a look of its own brings it. */
export function typedInto({ pattern }: SheetCell, text: string, today: number | null): SheetCell {
  const typed = text.trim().slice(0, MAX_INPUT);
  const input = isFormula(typed) ? `=${closedFormula(typed.slice(1))}` : typed;
  const { value, pattern: own } = readTyped(input, today);
  if (isFormula(input) || typeof value !== 'number') return { input, pattern };
  const isPlain = /^(?:# )?0(?:,0+)?$|^$/.test(own);
  if (pattern.endsWith('%') && isPlain) return { input: `${input}%`, pattern };
  return { input, pattern: isPlain && !isDate(pattern) ? pattern : '' };
}

const UNKNOWN = new Set(['#NAZWA?', '#BŁĄD!', '#ADR!']);

/** What a model wrote, so that it can be shown; '' = it holds no rows. A formula that nothing here can work out makes it a table that is read. */
export function mendedSheet(text: string): string {
  const sheet = parseSheet(text);
  const isRight =
    sheet !== null &&
    workedOut(sheet.cells, 1).every((row) => row.every(({ error }) => !UNKNOWN.has(error?.error ?? '')));
  return isRight ? `\`\`\`sheet\n${text.trim()}\n\`\`\`` : asTable(text);
}

function asTable(text: string): string {
  const rows = text.length > MAX_CHARACTERS ? [] : rowsIn(text);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length === 0 || columns > MAX_COLUMNS) return '';
  const shown = ({ input }: SheetCell) => (isFormula(input) ? `\`${input}\`` : input).replaceAll('|', '\\|');
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...others] = widenedCells(rows, columns, rows.length).map((row) => line(row.map(shown)));
  return [head, line(Array.from({ length: columns }, () => '---')), ...others].join('\n');
}
