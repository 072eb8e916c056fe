// Keys, mouse and finger in a sheet: as in Excel, but that Tab leaves the grid where nothing is being typed, so that nobody is caught in it.
import { addressOf, type Place } from '#domain/courses/sheets/formula.ts';
import { MAX_INPUT } from '#domain/courses/sheets/compute.ts';
import { addedButton, type OpenSheet } from './open-sheet.ts';
import { fillDown } from './sheet-copies.ts';

/** What is being typed: in its cell, or in the line above. `isFresh`: over what was there, so that arrows go on to the next cell. */
type Typing = { at: Place; field: HTMLInputElement; isFresh: boolean };

const ARROWS = new Map<string, Place>([
  ['ArrowUp', { row: -1, column: 0 }],
  ['ArrowDown', { row: 1, column: 0 }],
  ['ArrowLeft', { row: 0, column: -1 }],
  ['ArrowRight', { row: 0, column: 1 }],
]);

/** Behind these a formula waits for a cell. */
const WANTS_CELL = /[=+\-*/^&<>(;,:]\s*$/;

function next(at: Place, step: Place): Place {
  return { row: at.row + step.row, column: at.column + step.column };
}

export function keysIn(sheet: OpenSheet): void {
  const { table, line } = sheet;
  let typing: Typing | null = null;
  /** Where the row began that is being typed with Tab: Enter comes back under it. */
  let beganAt: number | null = null;
  let wasActive = false;

  function begin(text: string, isFresh: boolean): void {
    const at = sheet.active();
    const field = document.createElement('input');
    field.maxLength = MAX_INPUT;
    field.value = text;
    field.ariaLabel = `Komórka ${addressOf(at)}`;
    field.autocapitalize = 'off';
    field.autocomplete = 'off';
    field.spellcheck = false;
    field.enterKeyHint = 'done';
    typing = { at, field, isFresh };
    sheet.tdAt(at)?.replaceChildren(field);
    field.focus();
    line.value = text;
  }

  function end(isKept: boolean): void {
    if (typing === null) return;
    const { at, field } = typing;
    typing = null;
    if (isKept) sheet.type(at, field.value);
    else sheet.paint();
    sheet.tell();
    if (isKept) sheet.tellResult(at);
  }

  /** Keeps what was typed and goes on; false = there is no such cell. */
  function goOn(from: Place, to: Place): boolean {
    end(true);
    const isThere = sheet.go(to) || !sheet.go(from);
    sheet.tellResult(from);
    return isThere;
  }

  function keyWhileTyping(event: KeyboardEvent, { at, field, isFresh }: Typing): void {
    const isInCell = field !== line;
    const arrow = isInCell && isFresh ? ARROWS.get(event.key) : undefined;
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      goOn(at, { row: at.row + (event.shiftKey ? -1 : 1), column: beganAt ?? at.column });
      beganAt = null;
    } else if (event.key === 'Escape') {
      end(false);
      sheet.go(at);
    } else if (event.key === 'Tab' && isInCell) {
      beganAt ??= at.column;
      // At the edge Tab leaves the grid, from the cell.
      if (!goOn(at, next(at, { row: 0, column: event.shiftKey ? -1 : 1 }))) return;
    } else if (arrow !== undefined) {
      beganAt = null;
      goOn(at, next(at, arrow));
    } else return;
    event.preventDefault();
  }

  function isEmpty(at: Place): boolean {
    return sheet.cellAt(at).input === '';
  }

  /** To the end of what is filled, or to the next that is. */
  function leap(from: Place, step: Place): Place {
    const isThere = (at: Place) => sheet.tdAt(at) !== undefined;
    let at = next(from, step);
    if (!isThere(at)) return from;
    const isInside = !isEmpty(from) && !isEmpty(at);
    while (isThere(next(at, step)) && (isInside ? !isEmpty(next(at, step)) : isEmpty(at)))
      at = next(at, step);
    return at;
  }

  function keyInGrid(event: KeyboardEvent): void {
    const { key } = event;
    const at = sheet.active();
    const isCommand = event.ctrlKey || event.metaKey;
    const step = ARROWS.get(key);
    if (step !== undefined && event.shiftKey) {
      sheet.selectTo(isCommand ? leap(sheet.far(), step) : next(sheet.far(), step));
    } else if (step !== undefined) {
      sheet.go(isCommand ? leap(at, step) : next(at, step));
    } else if (isCommand && !event.altKey && key.toLowerCase() === 'a') {
      sheet.go({ row: 0, column: 0 });
      sheet.selectTo({ row: sheet.rows - 1, column: sheet.columns - 1 });
    } else if (isCommand && !event.altKey && key.toLowerCase() === 'd') fillDown(sheet);
    else if (key === 'Home') sheet.go({ row: isCommand ? 0 : at.row, column: 0 });
    else if (key === 'End') sheet.go({ row: isCommand ? sheet.rows - 1 : at.row, column: sheet.columns - 1 });
    else if (key === 'Enter' || key === 'F2') begin(sheet.cellAt(at).input, false);
    else if (key === 'Delete' || key === 'Backspace') {
      sheet.put(
        sheet
          .places()
          .flat()
          .map((place) => ({ at: place, cell: sheet.typed(place, '') })),
      );
    } else if (isCommand && !event.altKey && key.toLowerCase() === 'z') sheet.undo();
    // With AltGr both are down.
    else if (key.length === 1 && !event.metaKey && (!event.ctrlKey || event.altKey)) {
      begin('', true);
      // The browser writes the letter into the field.
      return;
    } else return;
    if (key !== 'Enter') beganAt = null;
    event.preventDefault();
  }

  table.addEventListener('keydown', (event) => {
    if (typing !== null) keyWhileTyping(event, typing);
    else if (sheet.placeOf(event.target) !== null) keyInGrid(event);
  });
  table.addEventListener('input', () => {
    if (typing !== null) line.value = typing.field.value;
  });
  table.addEventListener('focusin', ({ target }) => {
    const at = sheet.placeOf(target);
    if (at !== null && typing === null && target instanceof HTMLTableCellElement) sheet.activate(at);
  });
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (typing === null || target !== typing.field) return;
    // From the cell to the line above it one goes on typing.
    if (relatedTarget === line) typing = { ...typing, field: line };
    else end(true);
  };
  table.addEventListener('focusout', leave);
  line.addEventListener('focusout', leave);

  line.addEventListener('input', () => {
    typing ??= { at: sheet.active(), field: line, isFresh: false };
    const td = sheet.tdAt(typing.at);
    if (td !== undefined) td.textContent = line.value;
  });
  line.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === 'Escape')
      keyWhileTyping(event, typing ?? { at: sheet.active(), field: line, isFresh: false });
  });
  line.maxLength = MAX_INPUT;

  table.addEventListener('mousedown', (event) => {
    const at = sheet.placeOf(event.target);
    if (at === null || event.target === typing?.field) return;
    const before = sheet.active();
    wasActive = at.row === before.row && at.column === before.column && typing === null;
    beganAt = null;
    if (typing !== null && pointsAt(typing, at)) event.preventDefault();
    else if (typing === null && (event.shiftKey || range.ariaPressed === 'true')) {
      event.preventDefault();
      wasActive = false;
      range.ariaPressed = 'false';
      sheet.go(before);
      sheet.selectTo(at);
    }
  });
  // A finger has no Shift: the next cell that it touches ends what the chosen one begins.
  const range = addedButton(sheet.room, 'Zaznacz zakres');
  range.ariaPressed = 'false';
  range.addEventListener('click', () => {
    const isAsked = range.ariaPressed === 'false';
    range.ariaPressed = String(isAsked);
    const from = addressOf(sheet.active());
    sheet.say(
      isAsked
        ? `Zakres zaczyna się w\u00a0${from}. Wskaż komórkę, na której się kończy (na klawiaturze: Shift i\u00a0strzałki).`
        : '',
    );
  });
  // Drawn over with the mouse.
  table.addEventListener('mouseover', ({ target, buttons }) => {
    const at = sheet.placeOf(target);
    if (at !== null && buttons === 1 && typing === null) sheet.selectTo(at);
  });

  /** A cell pressed where a formula waits for one is written into it. */
  function pointsAt({ field, at: own }: Typing, at: Place): boolean {
    const caret = field.selectionStart ?? field.value.length;
    const before = field.value.slice(0, caret);
    const isOwn = at.row === own.row && at.column === own.column;
    if (isOwn || !before.startsWith('=') || !WANTS_CELL.test(before)) return false;
    field.setRangeText(addressOf(at), caret, field.selectionEnd ?? caret, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }

  table.addEventListener('dblclick', ({ target }) => {
    const at = sheet.placeOf(target);
    if (at === null || typing !== null || !sheet.activate(at)) return;
    begin(sheet.cellAt(at).input, false);
  });
  // A finger knows no double press: what it has chosen before, it opens.
  table.addEventListener('click', (event) => {
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isFinger && wasActive && typing === null && sheet.placeOf(event.target) !== null)
      begin(sheet.cellAt(sheet.active()).input, false);
  });
}
