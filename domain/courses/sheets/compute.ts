// A sheet worked out: what each cell shows. Nothing it may hold takes long: cells, their text and what they make are bounded, and a formula that
// leads back to itself ends in an error.
import { SheetError } from './errors.ts';
import { parseFormula, type Node, type Place } from './formula.ts';
import type { Call } from './functions/call.ts';
import { isSo } from './functions/criteria.ts';
import { functionCalled } from './functions/names.ts';
import { commonPattern, patternOfBinary, shownAs, widened } from './patterns.ts';
import { asNumber, asText, compared, DATE, readTyped } from './values.ts';
import type { Pattern, Range, Scalar, Value } from './values.ts';

/** `input`: what stands in the formula line; `pattern`: how it is to look, '' = as it asks for itself. */
export type SheetCell = { input: string; pattern: Pattern };

/** Rows of equal length. */
export type Cells = readonly (readonly SheetCell[])[];

export type Worked = {
  shown: string;
  /** Where it stands in its cell: a sheet tells by that what it took something for. */
  side: 'left' | 'right' | 'middle';
  error: SheetError | null;
};

/** Of what is typed into one cell. */
export const MAX_INPUT = 250;
/** As far as names of one letter reach. */
export const MAX_COLUMNS = 26;
/** Of the cells that all formulas of a sheet may look at. */
const MAX_LOOKS = 200_000;

export function isFormula(input: string): boolean {
  return input.startsWith('=') && input.length > 1;
}

type Done = { value: Value; pattern: Pattern };

const CIRCLE = `Formuła prowadzi z\u00a0powrotem do samej siebie: wprost albo przez inne komórki.`;

/** `today`: its number; null = nobody knows it yet. */
export function workedOut(cells: Cells, today: number | null): Worked[][] {
  const look = createLooks(cells, today);
  return cells.map((row, at) => row.map((_, column) => workedCell(look({ row: at, column }))));
}

function workedCell({ value, pattern }: Done): Worked {
  if (value instanceof SheetError) return { shown: value.error, side: 'middle', error: value };
  try {
    const side = typeof value === 'number' ? 'right' : typeof value === 'boolean' ? 'middle' : 'left';
    return { shown: shownAs(value, pattern), side, error: null };
  } catch (error) {
    return workedCell({ value: asError(error), pattern: '' });
  }
}

const EMPTY: Done = { value: null, pattern: '' };

