// What a function of a sheet is told, and what all of them do with it.
import { SheetError } from '../errors.ts';
import { asNumber, asText, type Range, type Scalar, type Value } from '../values.ts';

/** What a function is told; what isn't there yet is worked out when it is asked for, and throws what it comes to. */
export type Call = {
  /** How many parts it has. */
  count: number;
  part(at: number): Scalar;
  range(at: number): Range;
  isRange(at: number): boolean;
  /** Where a part points, from one; null = nowhere. */
  place(at: number): { row: number; column: number } | null;
  today: number | null;
};

/** Of the fewest and the most parts. */
export type SheetFunction = { least: number; most: number; value: (call: Call) => Value | Range };

export const MANY = 30;

/** Of a text that a formula makes. */
export const MAX_TEXT = 1_000;

export const of = (least: number, most: number, value: SheetFunction['value']): SheetFunction => ({
  least,
  most,
  value,
});

export const numberAt = (call: Call, at: number, missing?: number) =>
  missing !== undefined && at >= call.count ? missing : asNumber(call.part(at));

export const textAt = (call: Call, at: number) => asText(call.part(at));

export function fail(error: ConstructorParameters<typeof SheetError>[0]): never {
  throw new SheetError(error);
}

export function flat(range: Range): Value[] {
  return range.flat();
}

/** Numbers alone: text and empty cells of a range aren't counted, a written part is. */
export function numbers(call: Call, from = 0): number[] {
  return indexes(call, from).flatMap((at) =>
    call.isRange(at) ? numbersIn(flat(call.range(at))) : [asNumber(call.part(at))],
  );
}

export function numbersIn(values: readonly Value[]): number[] {
  return values.flatMap((value) => {
    if (value instanceof SheetError) throw value;
    return typeof value === 'number' ? [value] : [];
  });
}

export function indexes({ count }: Call, from = 0): number[] {
  return Array.from({ length: count - from }, (_, index) => index + from);
}

/** All values of all parts, errors among them. */
export function valuesOf(call: Call, from = 0): Value[] {
  return indexes(call, from).flatMap((at) => flat(call.range(at)));
}

export const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

export const sorted = (all: readonly number[]) => all.toSorted((one, other) => one - other);

export function found(value: Value | undefined): Value {
  if (value instanceof SheetError) throw value;
  return value === undefined ? fail('#ADR!') : value;
}

export function bounded(made: string): string {
  return made.length > MAX_TEXT ? fail('#ARG!') : made;
}
