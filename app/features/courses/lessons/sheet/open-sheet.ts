// What a press on 'Zmień w arkuszu' does (sheet-button.ts), without React: the table becomes a grid (WAI-ARIA), moved through and typed into as in
// a sheet. What is typed is kept nowhere, as the code of a lesson.
import { isFormula, workedOut, type SheetCell, type Worked } from '#domain/courses/sheets/compute.ts';
import { addressOf, columnName, type Place } from '#domain/courses/sheets/formula.ts';
import { typedInto, widenedCells } from '#domain/courses/sheets/sheet.ts';
import { dayOf } from '#domain/courses/sheets/values.ts';
import { copyingIn } from './sheet-copies.ts';
import { keysIn } from './sheet-keys.ts';

/** Empty ones beside what the lesson shows, for one's own formulas. */
const ROOM_TO_TRY = { rows: 2, columns: 1 } as const;

/** Above what anybody undoes. */
const MAX_UNDONE = 100;

/** `cell`: what is there after it. */
export type Change = { at: Place; cell: SheetCell };

export type OpenSheet = ReturnType<typeof createSheet>;

export function openSheet(room: HTMLElement): void {
  if (room.querySelector('[role=grid]') !== null) return;
  const sheet = createSheet(room);
  keysIn(sheet);
  find(room, '[data-sheet-line]').hidden = false;
  find(room, '[data-reset]').hidden = false;
  copyingIn(sheet);
  find(room, '[data-change-sheet]').hidden = true;
  for (const need of document.querySelectorAll<HTMLElement>('[data-need=sheet]')) need.hidden = true;
  sheet.go({ row: 0, column: 0 });
}

export function find<T extends HTMLElement = HTMLElement>(room: Element, selector: string): T {
  const found = room.querySelector<T>(selector);
  if (found === null) throw new Error(`A sheet has no ${selector}.`);
  return found;
}

/** Behind 'Przywróć', and as that one looks; in the page it would be carried by anyone who opens no sheet. */
export function addedButton(room: Element, words: string): HTMLButtonElement {
  const reset = find(room, '[data-reset]');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = reset.className;
  button.textContent = words;
  reset.parentElement?.insertBefore(button, find(room, '[data-need]'));
  return button;
}

function createSheet(room: HTMLElement) {
  const table = find<HTMLTableElement>(room, 'table');
  const line = find<HTMLInputElement>(room, '[data-sheet-line] input');
  const said = find(room, '[data-said]');
  const first = cellsIn(table);
  let cells = first.map((row) => [...row]);
  let worked: Worked[][] = [];
  let active: Place = { row: 0, column: 0 };
  /** The corner of what is selected that the active cell isn't. */
  let far = active;
  const undone: Change[][] = [];
  const tds = drawn(table, first);

  const tdAt = ({ row, column }: Place) => tds[row]?.[column];
  const cellAt = ({ row, column }: Place) => cells[row]?.[column] ?? { input: '', pattern: '' };
  const doneAt = ({ row, column }: Place) => worked[row]?.[column];

  function paint(): void {
    worked = workedOut(cells, today());
    for (const [row, line_] of tds.entries())
      for (const [column, td] of line_.entries()) show(td, worked[row]?.[column]);
  }

  function set(changes: readonly Change[]): void {
    cells = cells.map((row) => [...row]);
    for (const { at, cell } of changes) cells[at.row]?.splice(at.column, 1, cell);
    paint();
  }

  function selected() {
    const rows = [active.row, far.row].toSorted((one, other) => one - other);
    const columns = [active.column, far.column].toSorted((one, other) => one - other);
    const [from, to] = [0, 1].map((at) => ({ row: rows[at] ?? 0, column: columns[at] ?? 0 }));
    return { from: from ?? active, to: to ?? active };
  }

  function mark(): void {
    const { from, to } = selected();
    const isOne = from.row === to.row && from.column === to.column;
    for (const [row, tdsOfRow] of tds.entries())
      for (const [column, td] of tdsOfRow.entries()) {
        const isIn = row >= from.row && row <= to.row && column >= from.column && column <= to.column;
        if (isIn && !isOne) td.ariaSelected = 'true';
        else td.removeAttribute('aria-selected');
      }
  }

  /** What is selected, and its sum where there are numbers, as below a sheet. */
  function tellSelected(): void {
    const { from, to } = selected();
    const range = `${addressOf(from)}:${addressOf(to)}`;
    const sum = { input: `=JEŻELI(ILE.LICZB(${range})>1;"suma "&SUMA(${range});"")`, pattern: '' };
    const done = workedOut([...cells, [sum]], today()).at(-1)?.[0];
    const words = done?.error === null ? done.shown : '';
    said.textContent = words === '' ? range : `${range}, ${words}`;
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
    room,
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
      far = at;
      td.tabIndex = 0;
      td.dataset['active'] = '';
      mark();
      tell();
      return true;
    },
    go(at: Place): boolean {
      if (!sheet.activate(at)) return false;
      tdAt(at)?.focus();
      return true;
    },
    /** From the active cell to this one. */
    selectTo(at: Place): void {
      const td = tdAt(at);
      if (td === undefined) return;
      far = at;
      mark();
      td.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      tellSelected();
    },
    far: () => far,
    /** The places of what is selected, in rows. */
    places(): Place[][] {
      const { from, to } = selected();
      return Array.from({ length: to.row - from.row + 1 }, (_, row) =>
        Array.from({ length: to.column - from.column + 1 }, (__, column) => ({
          row: from.row + row,
          column: from.column + column,
        })),
      );
    },
    /** All at once, to be taken back at once; beyond the edge nothing is. */
    put(changes: readonly Change[]): void {
      const inside = changes.filter(({ at }) => tdAt(at) !== undefined);
      undone.push(inside.map(({ at }) => ({ at, cell: cellAt(at) })));
      if (undone.length > MAX_UNDONE) undone.shift();
      set(inside);
      tell();
    },
    shownAt: (at: Place) => doneAt(at)?.shown ?? '',
    typed: (at: Place, text: string) => typedInto(cellAt(at), text, today()),
    say(words: string): void {
      said.textContent = words;
    },
    /** What was typed into a cell is there, and all that looks at it is worked out. */
    type(at: Place, text: string): void {
      if (text === cellAt(at).input) return paint();
      sheet.put([{ at, cell: sheet.typed(at, text) }]);
    },
    /** What it came to, and of an error what it means. */
    resultAt: (at: Place) => meaningAt(at) ?? `${addressOf(at)}: ${sheet.shownAt(at)}`,
    /** Of a formula just typed. */
    tellResult(at: Place): void {
      if (isFormula(cellAt(at).input)) said.textContent = sheet.resultAt(at);
    },
    undo(): void {
      const last = undone.pop();
      if (last?.[0] === undefined) return sheet.say('Nie ma czego cofać.');
      set(last);
      if (table.contains(document.activeElement)) sheet.go(last[0].at);
      else sheet.activate(last[0].at);
      sheet.say('Cofnięto.');
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

/** The table again, as a grid; its cells in their rows. */
function drawn(table: HTMLTableElement, cells: readonly (readonly SheetCell[])[]): HTMLTableCellElement[][] {
  table.role = 'grid';
  table.ariaMultiSelectable = 'true';
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
