// What a press on 'Zmień w arkuszu' does (sheet-button.ts), without React: the table becomes a grid (WAI-ARIA), moved through and typed into as in
// a sheet. What is typed is kept nowhere, as the code of a lesson.
import { isFormula, workedOut, type SheetCell, type Worked } from '#domain/courses/sheets/compute.ts';
import { addressOf, columnName, type Place } from '#domain/courses/sheets/formula.ts';
import { typedInto, widenedCells } from '#domain/courses/sheets/sheet.ts';
import { dayOf } from '#domain/courses/sheets/values.ts';
import { keysIn } from './sheet-keys.ts';

/** Empty ones beside what the lesson shows, for one's own formulas. */
const ROOM_TO_TRY = { rows: 2, columns: 1 } as const;

/** Above what anybody undoes. */
const MAX_UNDONE = 100;

export type OpenSheet = ReturnType<typeof createSheet>;

export function openSheet(room: HTMLElement): void {
  if (room.querySelector('[role=grid]') !== null) return;
  const sheet = createSheet(room);
  keysIn(sheet);
  find(room, '[data-sheet-line]').hidden = false;
  find(room, '[data-reset]').hidden = false;
  find(room, '[data-change-sheet]').hidden = true;
  for (const need of document.querySelectorAll<HTMLElement>('[data-need=sheet]')) need.hidden = true;
  sheet.go({ row: 0, column: 0 });
}

export function find<T extends HTMLElement = HTMLElement>(room: Element, selector: string): T {
  const found = room.querySelector<T>(selector);
  if (found === null) throw new Error(`A sheet has no ${selector}.`);
  return found;
}

function createSheet(room: HTMLElement) {
  const table = find<HTMLTableElement>(room, 'table');
  const line = find<HTMLInputElement>(room, '[data-sheet-line] input');
  const said = find(room, '[data-said]');
  const first = cellsIn(table);
  let cells = first.map((row) => [...row]);
  let worked: Worked[][] = [];
  let active: Place = { row: 0, column: 0 };
  const undone: { at: Place; cell: SheetCell }[] = [];
  const tds = drawn(table, first);

  const tdAt = ({ row, column }: Place) => tds[row]?.[column];
  const cellAt = ({ row, column }: Place) => cells[row]?.[column] ?? { input: '', pattern: '' };
  const doneAt = ({ row, column }: Place) => worked[row]?.[column];

  function paint(): void {
    worked = workedOut(cells, today());
    for (const [row, line_] of tds.entries())
      for (const [column, td] of line_.entries()) show(td, worked[row]?.[column]);
  }

  function set(at: Place, cell: SheetCell): void {
    cells = cells.map((row, index) =>
      index === at.row ? row.map((one, column) => (column === at.column ? cell : one)) : row,
    );
    paint();
  }

  function tell(): void {
    find(room, '[data-sheet-at]').textContent = addressOf(active);
    line.ariaLabel = `Zawartość komórki ${addressOf(active)}`;
    line.value = cellAt(active).input;
    said.textContent = meaningAt(active) ?? '';
  }

  function meaningAt(at: Place): string | null {
    const error = doneAt(at)?.error ?? null;
    return error === null ? null : `${error.error} w\u00a0${addressOf(at)}: ${error.message}`;
  }

  const sheet = {
    table,
    line,
    rows: first.length,
    columns: first[0]?.length ?? 0,
    active: () => active,
    tdAt,
    cellAt,
    /** Where this cell stands; null = it is none of the grid's. */
    placeOf(target: EventTarget | null): Place | null {
      const td = target instanceof Element ? target.closest('td') : null;
      const row = tds.findIndex((one) => one.some((cell) => cell === td));
      return row === -1 ? null : { row, column: tds[row]?.findIndex((cell) => cell === td) ?? 0 };
    },
    /** Makes it the one that keys are for; beyond the edge there is none. */
    activate(at: Place): boolean {
      const td = tdAt(at);
      if (td === undefined) return false;
      const before = tdAt(active);
      if (before !== undefined) {
        before.tabIndex = -1;
        delete before.dataset['active'];
      }
      active = at;
      td.tabIndex = 0;
      td.dataset['active'] = '';
      tell();
      return true;
    },
    go(at: Place): boolean {
      if (!sheet.activate(at)) return false;
      tdAt(at)?.focus();
      return true;
    },
    /** What was typed into a cell is there, and all that looks at it is worked out. */
    type(at: Place, text: string): void {
      const before = cellAt(at);
      if (text === before.input) return paint();
      undone.push({ at, cell: before });
      if (undone.length > MAX_UNDONE) undone.shift();
      set(at, typedInto(before, text, today()));
    },
    /** Of a formula just typed: what it came to, and of an error what it means. */
    tellResult(at: Place): void {
      const result = doneAt(at);
      if (result === undefined || !isFormula(cellAt(at).input)) return;
      said.textContent = meaningAt(at) ?? `${addressOf(at)}: ${result.shown}`;
    },
    undo(): void {
      const last = undone.pop();
      if (last === undefined) return;
      set(last.at, last.cell);
      sheet.go(last.at);
    },
    paint,
    tell,
  };

  find(room, '[data-reset]').addEventListener('click', () => {
    cells = first.map((row) => [...row]);
    undone.length = 0;
    paint();
    tell();
    said.textContent = 'Arkusz jest znów taki jak w\u00a0lekcji.';
  });
  paint();
  return sheet;
}

function today(): number {
  const now = new Date();
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** As the lesson has them, with the empty ones. */
function cellsIn(table: HTMLTableElement): SheetCell[][] {
  const rows = Array.from(table.tBodies[0]?.rows ?? [], (row) =>
    Array.from(row.querySelectorAll('td'), (td) => ({
      input: td.dataset['input'] ?? td.textContent,
      pattern: td.dataset['pattern'] ?? '',
    })),
  );
  const columns = rows[0]?.length ?? 0;
  return widenedCells(rows, columns + ROOM_TO_TRY.columns, rows.length + ROOM_TO_TRY.rows);
}

/** The table anew, as a grid; its cells in their rows. */
function drawn(table: HTMLTableElement, cells: readonly (readonly SheetCell[])[]): HTMLTableCellElement[][] {
  table.role = 'grid';
  if (table.caption === null) table.ariaLabel = 'Arkusz';
  // What scrolls is reached by its cells.
  table.closest('section')?.removeAttribute('tabindex');
  const body = document.createElement('tbody');
  const tds = cells.map((row, at) => {
    const line = body.insertRow();
    line.appendChild(heading('row', String(at + 1)));
    return row.map(() => line.insertCell());
  });
  const names = (cells[0] ?? []).map((_, column) => heading('col', columnName(column)));
  table.tHead?.rows[0]?.replaceChildren(document.createElement('td'), ...names);
  table.tBodies[0]?.replaceWith(body);
  for (const td of tds.flat()) td.tabIndex = -1;
  return tds;
}

function heading(scope: string, words: string): HTMLTableCellElement {
  const cell = document.createElement('th');
  cell.scope = scope;
  cell.textContent = words;
  return cell;
}

function show(td: HTMLTableCellElement, done: Worked | undefined): void {
  if (done === undefined) return;
  td.textContent = done.shown;
  td.className = done.side === 'left' ? '' : done.side;
  td.toggleAttribute('data-error', done.error !== null);
}