function createLooks(cells: Cells, today: number | null): (at: Place) => Done {
  const known = new Map<number, Done | 'open'>();
  let looks = 0;

  function look({ row, column }: Place): Done {
    const cell = cells[row]?.[column];
    if (cell === undefined) return EMPTY;
    const key = row * MAX_COLUMNS + column;
    const before = known.get(key);
    if (before === 'open') throw new SheetError('#ADR!', CIRCLE);
    if (before !== undefined) return before;
    known.set(key, 'open');
    const done = doneOf(cell);
    known.set(key, done);
    return done;
  }

  function doneOf({ input, pattern: given }: SheetCell): Done {
    if (!isFormula(input)) {
      const { value, pattern } = readTyped(input, today);
      return { value, pattern: given === '' ? pattern : given };
    }
    try {
      const node = parseFormula(input.slice(1));
      if (node === null || input.length > MAX_INPUT) throw new SheetError('#BŁĄD!');
      const result = one(evaluate(node));
      const value = result ?? 0;
      if (typeof value === 'number' && !Number.isFinite(value)) throw new SheetError('#LICZBA!');
      return { value, pattern: given === '' ? widened(lookOf(node), value) : given };
    } catch (error) {
      return { value: asError(error), pattern: '' };
    }
  }

  function evaluate(node: Node): Scalar | Range {
    switch (node.kind) {
      case 'value':
        return node.value;
      case 'name':
        return named(node.name);
      case 'cell':
        return safe(look(node.at).value);
      case 'range':
        return rangeOf(node);
      case 'sign':
        return each(evaluate(node.of), (value) => {
          const number = asNumber(value);
          return node.sign === '%' ? number / 100 : node.sign === '-' ? -number : number;
        });
      case 'binary':
        return pairs(evaluate(node.left), evaluate(node.right), (left, right) =>
          combined(node.sign, left, right),
        );
      case 'call':
        return called(node);
    }
  }

  function rangeOf({ from, to }: Extract<Node, { kind: 'range' }>): Range {
    const inside = cells.slice(from.row, to.row + 1);
    looks += inside.length * Math.max(0, 1 + Math.min(to.column, MAX_COLUMNS) - from.column);
    if (looks > MAX_LOOKS) throw new SheetError('#LICZBA!', 'W\u00a0tym arkuszu jest za dużo do policzenia.');
    return inside.map((line, row) =>
      line
        .slice(from.column, to.column + 1)
        .map((_, column) => look({ row: from.row + row, column: from.column + column }).value),
    );
  }

  function called({ name, parts }: Extract<Node, { kind: 'call' }>): Scalar | Range {
    const { least, most, value } = functionCalled(name);
    if (parts.length < least || parts.length > most)
      throw new SheetError('#BŁĄD!', `Funkcja ${name} ma w\u00a0nawiasie za mało albo za dużo części.`);
    const partAt = (at: number): Node => parts[at] ?? { kind: 'value', value: null };
    // Each once, however often it is asked for: within one another they would double each time.
    const found = new Map<number, { is: Scalar | Range | SheetError }>();
    const made = (at: number): Scalar | Range => {
      const part = found.get(at) ?? { is: attempted(() => evaluate(partAt(at))) };
      found.set(at, part);
      if (part.is instanceof SheetError) throw part.is;
      return part.is;
    };
    const call: Call = {
      count: parts.length,
      part: (at) => one(made(at)),
      range: (at) => {
        const node = partAt(at);
        // Anyone who counts cells sees an error in one, too.
        if (node.kind === 'cell') return [[look(node.at).value]];
        const part = made(at);
        return isRange(part) ? part : [[part]];
      },
      isRange: (at) => partAt(at).kind === 'range' || partAt(at).kind === 'cell',
      place: (at) => {
        const node = partAt(at);
        const place = node.kind === 'cell' ? node.at : node.kind === 'range' ? node.from : null;
        return place === null ? null : { row: place.row + 1, column: place.column + 1 };
      },
      today,
    };
    const result = value(call);
    return isRange(result) ? result : safe(result);
  }

  /** How the result of a formula looks that nobody gave a look: what it doesn't use may be wrong. */
  function lookOf(node: Node): Pattern {
    try {
      return patternOf(node);
    } catch (error) {
      asError(error);
      return '';
    }
  }

  function patternOf(node: Node): Pattern {
    switch (node.kind) {
      case 'cell':
        return look(node.at).pattern;
      case 'range': {
        const places = rangeOf(node).flatMap((line, row) =>
          line.map((_, column) => ({ row: node.from.row + row, column: node.from.column + column })),
        );
        return commonPattern(places.map((at) => look(at).pattern).filter((pattern) => pattern !== ''));
      }
      case 'sign':
        return node.sign === '%' ? '0%' : patternOf(node.of);
      case 'binary':
        return /[-+*/]/.test(node.sign)
          ? patternOfBinary(node.sign, patternOf(node.left), patternOf(node.right))
          : '';
      case 'call':
        return patternOfCall(functionCalled(node.name).name, node.parts);
      default:
        return '';
    }
  }

  function patternOfCall(name: string, parts: readonly Node[]): Pattern {
    if (DATES.has(name)) return DATE;
    if (name === 'PMT' || name === 'FV') return '0,00 zł';
    const taken = TAKEN.get(name);
    if (taken === undefined) return '';
    const at = taken.find((index) => parts[index] !== undefined) ?? 0;
    const part = parts[at];
    if (part === undefined) return '';
    const isInColumn = name === 'VLOOKUP' || (name === 'INDEX' && parts[2] !== undefined);
    if (isInColumn && part.kind === 'range') return patternOf(columnOf(part, parts[2]));
    const pattern = patternOf(part);
    const other = OTHERWISE.has(name) ? parts[at + 1] : undefined;
    return pattern === '' && other !== undefined ? patternOf(other) : pattern;
  }

  function columnOf(range: Extract<Node, { kind: 'range' }>, which: Node | undefined): Node {
    const at = which === undefined ? 1 : asNumber(one(evaluate(which)));
    const column = range.from.column + Math.trunc(at) - 1;
    return { kind: 'range', from: { ...range.from, column }, to: { ...range.to, column } };
  }

  return look;
}

