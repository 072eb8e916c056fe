// Copied, pasted and filled down as in Excel: addresses in formulas go along. Other programs get what is seen, and what comes from them is typed.
import type { SheetCell } from '#domain/courses/sheets/compute.ts';
import { addressOf, type Place } from '#domain/courses/sheets/formula.ts';
import { asTabs, fromTabs, movedCell } from '#domain/courses/sheets/moved.ts';
import { addedButton, type Change, type OpenSheet } from './open-sheet.ts';

/** What was copied here last; it counts as long as the clipboard holds the same. */
let copied: { text: string; from: Place; cells: SheetCell[][] } | null = null;

export function copyingIn(sheet: OpenSheet): void {
  const { room, table } = sheet;
  table.addEventListener('copy', (event) => {
    if (!(event.target instanceof HTMLTableCellElement)) return;
    const places = sheet.places();
    const text = asTabs(places.map((row) => row.map(sheet.shownAt)));
    copied = {
      text,
      from: places[0]?.[0] ?? sheet.active(),
      cells: places.map((row) => row.map(sheet.cellAt)),
    };
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    sheet.say('Skopiowano.');
  });
  table.addEventListener('paste', (event) => {
    if (!(event.target instanceof HTMLTableCellElement)) return;
    event.preventDefault();
    paste(sheet, event.clipboardData?.getData('text/plain') ?? '');
  });
  // A finger has no keys: each press fills the next row below, or what is selected.
  addedButton(room, 'Wypełnij w\u00a0dół').addEventListener('click', () => fillDown(sheet, true));
  addedButton(room, 'Cofnij').addEventListener('click', () => sheet.undo());
}

/** The first row of what is selected into the others; of one row alone, what stands above it into it, or with `isBelow` it into the next. */
export function fillDown(sheet: OpenSheet, isBelow = false): void {
  const [first = [], ...others] = sheet.places();
  const isOne = others.length === 0;
  const beside = (by: number) => first.map((at) => ({ ...at, row: at.row + by }));
  const source = isOne && !isBelow ? beside(-1) : first;
  const wanted = isOne ? [isBelow ? beside(1) : first] : others;
  const [from, to] = [source[0], wanted[0]?.[0]];
  if (from === undefined || to === undefined) return;
  if (sheet.tdAt(from) === undefined || sheet.tdAt(to) === undefined)
    return sheet.say('Tu arkusz się kończy.');
  if (source.every((at) => sheet.cellAt(at).input === ''))
    return sheet.say(`${addressOf(from)} nic nie zawiera, więc nie ma czego kopiować w\u00a0dół.`);
  if (isBelow && isOne) {
    sheet.activate(to);
    sheet.selectTo(wanted[0]?.at(-1) ?? to);
  }
  const changes = wanted.flatMap((row) => row.map((at, column) => copyOf(sheet, source[column] ?? at, at)));
  const lost = changes
    .filter(({ at, cell }) => !['', cell.input].includes(sheet.cellAt(at).input))
    .map(({ at }) => sheet.shownAt(at));
  const isSame = changes.every(({ at, cell }) => sheet.cellAt(at).input === cell.input);
  sheet.put(changes);
  const end = changes.at(-1)?.at ?? to;
  const words = changes.length === 1 ? sheet.resultAt(to) : `Wypełniono ${addressOf(to)}:${addressOf(end)}.`;
  const gone = `Zniknęło: ${lost.slice(0, 3).join('; ')}${lost.length > 3 ? '; …' : '.'}`;
  const more = isSame ? 'Było tam już to samo.' : gone;
  sheet.say(isSame || lost.length > 0 ? `${words.replace(/\.?$/, '.')} ${more}` : words);
}

function copyOf(sheet: OpenSheet, from: Place, at: Place): Change {
  const by = { row: at.row - from.row, column: at.column - from.column };
  return { at, cell: movedCell(sheet.cellAt(from), by) };
}

function paste(sheet: OpenSheet, text: string): void {
  if (text === '') return;
  const own = copied?.text === fromOther(text) ? copied : null;
  const texts = fromTabs(text);
  const rows = own?.cells ?? texts;
  const places = sheet.places();
  const start = places[0]?.[0] ?? sheet.active();
  const pasted = (down: number, right: number, at: Place): Change => {
    const cell = own?.cells[down]?.[right];
    if (cell === undefined || own === null) return { at, cell: sheet.typed(at, texts[down]?.[right] ?? '') };
    const by = { row: at.row - own.from.row - down, column: at.column - own.from.column - right };
    return { at, cell: movedCell(cell, by) };
  };
  const isOne = rows.length === 1 && rows[0]?.length === 1;
  // One cell goes into all that is selected.
  const changes = isOne
    ? places.flat().map((at) => pasted(0, 0, at))
    : rows.flatMap((row, down) =>
        row.map((_, right) => pasted(down, right, { row: start.row + down, column: start.column + right })),
      );
  sheet.put(changes);
  const isWhole = changes.every(({ at }) => sheet.tdAt(at) !== undefined);
  sheet.say(isWhole ? 'Wklejono.' : 'Wklejono tyle, ile zmieściło się w\u00a0arkuszu.');
}

/** Windows gives line breaks back in its own way. */
const fromOther = (text: string) => text.replaceAll('\r\n', '\n');
