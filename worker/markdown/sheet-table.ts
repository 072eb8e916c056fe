// A sheet as it is read: a table with names of rows and columns, what each cell shows, and under it the formula. What can't be told from that
// stands in its attributes, for whoever changes it (app/features/courses/lessons/sheet).
import { isFormula, workedOut, type SheetCell, type Worked } from '#domain/courses/sheets/compute.ts';
import { columnName } from '#domain/courses/sheets/formula.ts';
import { NO_DAY } from '#domain/courses/sheets/functions/texts.ts';
import type { Sheet } from '#domain/courses/sheets/sheet.ts';
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { typeset } from '#domain/platform/typography.ts';

export function sheetTable({ title, cells }: Sheet): string {
  // A lesson is read on any day.
  const worked = workedOut(cells, null);
  const names = (cells[0] ?? []).map((_, column) => `<th scope="col">${columnName(column)}</th>`).join('');
  const rows = cells.map((row, at) => {
    const tds = row.map((cell, column) => tableCell(cell, worked[at]?.[column])).join('');
    return `<tr><th scope="row">${at + 1}</th>${tds}</tr>`;
  });
  const caption = title === '' ? '' : `<caption>${escapedMarkup(typeset(title))}</caption>`;
  return `<table data-sheet>${caption}<thead><tr><td></td>${names}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function tableCell({ input, pattern }: SheetCell, done: Worked | undefined): string {
  const { shown, side, error } = done ?? { shown: '', side: 'left', error: null };
  const words = error === NO_DAY ? '' : shown;
  const marks = [
    side === 'left' ? '' : ` class="${side}"`,
    error === null || error === NO_DAY ? '' : ' data-error',
    input === words ? '' : ` data-input="${escapedMarkup(input)}"`,
    pattern === '' ? '' : ` data-pattern="${escapedMarkup(pattern)}"`,
  ];
  const formula = isFormula(input) ? `<code>${escapedMarkup(input)}</code>` : '';
  return `<td${marks.join('')}>${escapedMarkup(words)}${formula}</td>`;
}
