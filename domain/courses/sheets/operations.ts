// One value or a range of them: what signs make of both.
import { SheetError } from './errors.ts';
import { isSo } from './functions/criteria.ts';
import { asNumber, asText, compared, readTyped, type Range, type Scalar, type Value } from './values.ts';

export function asError(error: unknown): SheetError {
  if (error instanceof SheetError) return error;
  throw error;
}

export function attempted<T>(attempt: () => T): T | SheetError {
  try {
    return attempt();
  } catch (error) {
    return asError(error);
  }
}

export function isRange(value: Value | Range): value is Range {
  return Array.isArray(value);
}

export function safe(value: Value): Scalar {
  if (value instanceof SheetError) throw value;
  return value;
}

/** Of several cells none can be told, so what wants one gets an error. */
export function one(made: Scalar | Range): Scalar {
  if (!isRange(made)) return made;
  const value = made[0]?.[0];
  if (made.length !== 1 || made[0]?.length !== 1 || value === undefined)
    throw new SheetError('#ARG!', 'Tu mieści się jedna wartość, a\u00a0podany jest cały zakres.');
  return safe(value);
}

export function each(made: Scalar | Range, change: (value: Scalar) => Scalar): Scalar | Range {
  if (!isRange(made)) return change(made);
  return made.map((line) => line.map((value) => change(safe(value))));
}

export function pairs(
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

export function combined(sign: string, left: Scalar, right: Scalar): Scalar {
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

export function named(name: string): Scalar {
  const { value } = readTyped(name, null);
  if (typeof value === 'boolean') return value;
  throw new SheetError('#NAZWA?');
}