const DATES = new Set(['TODAY', 'DATE', 'EDATE', 'EOMONTH']);
/** From which part such a function has its look: the first of these that there is. */
const TAKEN = new Map<string, readonly number[]>([
  ...['SUM', 'AVERAGE', 'MEDIAN', 'MIN', 'MAX', 'SMALL', 'LARGE', 'STDEV.S', 'INDEX', 'ABS', 'MOD'].map(
    (name) => [name, [0]] as const,
  ),
  ...['SUMIFS', 'AVERAGEIFS', 'MAXIFS', 'MINIFS', 'IFERROR', 'IFNA', 'SUMPRODUCT'].map(
    (name) => [name, [0]] as const,
  ),
  ...['SUMIF', 'AVERAGEIF'].map((name) => [name, [2, 0]] as const),
  ...['ROUND', 'ROUNDUP', 'ROUNDDOWN'].map((name) => [name, [0]] as const),
  ['IF', [1]],
  ['IFS', [1]],
  ['VLOOKUP', [1]],
  ['XLOOKUP', [2]],
]);
/** Has a second value, which may be the one that has a look. */
const OTHERWISE = new Set(['IF', 'IFERROR', 'IFNA', 'SUMPRODUCT']);

// One value or a range of them: what signs make of both.
function asError(error: unknown): SheetError {
  if (error instanceof SheetError) return error;
  throw error;
}

function attempted<T>(attempt: () => T): T | SheetError {
  try {
    return attempt();
  } catch (error) {
    return asError(error);
  }
}

function isRange(value: Value | Range): value is Range {
  return Array.isArray(value);
}

function safe(value: Value): Scalar {
  if (value instanceof SheetError) throw value;
  return value;
}

/** Of several cells none can be told, so what wants one gets an error. */
function one(made: Scalar | Range): Scalar {
  if (!isRange(made)) return made;
  const value = made[0]?.[0];
  if (made.length !== 1 || made[0]?.length !== 1 || value === undefined)
    throw new SheetError('#ARG!', 'Tu mieści się jedna wartość, a\u00a0podany jest cały zakres.');
  return safe(value);
}

function each(made: Scalar | Range, change: (value: Scalar) => Scalar): Scalar | Range {
  if (!isRange(made)) return change(made);
  return made.map((line) => line.map((value) => change(safe(value))));
}

function pairs(
  left: Scalar | Range,
  right: Scalar | Range,
  change: (left: Scalar, right: Scalar) => Scalar,
): Scalar | Range {
  if (!isRange(left) && !isRange(right)) return change(left, right);
  const shape = isRange(left) ? left : (right as Range);
  const at = (made: Scalar | Range, row: number, column: number) =>
    isRange(made) ? safe(made[row]?.[column] ?? null) : made;
  return shape.map((line, row) =>
    line.map((_, column) => change(at(left, row, column), at(right, row, column))),
  );
}

function combined(sign: string, left: Scalar, right: Scalar): Scalar {
  if (sign === '&') return `${asText(left)}${asText(right)}`.slice(0, 1_000);
  if (/[<>=]/.test(sign)) return isSo(sign, compared(left, right));
  const [first, second] = [asNumber(left), asNumber(right)];
  if (sign === '+') return first + second;
  if (sign === '-') return first - second;
  if (sign === '*') return first * second;
  if (sign === '^') return first ** second;
  if (second === 0) throw new SheetError('#DZIEL/0!');
  return first / second;
}

function named(name: string): Scalar {
  const { value } = readTyped(name, null);
  if (typeof value === 'boolean') return value;
  throw new SheetError('#NAZWA?');
}
