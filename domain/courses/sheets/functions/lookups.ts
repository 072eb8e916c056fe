// What is looked up in a list, and what is chosen by whether something is so.
import { SheetError } from '../errors.ts';
import { asTruth, compared, type Range, type Scalar, type Value } from '../values.ts';
import { type Call, type SheetFunction, MANY, of, numberAt, fail, flat, indexes, found } from './call.ts';
import { meets } from './criteria.ts';

/** The place of the first that is the same; null = none. */
function placeIn(cells: readonly Value[], wanted: Scalar): number | null {
  const isWanted = typeof wanted === 'string' ? meets(`=${wanted}`) : meets(wanted);
  const at = cells.findIndex(isWanted);
  return at === -1 ? null : at;
}

/** The last that isn't more, in a list that grows. */
function nearestIn(cells: readonly Value[], wanted: Scalar): number | null {
  const at = cells.findLastIndex(
    (value) =>
      !(value instanceof SheetError) &&
      value !== null &&
      typeof value === typeof wanted &&
      compared(value, wanted) <= 0,
  );
  return at === -1 ? null : at;
}

function lookedUp(call: Call, lines: Range): Value {
  const at = numberAt(call, 2);
  if (at < 1) return fail('#ARG!');
  const isNear = call.count < 4 || asTruth(call.part(3));
  const first = lines.map(([value]) => value ?? null);
  const place = (isNear ? nearestIn : placeIn)(first, call.part(0));
  return place === null ? fail('#N/D!') : found(lines[place]?.[Math.trunc(at) - 1]);
}

function turned(range: Range): Range {
  return (range[0] ?? []).map((_, column) => range.map((row) => row[column] ?? null));
}

function xLookedUp(call: Call): Value {
  const cells = flat(call.range(1));
  const mode = numberAt(call, 4, 0);
  const exact = placeIn(cells, call.part(0));
  const place = exact ?? (mode === 0 ? null : nearest(cells, call.part(0), mode));
  if (place !== null) return found(flat(call.range(2))[place]);
  return call.count > 3 && call.part(3) !== null ? call.part(3) : fail('#N/D!');
}

/** In any order: the next below (-1) or above (1). */
function nearest(cells: readonly Value[], wanted: Scalar, mode: number): number | null {
  let best: number | null = null;
  for (const [at, value] of cells.entries()) {
    if (value instanceof SheetError || value === null || typeof value !== typeof wanted) continue;
    const isBeyond = Math.sign(compared(value, wanted)) === Math.sign(mode);
    const isNearer = best === null || Math.sign(compared(value, cells[best] as Scalar)) === -Math.sign(mode);
    if (isBeyond && isNearer) best = at;
  }
  return best;
}

function matched(call: Call): number {
  const [cells, mode] = [flat(call.range(1)), numberAt(call, 2, 1)];
  const place =
    mode === 0
      ? placeIn(cells, call.part(0))
      : mode > 0
        ? nearestIn(cells, call.part(0))
        : nearest(cells, call.part(0), 1);
  return place === null ? fail('#N/D!') : place + 1;
}

function indexed(call: Call): Value {
  const range = call.range(0);
  const isLine = range.length === 1 && call.count < 3;
  const [row, column] = isLine ? [1, numberAt(call, 1)] : [numberAt(call, 1), numberAt(call, 2, 1)];
  return found(range[row - 1]?.[column - 1]);
}

function firstTrue(call: Call): Value {
  const at = indexes(call).find((index) => index % 2 === 0 && asTruth(call.part(index)));
  return at === undefined ? fail('#N/D!') : call.part(at + 1);
}

function switched(call: Call): Value {
  const hasElse = call.count % 2 === 0;
  const pairs = indexes(call).filter((at) => at % 2 === 1 && at + 1 < call.count);
  const at = pairs.find((index) => compared(call.part(0), call.part(index)) === 0);
  if (at !== undefined) return call.part(at + 1);
  return hasElse ? call.part(call.count - 1) : fail('#N/D!');
}

function truths(call: Call): boolean[] {
  return indexes(call).flatMap((at) =>
    call.isRange(at)
      ? flat(call.range(at)).flatMap((value) => {
          const one = found(value);
          return typeof one === 'boolean' || typeof one === 'number' ? [Boolean(one)] : [];
        })
      : [asTruth(call.part(at))],
  );
}

/** What it comes to, or what it is instead if that is an error (of these names). */
function instead(call: Call, isIt: (error: SheetError) => boolean): Value {
  try {
    return call.part(0);
  } catch (error) {
    if (error instanceof SheetError && isIt(error)) return call.part(1);
    throw error;
  }
}

function isError(call: Call): boolean {
  try {
    call.part(0);
    return false;
  } catch (error) {
    if (error instanceof SheetError) return true;
    throw error;
  }
}

export const LOOKUPS: Record<string, SheetFunction> = {
  VLOOKUP: of(3, 4, (call) => lookedUp(call, call.range(1))),
  HLOOKUP: of(3, 4, (call) => lookedUp(call, turned(call.range(1)))),
  XLOOKUP: of(3, 5, xLookedUp),
  MATCH: of(2, 3, matched),
  INDEX: of(2, 3, indexed),
  IF: of(2, 3, (call) => {
    if (asTruth(call.part(0))) return call.part(1);
    return call.count > 2 ? call.part(2) : false;
  }),
  IFS: of(2, MANY, firstTrue),
  SWITCH: of(3, MANY, switched),
  IFERROR: of(2, 2, (call) => instead(call, () => true)),
  IFNA: of(2, 2, (call) => instead(call, ({ error }) => error === '#N/D!')),
  AND: of(1, MANY, (call) => truths(call).every(Boolean)),
  OR: of(1, MANY, (call) => truths(call).some(Boolean)),
  NOT: of(1, 1, (call) => !asTruth(call.part(0))),
  ISBLANK: of(1, 1, (call) => !isError(call) && call.part(0) === null),
  ISNUMBER: of(1, 1, (call) => !isError(call) && typeof call.part(0) === 'number'),
  ISTEXT: of(1, 1, (call) => !isError(call) && typeof call.part(0) === 'string'),
  ISERROR: of(1, 1, isError),
  ROW: of(1, 1, (call) => call.place(0)?.row ?? fail('#ARG!')),
  COLUMN: of(1, 1, (call) => call.place(0)?.column ?? fail('#ARG!')),
};
